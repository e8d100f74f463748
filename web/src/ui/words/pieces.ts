// SPDX-License-Identifier: MIT
// Pieces, stones and moves in words.

import type { GameSpec, Seat } from '../../games/game-spec.ts';
import { parsePlacement, seatToMove, squaresOf } from '../../games/placement.ts';
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

/** The stone a side puts. */
export function stoneOf(spec: GameSpec, seat: Seat, strings: Strings): string {
  const stone = Object.values(spec.pieces).find((piece) => piece.seat === seat);
  return stone === undefined ? '' : strings.pieces[stone.label];
}

/** What a move does, from the position it is made in. */
export function moveInWords(spec: GameSpec, fen: string, move: string, strings: Strings): string {
  if (spec.moves === 'stones') {
    return strings.spoken.put(stoneOf(spec, seatToMove(spec, fen), strings), move);
  }
  const placement = parsePlacement(spec, fen);
  const [from = '', to = ''] = squaresOf(move);
  const mover = pieceName(spec, placement.get(from), strings);
  if (mover === null) return move;
  const words = strings.spoken.move(mover, from, to);
  const taken = pieceName(spec, placement.get(to), strings);
  return taken === null ? words : strings.spoken.taking(words, taken);
}

/** What comes of the point that was chosen for a stone: another tap, or why none may be put. */
export function pointInWords(point: string, foul: Foul | undefined, strings: Strings): string {
  return foul === undefined
    ? strings.spoken.tapAgain(point)
    : strings.barred(point, strings.fouls[foul]);
}
