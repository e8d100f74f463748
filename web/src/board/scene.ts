// SPDX-License-Identifier: MIT
// The picture of a game as data: what lies where on the board, from the state alone.

import { isFlipped, isUsersTurn, rulingOf } from '../screens/play/state/queries.ts';
import { barredPoints, legalMoves, losingMoves } from '../screens/common/shown.ts';
import type { Ruling } from '../games/ruling.ts';
import type { ThreatKind } from '../games/stones.ts';
import type { GameState } from '../screens/play/state/state.ts';
import { forcedLine, threatsToShow } from '../screens/play/state/threats.ts';
import { pointOf, squareAt, type Point, type View } from './geometry.ts';
import { ghostsOf } from './ghosts.ts';
import { parsePlacement, squaresOf, seatToMove } from '../games/placement.ts';

/** Each is drawn in its own shape, so that none is told by its colour alone. */
export type Mark =
  | 'left'
  | 'arrived'
  | 'selected'
  | 'target'
  | 'losing'
  | 'capture'
  | 'aimed'
  | 'checked'
  | 'chased'
  | 'hinted'
  | 'planned'
  | 'placed'
  | 'barred'
  | 'completing'
  | 'growing';

export interface MarkItem {
  readonly mark: Mark;
  readonly at: Point;
}

export interface PieceItem {
  readonly letter: string;
  readonly at: Point;
  /** How high it is held over the board, 0 … 1. */
  readonly lift: number;
  readonly opacity: number;
  /** Its place in a line of stones, from 1. */
  readonly number?: number;
  /** What it is worth, as written. */
  readonly worth?: string;
}

export interface ArrowItem {
  /** Of a repeated cycle: a move that forces the other side, or one that does not. */
  readonly meaning: 'hint' | 'forcing' | 'quiet';
  readonly opacity: number;
  /** To the left of its way, to the right, or straight. */
  readonly bow: 1 | -1 | 0;
  readonly from: Point;
  readonly to: Point;
}

/** A row of stones, from one end to the other. */
export interface RowItem {
  readonly meaning: 'won' | ThreatKind;
  readonly from: Point;
  readonly to: Point;
}

/** In the order of drawing. */
export interface Scene {
  readonly view: View;
  readonly under: readonly MarkItem[];
  readonly pieces: readonly PieceItem[];
  /** Pieces glide from point to point; stones come and go. */
  readonly moves: 'pieces' | 'stones';
  readonly rows: readonly RowItem[];
  readonly over: readonly MarkItem[];
  readonly arrows: readonly ArrowItem[];
}

/** A piece in the user's hand. */
export interface Drag {
  readonly square: string;
  readonly at: Point;
  /** The square under the pointer. */
  readonly over: string | null;
}

/** Where the selected piece, or a stone from the bowl, may go. */
export function targetsOf(state: GameState): string[] {
  if (!isUsersTurn(state) || state.selected === null) return [];
  const { selected } = state;
  return legalMoves(state).flatMap((move) => {
    const [from, to] = squaresOf(move);
    return from === selected && to !== undefined ? [to] : [];
  });
}

/** The targets that lose at once by repetition. */
export function losingTargetsOf(state: GameState): string[] {
  const losing = losingMoves(state);
  return targetsOf(state).filter((square) => losing.has(`${state.selected}${square}`));
}

export function lastMove(state: GameState): string[] {
  return squaresOf(state.shown.moves.at(-1) ?? '');
}

export function viewOf(state: GameState): View {
  return { size: state.spec, isFlipped: isFlipped(state) };
}

export function scene(state: GameState, drag: Drag | null = null): Scene {
  const view = viewOf(state);
  const placement = parsePlacement(state.spec, state.shown.snapshot.fen);
  const marks = (mark: Mark, squares: Iterable<string | null | undefined>): MarkItem[] =>
    [...squares].flatMap((square) => {
      const at = pointOf(view, square ?? '');
      return at === null ? [] : [{ mark, at }];
    });
  const { checkedSquare } = state.shown.snapshot;
  const last = lastMove(state);
  const putsStones = state.spec.moves === 'stones';
  const threats = threatsToShow(state);
  const targets = targetsOf(state);
  const losing = losingTargetsOf(state);
  const ruling = rulingOf(state);
  const forced = state.selected === null ? forcedLine(state) : [];
  const ghosts = ghostsOf(state.spec, state.shown.snapshot.fen, view, forced);
  const thought = forced.length === 0 ? thoughtOf(state, view) : ghosts;
  return {
    view,
    under: [
      ...marks('left', last.slice(0, -1)),
      ...(putsStones ? [] : marks('arrived', last.slice(-1))),
      ...marks('checked', [checkedSquare]),
      ...marks('chased', ruling?.prey ?? []),
      ...marks('planned', squaresOf(state.premove ?? '')),
      ...marks('selected', [state.selected]),
      ...marks(
        'aimed',
        targets.filter((square) => square === drag?.over),
      ),
    ],
    pieces: [...pieces(state, view, placement, drag), ...thought],
    moves: state.spec.moves,
    rows: [
      ...row(view, 'won', squaresOf(state.shown.snapshot.winningRow)),
      ...threats.flatMap(({ kind, stones }) => row(view, kind, stones)),
    ],
    over: [
      ...(putsStones ? marks('placed', last) : []),
      ...marks('barred', barredPoints(state).keys()),
      ...threats.flatMap(({ kind, next }) =>
        marks(
          kind === 'four' ? 'completing' : 'growing',
          next.filter((point) => point !== state.hint && !forced.includes(point)),
        ),
      ),
      ...marks(
        'target',
        targets.filter((square) => !placement.has(square) && !losing.includes(square)),
      ),
      // A capture repeats nothing.
      ...marks('losing', losing),
      ...marks(
        'capture',
        targets.filter((square) => placement.has(square)),
      ),
      ...marks('hinted', squaresOf(state.hint ?? '').slice(-1)),
    ],
    arrows: [
      ...cycleArrows(view, ruling, state.selected !== null),
      ...arrow(view, state.premove ?? '', { meaning: 'quiet', opacity: 0.95, bow: 1 }),
      ...arrow(view, state.hint ?? '', { meaning: 'hint', opacity: 0.9, bow: 0 }),
    ],
  };
}

