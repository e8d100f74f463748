// SPDX-License-Identifier: MIT
// The games of the page.

import type { GameId } from '../engine/protocol.ts';
import type { GameSpec } from './game-spec.ts';
import { gomoku } from './gomoku/index.ts';
import { xiangqi } from './xiangqi/index.ts';

const known: Readonly<Record<GameId, GameSpec>> = { xiangqi, gomoku };

export const games = Object.values(known);

/** The game of that name; Xiangqi for other names. */
export function gameSpec(name: string | null): GameSpec {
  return games.find((spec) => spec.id === name) ?? xiangqi;
}
