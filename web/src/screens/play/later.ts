// SPDX-License-Identifier: MIT
// What a game needs from its first move on, in one part that comes then.

export { showEnd } from './over/show-end.ts';
export { toldGame } from './played.ts';
export { record } from './record.ts';
