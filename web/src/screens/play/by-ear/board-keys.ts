// SPDX-License-Identifier: MIT
// The keys by which blind players of lichess find their way over a board (its blind mode, also called NVUI): a letter
// leads to the next piece of that kind, with Shift to the one before; digits lead to ranks, with Shift to files; others
// ask. Letters of pieces are those of FENs, of which R, N, B, P and K are the same there.

import type { BoardModel } from '../../../board/model.ts';
import { parseSquare, squareName, squaresOn } from '../../../games/squares.ts';

/** The question asked with a key on the board. */
export type BoardQuestion = 'last-move' | 'clocks' | 'here' | 'write';

export type BoardKey =
  | { readonly kind: 'go'; readonly square: string }
  /** There is no such piece. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ask'; readonly question: BoardQuestion };

const questions: Readonly<Record<string, BoardQuestion>> = {
  l: 'last-move',
  t: 'clocks',
  o: 'here',
  i: 'write',
};

export interface Stroke {
  readonly key: string;
  /** The physical key, independent of Shift. */
  readonly code: string;
  readonly shiftKey: boolean;
}

/** The next square from there with such a piece, of either side. */
function nextPiece(board: BoardModel, from: string, letter: string, isBack: boolean): BoardKey {
  const { spec, placement } = board;
  const isSuch = (one: string): boolean => placement.get(one)?.toLowerCase() === letter;
  const all = isBack ? squaresOn(spec).toReversed() : squaresOn(spec);
  const at = all.indexOf(from);
  const square = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(isSuch);
  return square === undefined ? { kind: 'none' } : { kind: 'go', square };
}

/** Null for other keys. */
export function boardKey(board: BoardModel, square: string, stroke: Stroke): BoardKey | null {
  const { spec } = board;
  const key = stroke.key.toLowerCase();
  const place = parseSquare(spec, square);
  if (place === null) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(stroke.code)?.[1];
  if (digit !== undefined) {
    const name = stroke.shiftKey
      ? squareName(spec, Number(digit) - 1, place.rank)
      : squareName(spec, place.file, Number(digit) - spec.firstRank);
    return parseSquare(spec, name) === null ? null : { kind: 'go', square: name };
  }
  const question = stroke.shiftKey ? undefined : questions[key];
  if (question !== undefined) return { kind: 'ask', question };
  // All stones are of one type.
  const isPiece = spec.moving.squares === 2 && Object.hasOwn(spec.pieces, key);
  return isPiece ? nextPiece(board, square, key, stroke.shiftKey) : null;
}
