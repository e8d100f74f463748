// SPDX-License-Identifier: MIT
// The 3D board: where its points appear from any viewpoint.

import { describe, expect, test } from 'vitest';
import { cameraAt, orbited, planeToPicture, usualOrbit } from '../../src/board/solid/camera.ts';
import { apply, transform, type Homography, type Vector } from '../../src/board/solid/matrix.ts';
import { disc, kFloatsPerCorner, lens, slab } from '../../src/board/solid/meshes.ts';

const picture = { width: 480, height: 530 };
const [x, z] = [4.78, 5.28];
const corners: Vector[] = [-x, x].flatMap((across) =>
  [-z, z].flatMap((along) => [-0.5, 0.24].map((up): Vector => [across, up, along])),
);

const orbits = {
  'as at first': usualOrbit,
  'from the far left': orbited(usualOrbit, -9, 0),
  'from low down': orbited(usualOrbit, 0.4, -9),
  'from above': orbited(usualOrbit, 0, 9),
};

function seenFrom(orbit: typeof usualOrbit): Homography {
  const { matrix } = cameraAt(orbit, picture.width / picture.height, corners);
  return planeToPicture(matrix, 0, picture);
}

/** The width of a cell in the middle of that row. */
function widthAt(map: Homography, row: number): number {
  const [left, right] = [apply(map, -0.5, row), apply(map, 0.5, row)];
  return Math.hypot(right.x - left.x, right.y - left.y);
}

function reach(values: readonly number[]): number {
  return Math.max(...values.map(Math.abs));
}

describe.each(Object.entries(orbits))('%s', (_name, orbit) => {
  test('the whole board is in the picture, and fills it', () => {
    const { matrix } = cameraAt(orbit, picture.width / picture.height, corners);
    const seen = corners.map((corner) => {
      const [clipX, clipY, , w] = transform(matrix, corner);
      return { across: clipX / w, up: clipY / w };
    });
    const [across, up] = [seen.map((one) => one.across), seen.map((one) => one.up)];
    expect(reach([...across, ...up])).toBeLessThanOrEqual(1);
    expect(Math.max(reach(across), reach(up))).toBeGreaterThan(0.95);
  });

  test('what is nearer is lower and larger', () => {
    const map = seenFrom(orbit);
    const [far, near] = [apply(map, 0, -4.5), apply(map, 0, 4.5)];
    expect(near.y).toBeGreaterThan(far.y);
    expect(widthAt(map, 4.5)).toBeGreaterThan(widthAt(map, -4.5));
  });
});

test('shapes are closed outwards: every normal points away from the middle', () => {
  const shapes = { disc: disc(0.4), lens: lens(0.4), slab: slab(9, 10) };
  const middles = { disc: 0.12, lens: 0.15, slab: -0.25 };
  for (const [name, mesh] of Object.entries(shapes)) {
    const middle = middles[name as keyof typeof middles];
    const outwards: number[] = [];
    for (let at = 0; at < mesh.length; at += kFloatsPerCorner) {
      const [px = 0, py = 0, pz = 0, nx = 0, ny = 0, nz = 0] = mesh.slice(at, at + 6);
      outwards.push(px * nx + (py - middle) * ny + pz * nz);
    }
    expect(Math.min(...outwards), name).toBeGreaterThan(0);
  }
});
