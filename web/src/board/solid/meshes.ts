// SPDX-License-Identifier: MIT
// The meshes: discs and stones as solids of revolution, the slab of the board, a flat sheet.

import { cross, normalise, subtract, type Vector } from './matrix.ts';

/** Per vertex: position, normal and texture coordinates; three vertices per triangle. */
export type Mesh = Float32Array<ArrayBuffer>;

export const kFloatsPerCorner = 8;

/** A point of the profile: distance from the axis, and height. */
type Profile = readonly (readonly [radius: number, height: number])[];

const kSectors = 56;

/** The texture is projected from above. */
function lathe(profile: Profile): Mesh {
  const reach = Math.max(...profile.map(([radius]) => radius));
  const normals = profile.map((_, at) => {
    const [before, after] = [
      profile[Math.max(0, at - 1)]!,
      profile[Math.min(profile.length - 1, at + 1)]!,
    ];
    const [dr, dh] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dr, dh) || 1;
    return [dh / length, -dr / length] as const;
  });
  const floats: number[] = [];
  const corner = (at: number, sector: number): void => {
    const angle = (2 * Math.PI * sector) / kSectors;
    const [radius, height] = profile[at]!;
    const [outwards, upwards] = normals[at]!;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    floats.push(radius * x, height, radius * z);
    floats.push(outwards * x, upwards, outwards * z);
    floats.push(0.5 + (0.5 * radius * x) / reach, 0.5 + (0.5 * radius * z) / reach);
  };
  for (let at = 0; at + 1 < profile.length; at++) {
    for (let sector = 0; sector < kSectors; sector++) {
      corner(at, sector);
      corner(at + 1, sector);
      corner(at + 1, sector + 1);
      corner(at, sector);
      corner(at + 1, sector + 1);
      corner(at, sector + 1);
    }
  }
  return new Float32Array(floats);
}

export const kDiscHeight = 0.24;

/** A disc with a rounded edge and a flat face. */
export function disc(radius: number): Mesh {
  const [middle, edge] = [kDiscHeight / 2, 0.035];
  return lathe([
    [radius - 0.05, 0],
    [radius - 0.015, edge],
    [radius, middle],
    [radius - 0.008, kDiscHeight - 0.05],
    [radius - 0.022, kDiscHeight - 0.018],
    [radius - 0.05, kDiscHeight - 0.002],
    [radius - 0.07, kDiscHeight],
    [radius - 0.09, kDiscHeight],
    [0, kDiscHeight],
  ]);
}

export const kStoneHeight = 0.3;

/** A lens shape. */
export function lens(radius: number): Mesh {
  const half = kStoneHeight / 2;
  const steps = 18;
  return lathe(
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = -Math.PI / 2 + (Math.PI * step) / steps;
      return [radius * Math.cos(angle) ** 0.8, half + half * Math.sin(angle)] as const;
    }),
  );
}

/** A sheet of that size, centred on the origin. */
export function sheet(width: number, depth: number): Mesh {
  const [x, z] = [width / 2, depth / 2];
  const corner = (u: number, v: number): number[] =>
    [
      [(2 * u - 1) * x, 0, (2 * v - 1) * z],
      [0, 1, 0, u, v],
    ].flat();
  return new Float32Array(
    [corner(0, 0), corner(0, 1), corner(1, 1), corner(0, 0), corner(1, 1), corner(1, 0)].flat(),
  );
}

const kChamfer = 0.09;
export const kSlabHeight = 0.5;

/** Its upper side is at height 0 and has the texture, which continues down the sides like grain. */
export function slab(width: number, depth: number): Mesh {
  const ring = (inset: number, height: number): [Vector, Vector, Vector, Vector] => {
    const [x, z] = [width / 2 - inset, depth / 2 - inset];
    return [
      [-x, height, -z],
      [-x, height, z],
      [x, height, z],
      [x, height, -z],
    ];
  };
  const floats: number[] = [];
  const place = ([x, y, z]: Vector, normal: Vector): void => {
    floats.push(x, y, z, ...normal, 0.5 + x / width, 0.5 + z / depth);
  };
  const quad = (a: Vector, b: Vector, c: Vector, d: Vector): void => {
    const normal = normalise(cross(subtract(b, a), subtract(d, a)));
    for (const corner of [a, b, c, a, c, d]) place(corner, normal);
  };
  const [top, edge, bottom] = [ring(kChamfer, 0), ring(0, -kChamfer), ring(0.03, -kSlabHeight)];
  quad(...top);
  for (const [upper, lower] of [
    [top, edge],
    [edge, bottom],
  ] as const) {
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      quad(upper[side]!, lower[side]!, lower[next]!, upper[next]!);
    }
  }
  return new Float32Array(floats);
}
