// SPDX-License-Identifier: MIT
// The linear algebra of the 3D board. Matrices are column-major, as in WebGL.

export type Vector = readonly [number, number, number];

/** Four columns of four. */
export type Matrix = readonly number[];

export function multiply(a: Matrix, b: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, index) => {
    const [row, column] = [index % 4, 4 * Math.floor(index / 4)];
    return [0, 1, 2, 3].reduce((sum, k) => sum + a[4 * k + row]! * b[column + k]!, 0);
  });
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normalise(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** The vertical field of view `angle`, in radians. */
export function perspective(angle: number, aspect: number, near: number, far: number): Matrix {
  const f = 1 / Math.tan(angle / 2);
  const depth = near - far;
  return [
    [f / aspect, 0, 0, 0],
    [0, f, 0, 0],
    [0, 0, (far + near) / depth, -1],
    [0, 0, (2 * far * near) / depth, 0],
  ].flat();
}

export function lookAt(eye: Vector, target: Vector, up: Vector): Matrix {
  const back = normalise(subtract(eye, target));
  const right = normalise(cross(up, back));
  const above = cross(back, right);
  return [
    [right[0], above[0], back[0], 0],
    [right[1], above[1], back[1], 0],
    [right[2], above[2], back[2], 0],
    [-dot(right, eye), -dot(above, eye), -dot(back, eye), 1],
  ].flat();
}

/** Clip coordinates: x, y, z and w. */
export function transform(matrix: Matrix, [x, y, z]: Vector): [number, number, number, number] {
  const at = (row: number): number =>
    matrix[row]! * x + matrix[row + 4]! * y + matrix[row + 8]! * z + matrix[row + 12]!;
  return [at(0), at(1), at(2), at(3)];
}

/** A homography: three rows of three. */
export type Homography = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

export function apply(map: Homography, x: number, y: number): { x: number; y: number } {
  const row = (at: number): number => map[at]! * x + map[at + 1]! * y + map[at + 2]!;
  return { x: row(0) / row(6), y: row(3) / row(6) };
}
