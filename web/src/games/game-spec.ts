// SPDX-License-Identifier: MIT
// What the page must know of a game to show it; what may be played only the engine knows.

import type { GlyphId } from '../board/glyphs.ts';
import type { GameId } from '../engine/protocol.ts';

/** Who moves first, and the other. */
export type Seat = 'first' | 'second';

export type SideId = 'red' | 'black';

export type PieceLabel =
  `${SideId}-${'general' | 'advisor' | 'elephant' | 'horse' | 'chariot' | 'cannon' | 'soldier'}`;

export interface PieceSpec {
  readonly seat: Seat;
  readonly label: PieceLabel;
  readonly glyph: GlyphId;
}

/** A straight line between two points of the board: file, rank, file, rank, counted from 0. */
export type BoardLine = readonly [number, number, number, number];

/** What is printed on the bare board. */
export interface BoardArt {
  readonly lines: readonly BoardLine[];
  /** Points framed by corner marks: file and rank. */
  readonly marks: readonly (readonly [number, number])[];
  /** Characters that stay upright when the board is turned: x and y from the top left point. */
  readonly characters: readonly { glyph: GlyphId; x: number; y: number }[];
}

export interface GameSpec {
  readonly id: GameId;
  readonly files: number;
  readonly ranks: number;
  /** The number by which the rank nearest to the first seat is called. */
  readonly firstRank: number;
  readonly startFen: string;
  /** The letter of the FEN's second field that stands for the second seat. */
  readonly secondLetter: string;
  readonly sides: Readonly<Record<Seat, SideId>>;
  /** By FEN letter. */
  readonly pieces: Readonly<Record<string, PieceSpec>>;
  readonly art: BoardArt;
  /** What each level is worth, estimated by games between them. */
  readonly ratings: readonly number[];
}

export function otherSeat(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}

/** The seat a side sits on, or null when the game has no such side. */
export function seatOfSide(spec: GameSpec, side: string | null): Seat | null {
  if (side === spec.sides.first) return 'first';
  return side === spec.sides.second ? 'second' : null;
}
