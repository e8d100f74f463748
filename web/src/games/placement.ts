// SPDX-License-Identifier: MIT
// What stands where, read from a FEN for display; whether it may stand there only the engine knows.

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

/** The position with that seat to move, and else as at the start of the game. */
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

/** The squares a move names: from and to, or the one it drops a stone on. */
export function squaresOf(move: string): string[] {
  return move.match(/[a-z]\d+/g) ?? [];
}

/** The moves of a text, written without spaces. */
export function movesIn({ moving }: GameSpec, text: string): string[] {
  return text.match(new RegExp(`([a-z]\\d+){${moving.squares}}`, 'g')) ?? [];
}

/** Whether a move puts a stone on a point, instead of carrying a piece to another. */
export function isPut(move: string): boolean {
  return squaresOf(move).length === 1;
}

/** How many rows of a board a FEN writes down. */
export function rowCount(fen: string): number {
  return (fen.trim().split(' ')[0] ?? '').split('/').length;
}

/** The game on the board that a FEN describes; as it is where the page has no such board. */
export function onBoardOf(spec: GameSpec, fen: string): GameSpec {
  const lines = rowCount(fen);
  const { boards } = spec;
  const isKnown = boards !== null && lines >= boards.least && lines <= boards.most;
  return isKnown ? boards.of(lines) : spec;
}

/**
 * Carries what stands on a move's first square to its second, or puts `stone` on its only one, and
 * returns what stood there. Whether the move may be made only the engine knows.
 */
export function play<Item>(board: Map<string, Item>, move: string, stone?: Item): Item | undefined {
  const [from = '', to] = squaresOf(move);
  const item = to === undefined ? stone : board.get(from);
  const taken = board.get(to ?? from);
  board.delete(from);
  if (item !== undefined) board.set(to ?? from, item);
  return taken;
}

/** The position after the moves; its rule and its counters, which are the engine's, stay as they are. */
export function fenAfter(spec: GameSpec, fen: string, moves: readonly string[]): string {
  if (moves.length === 0) return fen;
  const first = seatToMove(spec, fen);
  const seat = moves.length % 2 === 0 ? first : otherSeat(first);
  const [rows = '', side = ''] = fenOf(spec, placementAfter(spec, fen, moves), seat).split(' ');
  return [rows, side, ...fen.split(' ').slice(2)].join(' ');
}

/** What stands where after the moves. */
export function placementAfter(spec: GameSpec, fen: string, moves: readonly string[]): Placement {
  const board = new Map(parsePlacement(spec, fen));
  let seat = seatToMove(spec, fen);
  for (const move of moves) {
    play(board, move, stoneLetter(spec, seat));
    seat = otherSeat(seat);
  }
  return board;
}
