// SPDX-License-Identifier: MIT
// What a board shows, as data. It knows neither a game nor who plays: every screen makes its own.

import type { Notation } from '../engine/protocol.ts';
import { otherSeat, type GameSpec, type Seat } from '../games/game-spec.ts';
import { parsePlacement, seatToMove, stoneLetter, type Placement } from '../games/placement.ts';
import type { Foul, ThreatKind } from '../games/stones.ts';

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
  | 'growing'
  | 'circled';

/** From one square to another, as a move is written. */
export interface Arrow {
  readonly move: string;
  /** Of a repeated cycle: a move that forces the other side, or one that does not; drawn by the reader. */
  readonly meaning: 'hint' | 'forcing' | 'quiet' | 'drawn';
  readonly opacity: number;
  /** To the left of its way, to the right, or straight. */
  readonly bow?: 1 | -1 | 0;
}

/** Stones in a row; `next` is where one more makes a five, or an open four. */
export interface Row {
  readonly meaning: 'won' | ThreatKind;
  readonly seat: Seat;
  /** From one end to the other. */
  readonly stones: readonly string[];
  readonly next: readonly string[];
}

/** A stone that is not there yet. */
export interface Ghost {
  readonly square: string;
  readonly letter: string;
  readonly opacity: number;
  /** Its place in a line, from 1. */
  readonly number?: number;
}

export interface BoardModel {
  readonly spec: GameSpec;
  readonly placement: Placement;
  readonly turn: Seat;
  /** The second seat is at the bottom. */
  readonly isFlipped: boolean;
  readonly hasCoordinates: boolean;
  /** Its coordinates follow it; null for that of the language. */
  readonly notation: Notation | null;
  /** From and to, or where a stone was put. */
  readonly lastMove: readonly string[];
  readonly checked: string | null;
  readonly selected: string | null;
  /** The squares whose pieces can be taken in hand. */
  readonly movable: ReadonlySet<string>;
  /** The points where a stone can be put. */
  readonly free: ReadonlySet<string>;
  /** Where the selected piece may go, and where that loses at once by repetition. */
  readonly targets: readonly string[];
  readonly losing: readonly string[];
  /** A move by hand that cannot be made, or the point of a piece that has none. */
  readonly tried: string | null;
  /** Of a move that is to be made later. */
  readonly planned: readonly string[];
  readonly chased: readonly string[];
  readonly barred: ReadonlyMap<string, Foul>;
  readonly rows: readonly Row[];
  /** Above all others, in this order. */
  readonly marks: readonly { readonly mark: Mark; readonly square: string }[];
  readonly ghosts: readonly Ghost[];
  readonly arrows: readonly Arrow[];
  /** The moves whose stones bear their number, from 1; those of pieces bear none. */
  readonly numbered: readonly string[];
  /** What pieces are worth, as written on them. */
  readonly values: ReadonlyMap<string, string>;
  /** What is said of squares beside what they show. */
  readonly notes: ReadonlyMap<string, string>;
}

const none: ReadonlySet<string> = new Set();
const nothing = new Map<string, never>();

/** A position to be looked at. */
export function boardAt(spec: GameSpec, fen: string): BoardModel {
  return {
    spec,
    placement: parsePlacement(spec, fen),
    turn: seatToMove(spec, fen),
    isFlipped: false,
    hasCoordinates: true,
    notation: null,
    lastMove: [],
    checked: null,
    selected: null,
    movable: none,
    free: none,
    targets: [],
    losing: [],
    tried: null,
    planned: [],
    chased: [],
    barred: nothing,
    rows: [],
    marks: [],
    ghosts: [],
    arrows: [],
    numbered: [],
    values: nothing,
    notes: nothing,
  };
}

const kGhostOpacity = 0.7;

/** The stones of a line of play from the position on, as far as its points are free, numbered on. */
export function ghostsOf(board: BoardModel, line: readonly string[]): Ghost[] {
  const { spec, placement, turn, numbered } = board;
  const taken = line.findIndex((point) => placement.has(point));
  return line.slice(0, taken < 0 ? line.length : taken).map((square, ply) => {
    const letter = stoneLetter(spec, ply % 2 === 0 ? turn : otherSeat(turn));
    return { square, letter, opacity: kGhostOpacity, number: numbered.length + ply + 1 };
  });
}
