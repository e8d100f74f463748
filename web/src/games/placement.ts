// SPDX-License-Identifier: MIT
// Reads positions from FENs for display; the engine checks their legality.

import type { GameSpec } from './game-spec.ts';
import { otherSeat, type Seat } from './seat.ts';
import { squareName, type BoardSize, type Placement } from './squares.ts';

export function parsePlacement(size: BoardSize, fen: string): Placement {
  const placement = new Map<string, string>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.forEach((row, index) => {
    const rank = size.ranks - 1 - index;
    let file = 0;
    for (const token of row.match(/\d+|[A-Za-z]/g) ?? []) {
      const run = Number(token);
      if (Number.isNaN(run)) placement.set(squareName(size, file++, rank), token);
      else file += run;
    }
  });
  return placement;
}

/** The first field of a FEN. */
export function rowsOf(size: BoardSize, placement: Placement): string {
  const rows = Array.from({ length: size.ranks }, (_row, y) => {
    const names = Array.from({ length: size.files }, (_point, file) =>
      squareName(size, file, size.ranks - 1 - y),
    );
    const letters = names.map((square) => placement.get(square) ?? '1').join('');
    return letters.replace(/1+/g, ({ length }) => String(length));
  });
  return rows.join('/');
}

/** The FEN with that seat to move; the other fields are those of the start position. */
export function fenOf(spec: GameSpec, placement: Placement, seat: Seat): string {
  const [, firstLetter = '', ...rest] = spec.startFen.split(' ');
  const side = seat === 'second' ? spec.secondLetter : firstLetter;
  return [rowsOf(spec, placement), side, ...rest].join(' ');
}

/** The letter of the side to move. */
function sideLetter(fen: string): string {
  return fen.split(' ')[1] ?? '';
}

export function seatToMove(spec: GameSpec, fen: string): Seat {
  return sideLetter(fen) === spec.secondLetter ? 'second' : 'first';
}

/** The letter of a side's stones. */
export function stoneLetter({ pieces }: GameSpec, seat: Seat): string {
  return Object.keys(pieces).find((letter) => pieces[letter]?.seat === seat) ?? '';
}

/** The squares of a move: from and to, or the point of a stone. */
export function squaresOf(move: string): string[] {
  return move.match(/[a-z]\d+/g) ?? [];
}

/** Splits a text of moves without spaces. */
export function movesIn({ moving }: GameSpec, text: string): string[] {
  return text.match(new RegExp(`([a-z]\\d+){${moving.squares}}`, 'g')) ?? [];
}

/** Whether a move places a stone instead of moving a piece. */
export function isPut(move: string): boolean {
  return squaresOf(move).length === 1;
}

/** The number of ranks in a FEN. */
export function rowCount(fen: string): number {
  return (fen.trim().split(' ')[0] ?? '').split('/').length;
}

/** The game on the board size of the FEN; unchanged if the page has no such board. */
export function onBoardOf(spec: GameSpec, fen: string): GameSpec {
  const lines = rowCount(fen);
  const { boards } = spec;
  const isKnown = boards !== null && lines >= boards.least && lines <= boards.most;
  return isKnown ? boards.of(lines) : spec;
}

/**
 * Moves the item on the first square of a move to the second, or places `stone` on its only square.
 * Returns the item that was there. Does not check legality.
 */
export function play<Item>(board: Map<string, Item>, move: string, stone?: Item): Item | undefined {
  const [from = '', to] = squaresOf(move);
  const item = to === undefined ? stone : board.get(from);
  const taken = board.get(to ?? from);
  board.delete(from);
  if (item !== undefined) board.set(to ?? from, item);
  return taken;
}

/**
 * The position after the moves; the rule and counters stay unchanged, because the engine maintains
 * them.
 */
export function fenAfter(spec: GameSpec, fen: string, moves: readonly string[]): string {
  if (moves.length === 0) return fen;
  const first = seatToMove(spec, fen);
  const seat = moves.length % 2 === 0 ? first : otherSeat(first);
  const [rows = '', side = ''] = fenOf(spec, placementAfter(spec, fen, moves), seat).split(' ');
  return [rows, side, ...fen.split(' ').slice(2)].join(' ');
}

/** The pieces by square after the moves. */
export function placementAfter(spec: GameSpec, fen: string, moves: readonly string[]): Placement {
  const board = new Map(parsePlacement(spec, fen));
  let seat = seatToMove(spec, fen);
  for (const move of moves) {
    play(board, move, stoneLetter(spec, seat));
    seat = otherSeat(seat);
  }
  return board;
}
