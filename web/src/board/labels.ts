// SPDX-License-Identifier: MIT
// The wording of a board: the labels of its squares, and the announcement of selections.

import type { Strings } from '../i18n/index.ts';
import { pieceName, pointInWords } from '../ui/words/pieces.ts';
import { listOf } from '../ui/words/list-of.ts';
import type { BoardModel } from './model.ts';

export function boardInWords({ spec, isFlipped }: BoardModel, strings: Strings): string {
  const { name } = strings.games[spec.id];
  if (!spec.moving.isTurnable) return strings.spoken.stones(name, spec.files);
  return strings.spoken.board(name, strings.sides[spec.sides[isFlipped ? 'second' : 'first']]);
}

/** Without duplicates: a point may belong to several rows. */
function rowNotes({ spec, rows }: BoardModel, square: string, strings: Strings): string[] {
  const notes = rows.flatMap(({ seat, meaning, stones, next }) => {
    if (meaning === 'won') return [];
    const name = strings.threats.of(strings.sides[spec.sides[seat]], meaning);
    if (stones.includes(square)) return [strings.threats.stone(name)];
    return next.includes(square) ? [strings.threats.point(name)] : [];
  });
  return [...new Set(notes)];
}

function notesOn(board: BoardModel, square: string, strings: Strings): string[] {
  const { spoken, fouls } = strings;
  const foul = board.barred.get(square);
  const isWon = board.rows.some((row) => row.meaning === 'won' && row.stones.includes(square));
  const notes: string[] = [];
  if (square === board.selected) notes.push(spoken.selected);
  if (foul !== undefined) notes.push(spoken.barred(fouls[foul]));
  if (isWon) notes.push(spoken.winningRow);
  if (board.targets.includes(square)) {
    notes.push(board.placement.has(square) ? spoken.capture : spoken.target);
  }
  if (board.losing.includes(square)) notes.push(spoken.loses);
  if (board.chased.includes(square)) notes.push(spoken.chased);
  if (board.planned.includes(square)) notes.push(spoken.premove);
  if (square === board.checked) notes.push(spoken.checked);
  if (board.lastMove.includes(square)) notes.push(spoken.lastMove);
  notes.push(...rowNotes(board, square, strings));
  return notes.concat(board.notes.get(square) ?? []);
}

/** The labels of all squares, by name. */
export function squareLabels(
  board: BoardModel,
  squares: readonly string[],
  strings: Strings,
): Map<string, string> {
  return new Map(
    squares.map((square) => {
      const content = pieceName(board.spec, board.placement.get(square), strings);
      const notes = notesOn(board, square, strings);
      const text = listOf(strings, [content ?? strings.spoken.empty, ...notes]);
      return [square, strings.spoken.square(square, text)];
    }),
  );
}

/** Announces a selection, or that it was cleared; null if nothing changed. */
export function selectionInWords(
  before: BoardModel,
  after: BoardModel,
  strings: Strings,
): string | null {
  const { spec, placement, selected, barred, targets, losing } = after;
  if (selected === before.selected) return null;
  if (selected === null) return strings.spoken.putBack;
  const piece = pieceName(spec, placement.get(selected), strings);
  if (piece === null) return pointInWords(selected, barred.get(selected), strings);
  const picked = strings.spoken.picked(piece, selected, targets.length);
  return losing.length === 0 ? picked : strings.spoken.losing(picked, losing.join(' '));
}
