// SPDX-License-Identifier: MIT
// The moves of a game in notation, as written by the engine.

import type { Notation, WrittenMoves } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { seatToMove } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { WrittenLine } from '../../../ui/move-list.ts';
import type { EngineState } from '../../../engine/engine-state.ts';
import type { Said } from '../../../ui/words/pieces.ts';
import type { Shown } from './shown.ts';

/** The chosen notation, or that of the language; coordinates if the game has no other. */
export function notationFor(spec: GameSpec, chosen: Notation | null, strings: Strings): Notation {
  return spec.notations.length === 0 ? 'uci' : (chosen ?? strings.notation);
}

/** The last move in that notation; null if it was not written. */
export function lastSaid(written: WrittenMoves, notation: Notation): Said | null {
  const text = written[notation]?.at(-1);
  return text === undefined ? null : { notation, text };
}

/** The first move of a line in that notation. */
export function firstSaid(written: WrittenMoves, notation: Notation): Said | null {
  const text = written[notation]?.[0];
  return text === undefined ? null : { notation, text };
}

/** The start of a game, its moves, and the shown position. */
export interface Played {
  readonly spec: GameSpec;
  readonly startFen: string;
  readonly moves: readonly string[];
  readonly shown: Shown;
  readonly engine: EngineState;
}

export function writtenLine(
  { spec, startFen, moves, shown, engine }: Played,
  notation: Notation,
): WrittenLine {
  const texts = moves.map((move, ply) => {
    if (shown.moves[ply] === move) return shown.written[notation]?.[ply] ?? move;
    return engine.name === 'failed' ? move : null;
  });
  return { notation, first: seatToMove(spec, startFen), texts };
}

/** The `lang` of Chinese text, needed for fonts and speech; null for other notations. */
export function languageOf(notation: Notation): string | null {
  return notation.startsWith('zh') ? notation : null;
}
