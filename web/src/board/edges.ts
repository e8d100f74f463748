// SPDX-License-Identifier: MIT
// The edge coordinates of a board in the chosen notation.

import type { Notation } from '../engine/protocol.ts';
import type { BoardArt, GameSpec } from '../games/game-spec.ts';
import type { Seat } from '../games/seat.ts';
import { place, type Point, type View } from './geometry.ts';

/**
 * `points`: letters and numbers that name points. The others number files from each player's right, on both edges:
 * `numerals` uses 一 to 九 for Red and 1 to 9 for Black, `digits` 1 to 9 for both.
 */
export type Edges = 'points' | 'numerals' | 'digits';

const edgesOfNotation: Readonly<Record<Notation, Edges>> = {
  uci: 'points',
  iccs: 'points',
  wxf: 'digits',
  vietnamese: 'digits',
  'zh-hans': 'numerals',
  'zh-hant': 'numerals',
};

export function edgesFor(spec: GameSpec, notation: Notation): Edges {
  return spec.notations.length === 0 ? 'points' : edgesOfNotation[notation];
}

const kNumerals = '一二三四五六七八九';

/** A file counted from the right of the reading side; null where points are named. */
export function fileLabel(
  spec: GameSpec,
  notation: Notation,
  square: string,
  seat: Seat,
): string | null {
  const edges = edgesFor(spec, notation);
  if (edges === 'points') return null;
  const file = square.charCodeAt(0) - 97;
  const number = seat === 'first' ? spec.files - file : file + 1;
  return edges === 'numerals' && seat === 'first' ? kNumerals.charAt(number - 1) : String(number);
}

export interface EdgeLabel {
  readonly text: string;
  readonly at: Point;
}

/** In cells from the top left point, for pieces of that radius. */
export function edgeLabels(
  view: View,
  art: BoardArt,
  edges: Edges,
  pieceRadius: number,
): EdgeLabel[] {
  const { files, ranks, firstRank } = view.size;
  // Midway between the rim of a piece on the outer line and the edge.
  const gap = 0.5 * (pieceRadius + art.margin);
  const along = Array.from({ length: files }, (_, file) => place(view, file, 0).x);
  const [above, below] = [-gap, ranks - 1 + gap];
  if (edges === 'points') {
    return [
      ...along.map((x, file) => ({ text: String.fromCharCode(97 + file), at: { x, y: below } })),
      ...Array.from({ length: ranks }, (_, rank) => ({
        text: String(rank + firstRank),
        at: { x: -gap, y: place(view, 0, rank).y },
      })),
    ];
  }
  const [first, second] = view.isFlipped ? [above, below] : [below, above];
  return along.flatMap((x, file) => {
    const number = files - file;
    const numeral = kNumerals.charAt(number - 1);
    return [
      { text: edges === 'numerals' ? numeral : String(number), at: { x, y: first } },
      { text: String(file + 1), at: { x, y: second } },
    ];
  });
}
