// SPDX-License-Identifier: MIT
// The camera: it orbits the board, which always fits the picture.

import {
  lookAt,
  multiply,
  perspective,
  transform,
  type Homography,
  type Matrix,
  type Vector,
} from './matrix.ts';

/** In radians: azimuth, and elevation above the plane of the board. */
export interface Orbit {
  readonly turn: number;
  readonly rise: number;
}

export const usualOrbit: Orbit = { turn: 0, rise: 1.1 };

const kLowest = 0.45;
const kHighest = 1.5;
const kMostTurn = 1.2;
const kAngle = 0.5;
/** The margin, as a share of half the picture. */
const kFilled = 0.965;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function orbited({ turn, rise }: Orbit, byTurn: number, byRise: number): Orbit {
  return {
    turn: clamp(turn + byTurn, -kMostTurn, kMostTurn),
    rise: clamp(rise + byRise, kLowest, kHighest),
  };
}

function eyeOf({ turn, rise }: Orbit, distance: number): Vector {
  const flat = Math.cos(rise) * distance;
  return [Math.sin(turn) * flat, Math.sin(rise) * distance, Math.cos(turn) * flat];
}

function viewFrom(orbit: Orbit, distance: number, aspect: number): Matrix {
  const lens = perspective(kAngle, aspect, 1, 200);
  return multiply(lens, lookAt(eyeOf(orbit, distance), [0, 0, 0], [0, 1, 0]));
}

interface Bounds {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly middle: readonly [number, number];
}

function boundsOf(matrix: Matrix, corners: readonly Vector[]): Bounds {
  const seen = corners.map((corner) => {
    const [x, y, , w] = transform(matrix, corner);
    return [x / w, y / w] as const;
  });
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return {
    halfWidth: (right - left) / 2,
    halfHeight: (high - low) / 2,
    middle: [(left + right) / 2, (low + high) / 2],
  };
}

export interface Camera {
  readonly eye: Vector;
  /** Board space to clip coordinates. */
  readonly matrix: Matrix;
}

/** As close as possible with all corners visible and centred. */
export function cameraAt(orbit: Orbit, aspect: number, corners: readonly Vector[]): Camera {
  let [near, far] = [8, 120];
  for (let step = 0; step < 24; step++) {
    const distance = (near + far) / 2;
    const { halfWidth, halfHeight } = boundsOf(viewFrom(orbit, distance, aspect), corners);
    if (halfWidth <= kFilled && halfHeight <= kFilled) far = distance;
    else near = distance;
  }
  const view = viewFrom(orbit, far, aspect);
  const [x, y] = boundsOf(view, corners).middle;
  const shift = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, 0, 1];
  return { eye: eyeOf(orbit, far), matrix: multiply(shift, view) };
}

/** Maps a plane at that height, in x and z, to the picture in pixels from its upper left. */
export function planeToPicture(
  matrix: Matrix,
  height: number,
  picture: { readonly width: number; readonly height: number },
): Homography {
  const column = (at: number): [number, number, number] => [
    matrix[at]!,
    matrix[at + 1]!,
    matrix[at + 3]!,
  ];
  const [x, y, z, one] = [column(0), column(4), column(8), column(12)];
  const origin = one.map((value, row) => value + height * y[row]!);
  const seen = ([clipX = 0, clipY = 0, w = 0]: readonly number[]): Vector => [
    ((clipX + w) / 2) * picture.width,
    ((w - clipY) / 2) * picture.height,
    w,
  ];
  const [[a, d, g], [b, e, h], [c, f, i]] = [seen(x), seen(z), seen(origin)];
  return [a, b, c, d, e, f, g, h, i];
}
