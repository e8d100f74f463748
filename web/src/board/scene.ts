// SPDX-License-Identifier: MIT
// The picture of a board as data.

import { squaresOf } from '../games/placement.ts';
import { pointOf, type Point, type View } from './geometry.ts';
import type { Arrow, BoardModel, Mark, Row } from './model.ts';

export interface MarkItem {
  readonly mark: Mark;
  readonly at: Point;
}

export interface PieceItem {
  readonly letter: string;
  readonly at: Point;
  /** Height above the board, 0 … 1. */
  readonly lift: number;
  readonly opacity: number;
  /** The number on the stone, from 1. */
  readonly number?: number;
  /** The value, as shown. */
  readonly value?: string;
}

export interface ArrowItem {
  readonly meaning: Arrow['meaning'];
  readonly opacity: number;
  readonly bow: 1 | -1 | 0;
  readonly from: Point;
  readonly to: Point;
}

/** A row of stones from end to end. */
export interface RowItem {
  readonly meaning: Row['meaning'];
  readonly from: Point;
  readonly to: Point;
}

/** In drawing order. */
export interface Scene {
  readonly view: View;
  readonly under: readonly MarkItem[];
  readonly pieces: readonly PieceItem[];
  /** Whether pieces glide from point to point, or appear and disappear. */
  readonly glides: boolean;
  readonly rows: readonly RowItem[];
  readonly over: readonly MarkItem[];
  readonly arrows: readonly ArrowItem[];
}

export function hasFigures({ number, value }: PieceItem): boolean {
  return number !== undefined || value !== undefined;
}

export function isAnnotated(whole: Scene): boolean {
  return whole.arrows.length > 0 || whole.pieces.some(hasFigures);
}

/** A piece being dragged. */
export interface Drag {
  readonly square: string;
  readonly at: Point;
  /** The square under the pointer. */
  readonly over: string | null;
}

export function viewOf({ spec, isFlipped }: BoardModel): View {
  return { size: spec, isFlipped };
}

export function scene(board: BoardModel, drag: Drag | null = null): Scene {
  const { spec, placement, lastMove, targets, losing, rows, numbered } = board;
  const view = viewOf(board);
  const marks = (mark: Mark, squares: Iterable<string | null>): MarkItem[] =>
    [...squares].flatMap((square) => {
      const at = pointOf(view, square ?? '');
      return at === null ? [] : [{ mark, at }];
    });
  const [from = null, to = null] = lastMove;
  // A stone not yet placed needs no other mark.
  const shown = [...board.marks, ...board.ghosts.filter(({ number }) => number !== undefined)];
  const isShown = (point: string): boolean => shown.some(({ square }) => square === point);
  return {
    view,
    under: [
      ...(to === null ? [] : [...marks('left', [from]), ...marks('arrived', [to])]),
      ...marks('checked', [board.checked]),
      ...marks('chased', board.chased),
      ...marks('planned', board.planned),
      ...marks('selected', [board.selected]),
      ...marks(
        'aimed',
        targets.filter((square) => square === drag?.over),
      ),
    ],
    pieces: pieces(board, view, drag),
    glides: spec.moving.glides,
    rows: rows.flatMap((row) => rowItem(view, row)),
    over: [
      ...(to === null && numbered.length === 0 ? marks('placed', [from]) : []),
      ...marks('barred', board.barred.keys()),
      ...rows.flatMap(({ meaning, next }) =>
        marks(
          meaning === 'four' ? 'completing' : 'growing',
          next.filter((point) => !isShown(point)),
        ),
      ),
      ...marks(
        'target',
        targets.filter((square) => !placement.has(square) && !losing.includes(square)),
      ),
      // A capture cannot repeat a position.
      ...marks('losing', losing),
      ...marks(
        'capture',
        targets.filter((square) => placement.has(square)),
      ),
      ...board.marks.flatMap(({ mark, square }) => marks(mark, [square])),
    ],
    arrows: board.arrows.flatMap((arrow) => arrowItem(view, arrow)),
  };
}

/** Stones not yet placed are drawn above the others, and a dragged piece last. */
function pieces(board: BoardModel, view: View, drag: Drag | null): PieceItem[] {
  const { spec, placement, selected, numbered, values } = board;
  const lying: PieceItem[] = [];
  const held: PieceItem[] = [];
  for (const [square, letter] of placement) {
    const at = pointOf(view, square);
    if (at === null || spec.pieces[letter] === undefined) continue;
    if (square === drag?.square) {
      held.push({ letter, at: drag.at, lift: 1, opacity: 1 });
      continue;
    }
    const number = numbered.indexOf(square) + 1;
    const value = values.get(square);
    const lift = square === selected ? 0.5 : 0;
    lying.push({
      letter,
      at,
      lift,
      opacity: 1,
      ...(number > 0 && { number }),
      ...(value !== undefined && { value }),
    });
  }
  const ghosts = board.ghosts.flatMap(({ square, ...ghost }) => {
    const at = pointOf(view, square);
    return at === null ? [] : [{ ...ghost, at, lift: 0 }];
  });
  return [...lying, ...held, ...ghosts];
}

function rowItem(view: View, { meaning, stones }: Row): RowItem[] {
  const points = stones.map((square) => pointOf(view, square));
  const [from, to] = [points[0], points.at(-1)];
  return from && to ? [{ meaning, from, to }] : [];
}

function arrowItem(view: View, { move, meaning, opacity, bow = 0 }: Arrow): ArrowItem[] {
  const [from, to] = squaresOf(move).map((square) => pointOf(view, square));
  return from && to ? [{ meaning, opacity, bow, from, to }] : [];
}

/** Deep equality; identical objects are not compared further. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
  );
}
