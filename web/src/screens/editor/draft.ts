// SPDX-License-Identifier: MIT
// A position being set up: the pieces and the side to move.

import { fenOf, parsePlacement } from '../../games/placement.ts';
import { parseSquare, squareName, type Placement } from '../../games/squares.ts';
import type { RuleSet } from '../../engine/protocol.ts';
import { withRule, type GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';

export interface Draft {
  /** FEN letters by square. */
  readonly pieces: Placement;
  readonly seat: Seat;
}

function widthOf(row: string): number {
  const tokens = row.match(/\d+|[A-Za-z]/g) ?? [];
  return tokens.reduce((width, token) => width + (/\d/.test(token) ? Number(token) : 1), 0);
}

function isWhole({ ranks, files, pieces }: GameSpec, rows: string): boolean {
  const all = rows.split('/');
  const letters = rows.replace(/[\d/]/g, '').split('');
  const isKnown = letters.every((letter) => pieces[letter] !== undefined);
  return isKnown && all.length === ranks && all.every((row) => widthOf(row) === files);
}

/**
 * Null if the text does not describe the whole board; the engine checks whether it can be played.
 */
export function parseDraft(spec: GameSpec, fen: string): Draft | null {
  const [first = '', side = ''] = fen.trim().split(/\s+/);
  const rows = first.replace(/[a-z]/gi, (letter) => spec.aliases[letter] ?? letter);
  if (!isWhole(spec, rows)) return null;
  return {
    pieces: parsePlacement(spec, rows),
    seat: side === spec.secondLetter ? 'second' : 'first',
  };
}

export function draftFen(spec: GameSpec, { pieces, seat }: Draft, rules: RuleSet): string {
  return withRule(spec, fenOf(spec, pieces, seat), rules);
}

export function withPiece(draft: Draft, square: string, letter: string): Draft {
  return { ...draft, pieces: new Map(draft.pieces).set(square, letter) };
}

export function withoutPiece(draft: Draft, square: string): Draft {
  const pieces = new Map(draft.pieces);
  return pieces.delete(square) ? { ...draft, pieces } : draft;
}

export function withMoved(draft: Draft, from: string, to: string): Draft {
  const letter = draft.pieces.get(from);
  if (letter === undefined || from === to) return draft;
  return withPiece(withoutPiece(draft, from), to, letter);
}

/** Mirrors the board left to right. */
export function mirrored(spec: GameSpec, draft: Draft): Draft {
  const other = (square: string): string => {
    const at = parseSquare(spec, square);
    return at ? squareName(spec, spec.files - 1 - at.file, at.rank) : square;
  };
  return {
    ...draft,
    pieces: new Map([...draft.pieces].map(([square, piece]) => [other(square), piece])),
  };
}

/**
 * The number of a piece left in the box, which holds the pieces of the start position; null if
 * unlimited.
 */
export function leftOf(spec: GameSpec, { pieces }: Draft, letter: string): number | null {
  const box = parsePlacement(spec, spec.startFen);
  if (box.size === 0) return null;
  const countIn = (placement: Placement): number =>
    [...placement.values()].filter((one) => one === letter).length;
  return Math.max(0, countIn(box) - countIn(pieces));
}
