// SPDX-License-Identifier: MIT
// Positions as the package's users specify them.

import type { GameId, PositionRef, RuleSet } from '../../../src/engine/protocol.ts';
import { startFenOf } from '../../../src/games/game-spec.ts';
import { gameSpec } from '../../../src/games/index.ts';

/** A position: a start position, the moves from there, and the rule set; `{}` is the start of the game. */
export interface Position {
  /** The start position as a FEN; default: the usual start position. */
  readonly fen?: string;
  /** Moves such as `h2e2`, from and to; in Gomoku, points such as `h8`. Default: none. */
  readonly moves?: readonly string[];
  /**
   * Default: `asian` in Xiangqi, `freestyle` in Gomoku. In Gomoku a rule named in the FEN takes precedence.
   */
  readonly rules?: RuleSet;
}

/** The position as sent to the engine, with defaults filled in. */
export function positionRef(game: GameId, { fen, moves = [], rules }: Position): PositionRef {
  const spec = gameSpec(game);
  const law = rules ?? spec.rules[0];
  return { fen: fen ?? startFenOf(spec, law), moves, rules: law };
}