/** The same with numbers on those stones, which need no other mark. */
export function withNumbers(picture: Scene, squares: readonly string[]): Scene {
  if (squares.length === 0) return picture;
  const points = squares.map((square) => pointOf(picture.view, square));
  const numberAt = ({ x, y }: Point): number =>
    points.findIndex((point) => point?.x === x && point.y === y) + 1;
  const numbered = picture.pieces.map((piece) => {
    const number = numberAt(piece.at);
    return number === 0 ? piece : { ...piece, number };
  });
  return {
    ...picture,
    pieces: numbered,
    over: picture.over.filter((one) => one.mark !== 'placed'),
  };
}

/** The same with what the pieces are worth on them, but one in the hand. */
export function withWorths(picture: Scene, worths: ReadonlyMap<string, string>): Scene {
  const bearing = picture.pieces.map((piece) => {
    const worth = piece.lift === 1 ? undefined : worths.get(squareAt(picture.view, piece.at) ?? '');
    return worth === undefined ? piece : { ...piece, worth };
  });
  return { ...picture, pieces: bearing };
}

/** A piece in the hand comes last, above the others. */
function pieces(
  state: GameState,
  view: View,
  placement: ReadonlyMap<string, string>,
  drag: Drag | null,
): PieceItem[] {
  const lying: PieceItem[] = [];
  const held: PieceItem[] = [];
  for (const [square, letter] of placement) {
    const at = pointOf(view, square);
    if (at === null || state.spec.pieces[letter] === undefined) continue;
    if (square === drag?.square) held.push({ letter, at: drag.at, lift: 1, opacity: 1 });
    else lying.push({ letter, at, lift: square === state.selected ? 0.5 : 0, opacity: 1 });
  }
  return [...lying, ...held];
}

/** The stone that is about to be put, or advised, seen through. */
function thoughtOf(state: GameState, view: View): PieceItem[] {
  if (state.spec.moves === 'pieces') return [];
  const { shown, spec, premove } = state;
  const seat = premove === null ? seatToMove(spec, shown.snapshot.fen) : state.settings.seat;
  const letter = Object.keys(spec.pieces).find((name) => spec.pieces[name]?.seat === seat);
  const point = premove ?? state.selected ?? state.hint;
  const isFree = point === premove || (point !== null && legalMoves(state).includes(point));
  const at = point !== null && isFree ? pointOf(view, point) : null;
  return letter && at ? [{ letter, at, lift: 0, opacity: 0.55 }] : [];
}

function row(view: View, meaning: RowItem['meaning'], stones: readonly string[]): RowItem[] {
  const points = stones.map((square) => pointOf(view, square));
  const [from, to] = [points[0], points.at(-1)];
  return from && to ? [{ meaning, from, to }] : [];
}

export function arrow(view: View, move: string, look: Omit<ArrowItem, 'from' | 'to'>): ArrowItem[] {
  const [from, to] = squaresOf(move).map((square) => pointOf(view, square));
  return from && to ? [{ ...look, from, to }] : [];
}

/** Outwards where the piece goes round, so that its ways do not cross. */
function bowOf(view: View, moves: readonly string[]): 1 | -1 {
  const ways = moves.map((move) => squaresOf(move).map((square) => pointOf(view, square)));
  const turn = ways.reduce((sum, [from, to]) => {
    return from && to ? sum + from.x * to.y - to.x * from.y : sum;
  }, 0);
  return turn < 0 ? -1 : 1;
}

/** Faint where nobody loses, fainter still behind the moves of a piece that is being moved. */
function cycleArrows(view: View, ruling: Ruling | null, isMoving: boolean): ArrowItem[] {
  const isMild = ruling?.isWarning === true && ruling.guilty === null;
  const opacity = isMoving ? 0.3 : isMild ? 0.6 : 0.95;
  const steps = ruling?.steps ?? [];
  return steps.flatMap(({ move, deeds, home }) => {
    const ways = steps.filter((step) => step.home === home).map((step) => step.move);
    const meaning = deeds.length > 0 ? 'forcing' : 'quiet';
    return arrow(view, move, { meaning, opacity, bow: bowOf(view, ways) });
  });
}
