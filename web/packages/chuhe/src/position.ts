// SPDX-License-Identifier: MIT
// Positions as the package's users specify them.

import type { GameId, PositionRef, RuleSet } from '../../../src/engine/protocol.ts';
import { startFenOf } from '../../../src/games/game-spec.ts';
import { gameSpec } from '../../../src/games/index.ts';

/** A position by its origin, the moves since, and the rules it is judged by; `{}` is the start. */
export interface Position {
  /** Where the moves begin; the start of the game without it. */
  readonly fen?: string;
  /** As `h2e2`, from and to; in Gomoku as `h8`. None without it. */
  readonly moves?: readonly string[];
  /** `asian` in Xiangqi and `freestyle` in Gomoku without it; in Gomoku a FEN that names its rule goes before. */
  readonly rules?: RuleSet;
}

/** The position as sent to the engine, with defaults filled in. */
export function positionRef(game: GameId, { fen, moves = [], rules }: Position): PositionRef {
  const spec = gameSpec(game);
  const law = rules ?? spec.rules[0];
  return { fen: fen ?? startFenOf(spec, law), moves, rules: law };
}
