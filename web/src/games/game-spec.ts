// SPDX-License-Identifier: MIT
// What the page must know of a game to show it; what may be played only the engine knows.

import type { GameId, Notation, Procedure, RuleSet } from '../engine/protocol.ts';
import type { ExportKind } from './formats.ts';
import type { Moving } from './moving.ts';
import type { Seat } from './seat.ts';

export type SideId = 'red' | 'black' | 'white';

export type PieceType =
  'general' | 'advisor' | 'elephant' | 'horse' | 'chariot' | 'cannon' | 'soldier';

export type PieceLabel = `${'red' | 'black'}-${PieceType}` | `${'black' | 'white'}-stone`;

/** The characters the page has outlines of. */
export type GlyphId =
  | '帥'
  | '仕'
  | '相'
  | '俥'
  | '傌'
  | '炮'
  | '兵'
  | '將'
  | '士'
  | '象'
  | '車'
  | '馬'
  | '砲'
  | '卒'
  | '楚'
  | '河'
  | '漢'
  | '界'
  | '帅'
  | '将'
  | '车'
  | '马'
  | '汉';

export interface PieceSpec {
  readonly seat: Seat;
  readonly label: PieceLabel;
  /** What is cut into the disc; a stone is bare. */
  readonly face: { readonly type: PieceType; readonly glyph: GlyphId } | null;
}

/** A straight line between two points of the board: file, rank, file, rank, counted from 0. */
export type BoardLine = readonly [number, number, number, number];

/** What is printed on the bare board. */
export interface BoardArt {
  readonly lines: readonly BoardLine[];
  /** Points framed by corner marks: file and rank. */
  readonly corners: readonly (readonly [number, number])[];
  /** Points marked by a dot. */
  readonly dots: readonly (readonly [number, number])[];
  /** Characters that stay upright when the board is turned: x and y from the top left point. */
  readonly characters: readonly { glyph: GlyphId; x: number; y: number }[];
  /** In cells: from the edge of the board to its first point, and from the lines to their frame. */
  readonly margin: number;
  readonly frameGap: number;
  readonly coordinateEm: number;
}

/** The screens of the page. */
export const screens = ['play', 'analyse', 'puzzles', 'learn', 'openings'] as const;

export type Screen = (typeof screens)[number];

/** How a game may begin: by the first move, or by an opening procedure. */
export type Opening = 'plain' | Procedure;

/** An opening procedure, with the rules and the number of lines it is offered for; null is any. */
interface OpeningOffer {
  readonly procedure: Procedure;
  readonly rules: RuleSet | null;
  readonly lines: number | null;
}

export type HandicapName = 'horse' | 'horses' | 'chariot' | 'chariot-horse' | 'nine';

/** The pieces that the stronger player plays without. */
export interface Handicap {
  readonly name: HandicapName;
  /** Where the pieces given stand at the start, if the first seat gives them. */
  readonly squares: readonly string[];
}

/** The boards a game is played on, by their number of lines. */
export interface Boards {
  /** Those that players have at home; the usual one first. */
  readonly named: readonly number[];
  readonly least: number;
  readonly most: number;
  /** The game on one of these boards, always the same. */
  readonly of: (lines: number) => GameSpec;
}

export interface GameSpec {
  readonly id: GameId;
  readonly moving: Moving;
  readonly files: number;
  readonly ranks: number;
  /** The number by which the rank nearest to the first seat is called. */
  readonly firstRank: number;
  /** Stones: without the rule, which is the FEN's third field (see `startFenOf`). */
  readonly startFen: string;
  /** The letter of the FEN's second field that stands for the second seat. */
  readonly secondLetter: string;
  readonly sides: Readonly<Record<Seat, SideId>>;
  /** By FEN letter. */
  readonly pieces: Readonly<Record<string, PieceSpec>>;
  /** Other letters for the same pieces that FENs may bear. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Of each piece, seen in space. */
  readonly shape: 'disc' | 'lens';
  /** How much higher a move sounds than wood on wood. */
  readonly pitch: number;
  /** Where the cursor of the keyboard begins, in rows from the top. */
  readonly cursorRow: number;
  readonly art: BoardArt;
  /** Null where there is only one. */
  readonly boards: Boards | null;
  /** As the page offers them; the first is the usual one. */
  readonly rules: readonly [RuleSet, ...RuleSet[]];
  /** The FEN carries the rule, so it cannot change during a game. */
  readonly isRuleInFen: boolean;
  /** Beside the plain one. */
  readonly openings: readonly OpeningOffer[];
  readonly handicaps: readonly Handicap[];
  /**
   * How a game is won by force. A win of stones leaves no choice of answers: its line is shown to the
   * end, and to miss it is a mistake even where little of the advantage is gone.
   */
  readonly forcedWin: 'mate' | 'win';
  /** Rows that are about to win can be marked. */
  readonly hasThreats: boolean;
  /** Points may be smaller than a finger, whose tap another one confirms. */
  readonly hasSmallPoints: boolean;
  /** Each piece can be told what it is worth where it stands. */
  readonly hasPieceValues: boolean;
  /** What was put on the board can bear the number of its move. */
  readonly hasMoveNumbers: boolean;
  /** How many units of a score make a logit of winning. */
  readonly unitsPerLogit: number;
  /** Ways to write moves; empty where there is only one. */
  readonly notations: readonly Notation[];
  /** What records call the players. */
  readonly playerHeaders: Readonly<Record<Seat, string>>;
  /** As the page offers them; the first is the usual one. */
  readonly exports: readonly [ExportKind, ...ExportKind[]];
  /** What each level is worth, estimated by games between them; empty where nobody has counted. */
  readonly ratings: readonly number[];
}

/** The seat a side sits on, or null when the game has no such side. */
export function seatOfSide(spec: GameSpec, side: string | null): Seat | null {
  if (side === spec.sides.first) return 'first';
  return side === spec.sides.second ? 'second' : null;
}

/** The game on a board of so many lines, where it has several; null is the usual one. */
export function onLines(spec: GameSpec, lines: number | null): GameSpec {
  const [usual = spec.ranks] = spec.boards?.named ?? [];
  return spec.boards?.of(lines ?? usual) ?? spec;
}

/** How a game by these rules may begin on the board of the description; the usual way first. */
export function openingsOf({ openings, ranks }: GameSpec, rules: RuleSet): Opening[] {
  const offered = openings.filter(
    (one) => (one.rules ?? rules) === rules && (one.lines ?? ranks) === ranks,
  );
  return ['plain', ...offered.map(({ procedure }) => procedure)];
}

/** The position a game begins from; in Gomoku it holds the rule, for one game is played by one. */
export function startFenOf(spec: GameSpec, rules: RuleSet): string {
  return withRule(spec, spec.startFen, rules);
}

/** The FEN with that rule, if it belongs there and there is none yet. */
export function withRule(spec: GameSpec, fen: string, rules: RuleSet): string {
  const isBare = spec.isRuleInFen && fen.trim().split(/\s+/).length === 2;
  return isBare ? `${fen.trim()} ${rules}` : fen;
}

/** The FEN with that rule instead of the one it names. */
export function byRule(fen: string, rules: RuleSet): string {
  return [...fen.trim().split(/\s+/).slice(0, 2), rules].join(' ');
}

/** The rule a FEN names, or null. */
export function ruleIn(spec: GameSpec, fen: string): RuleSet | null {
  const name = spec.isRuleInFen ? fen.trim().split(/\s+/)[2] : undefined;
  return spec.rules.find((rules) => rules === name) ?? null;
}
