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

/** The position as sent to the engine, with defaults filled in. Throws a `TypeError` for anything else. */
export function positionRef(game: GameId, position: Position): PositionRef {
  if (typeof position !== 'object' || position === null) {
    throw new TypeError(`a position is an object { fen, moves, rules }, not ${String(position)}`);
  }
  const { fen, moves = [], rules } = position;
  if (fen !== undefined && typeof fen !== 'string') throw new TypeError('fen must be a string');
  if (!Array.isArray(moves) || moves.some((move) => typeof move !== 'string')) {
    throw new TypeError("moves must be a list such as ['h2e2', 'h9g7']");
  }
  const spec = gameSpec(game);
  const law = rules ?? spec.rules[0];
  return { fen: fen ?? startFenOf(spec, law), moves, rules: law };
}
