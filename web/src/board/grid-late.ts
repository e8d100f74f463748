// SPDX-License-Identifier: MIT
// What the grid needs only after the first paint: names of the points, and keys.

export { nextSeen } from './grid-keys.ts';
export { boardInWords, squareLabels } from './labels.ts';
