// SPDX-License-Identifier: MIT
// What a board shows, as data. It is independent of games and players: every screen creates its own.

import type { Notation } from '../engine/protocol.ts';
import type { GameSpec } from '../games/game-spec.ts';
import { otherSeat, type Seat } from '../games/seat.ts';
import { parsePlacement, seatToMove, stoneLetter } from '../games/placement.ts';
import type { Placement } from '../games/squares.ts';
import type { Foul, ThreatKind } from '../games/stones.ts';

/** Each has its own shape, so that none depends on colour alone. */
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

/** From one square to another, in move notation. */
export interface Arrow {
  readonly move: string;
  /** `forcing` and `quiet` are moves of a repeated cycle; `drawn` is drawn by the reader. */
  readonly meaning: 'hint' | 'forcing' | 'quiet' | 'drawn';
  readonly opacity: number;
  /** Bent to the left, to the right, or straight. */
  readonly bow?: 1 | -1 | 0;
}

/** Stones in a row; `next` are the points that make a five or an open four. */
export interface Row {
  readonly meaning: 'won' | ThreatKind;
  readonly seat: Seat;
  /** From end to end. */
  readonly stones: readonly string[];
  readonly next: readonly string[];
}

/** A stone not yet placed. */
export interface Ghost {
  readonly square: string;
  readonly letter: string;
  readonly opacity: number;
  /** Its number in a line, from 1. */
  readonly number?: number;
}

export interface BoardModel {
  readonly spec: GameSpec;
  readonly placement: Placement;
  readonly turn: Seat;
  /** Whether the second side is at the bottom. */
  readonly isFlipped: boolean;
  readonly hasCoordinates: boolean;
  /** The notation of the coordinates; null for that of the language. */
  readonly notation: Notation | null;
  /** From and to, or the point of a stone. */
  readonly lastMove: readonly string[];
  readonly checked: string | null;
  readonly selected: string | null;
  /** The squares of pieces that can be picked up. */
  readonly movable: ReadonlySet<string>;
  /** The points where a stone can be placed. */
  readonly free: ReadonlySet<string>;
  /** The targets of the selected piece, and those that immediately lose by repetition. */
  readonly targets: readonly string[];
  readonly losing: readonly string[];
  /** An attempted illegal move, or the point of a piece without moves. */
  readonly tried: string | null;
  /** The squares of a premove. */
  readonly planned: readonly string[];
  readonly chased: readonly string[];
  readonly barred: ReadonlyMap<string, Foul>;
  readonly rows: readonly Row[];
  /** Drawn above all others, in this order. */
  readonly marks: readonly { readonly mark: Mark; readonly square: string }[];
  readonly ghosts: readonly Ghost[];
  readonly arrows: readonly Arrow[];
  /** The moves whose stones are numbered, from 1; pieces are not numbered. */
  readonly numbered: readonly string[];
  /** The values shown on pieces. */
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
