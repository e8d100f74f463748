// SPDX-License-Identifier: MIT
// Pieces, stones and moves in words.

import type { GameSpec } from '../../games/game-spec.ts';
import {
  isPut,
  parsePlacement,
  seatToMove,
  squaresOf,
  stoneLetter,
} from '../../games/placement.ts';
import type { Foul } from '../../games/stones.ts';
import type { Strings } from '../../i18n/index.ts';

/** Null for a letter the game does not have. */
export function pieceName(
  spec: GameSpec,
  letter: string | undefined,
  strings: Strings,
): string | null {
  const piece = letter === undefined ? undefined : spec.pieces[letter];
  return piece === undefined ? null : strings.pieces[piece.label];
}

/** What a move does, from the position it is made in. */
export function moveInWords(spec: GameSpec, fen: string, move: string, strings: Strings): string {
  const [from = '', to] = squaresOf(move);
  if (to === undefined) {
    const stone = pieceName(spec, stoneLetter(spec, seatToMove(spec, fen)), strings);
    return strings.spoken.put(stone ?? '', move);
  }
  const placement = parsePlacement(spec, fen);
  const mover = pieceName(spec, placement.get(from), strings);
  if (mover === null) return move;
  const words = strings.spoken.move(mover, from, to);
  const taken = pieceName(spec, placement.get(to), strings);
  return taken === null ? words : strings.spoken.taking(words, taken);
}

/** A move that is yet to be made; that of a stone is named by its point. */
export function plannedInWords(spec: GameSpec, fen: string, move: string, strings: Strings) {
  return isPut(move) ? move : moveInWords(spec, fen, move, strings);
}

/** What comes of the point that was chosen for a stone: another tap, or why none may be put. */
export function pointInWords(point: string, foul: Foul | undefined, strings: Strings): string {
  return foul === undefined
    ? strings.spoken.tapAgain(point)
    : strings.barred(point, strings.fouls[foul]);
}
