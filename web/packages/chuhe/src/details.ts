// SPDX-License-Identifier: MIT
// The types that the comments of the elements name for the details of their events, for the
// declarations that element-types.ts generates.

export type { BoardMove } from '../../../src/elements/chuhe-board.ts';
export type { ToldGame } from '../../../src/games/played-game.ts';
export type { Embedded } from '../../../src/screens/common/embedded.ts';
