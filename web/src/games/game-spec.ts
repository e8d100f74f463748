// SPDX-License-Identifier: MIT
// The properties of a game that the page needs to show it; the engine knows the rules.

import type { GameId, Notation, Procedure, RuleSet } from '../engine/protocol.ts';
import type { ExportKind } from './formats.ts';
import type { Moving } from './moving.ts';
import type { Seat } from './seat.ts';

export type SideId = 'red' | 'black' | 'white';

export type PieceType =
  'general' | 'advisor' | 'elephant' | 'horse' | 'chariot' | 'cannon' | 'soldier';

export type PieceLabel = `${'red' | 'black'}-${PieceType}` | `${'black' | 'white'}-stone`;

/** The characters with outlines on the page. */
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
  /** The engraving on the disc; null for a stone. */
  readonly face: { readonly type: PieceType; readonly glyph: GlyphId } | null;
}

/** A straight line between two points of the board: file, rank, file, rank, counted from 0. */
export type BoardLine = readonly [number, number, number, number];

/** The markings of the empty board. */
export interface BoardArt {
  readonly lines: readonly BoardLine[];
  /** Points framed by corner marks: file and rank. */
  readonly corners: readonly (readonly [number, number])[];
  /** Points marked by a dot. */
  readonly dots: readonly (readonly [number, number])[];
  /** Characters that stay upright when the board is turned: x and y from the top left point. */
  readonly characters: readonly { glyph: GlyphId; x: number; y: number }[];
  /**
   * In cells: from the edge of the board to its first line, and from the outer lines to the frame
   * around them.
   */
  readonly margin: number;
  readonly frameGap: number;
  readonly coordinateEm: number;
}

/** The screens of the page. */
export const screens = ['play', 'puzzles', 'learn', 'analyse', 'games'] as const;

export type Screen = (typeof screens)[number];

/** How a game starts: with the first move or an opening procedure. */
export type Opening = 'plain' | Procedure;

/** An opening procedure with the rules and board sizes it is offered for; null means any. */
interface OpeningOffer {
  readonly procedure: Procedure;
  readonly rules: RuleSet | null;
  readonly lines: number | null;
}

export type HandicapName = 'horse' | 'horses' | 'chariot' | 'chariot-horse' | 'nine';

/** The pieces that the stronger player gives. */
export interface Handicap {
  readonly name: HandicapName;
  /** The squares of the given pieces at the start, if the first seat gives them. */
  readonly squares: readonly string[];
}

/** The board sizes of a game, in lines. */
export interface Boards {
  /** Common sizes; the default first. */
  readonly named: readonly number[];
  readonly least: number;
  readonly most: number;
  /** The game on one of these boards; equal sizes return the same object. */
  readonly of: (lines: number) => GameSpec;
}

export interface GameSpec {
  readonly id: GameId;
  readonly moving: Moving;
  readonly files: number;
  readonly ranks: number;
  /** The number of the rank nearest to the first seat. */
  readonly firstRank: number;
  /** For Gomoku without the rule, which is the FEN's third field (see `startFenOf`). */
  readonly startFen: string;
  /** The letter of the second seat in the FEN's second field. */
  readonly secondLetter: string;
  readonly sides: Readonly<Record<Seat, SideId>>;
  /** Keyed by FEN letter. */
  readonly pieces: Readonly<Record<string, PieceSpec>>;
  /** Alternative FEN letters for the same pieces. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The shape of the pieces in 3D. */
  readonly shape: 'disc' | 'lens';
  /** The pitch of the sound of a move, relative to wood on wood. */
  readonly pitch: number;
  /** The initial rank of the keyboard cursor, in rows from the top. */
  readonly cursorRow: number;
  readonly art: BoardArt;
  /** Null if there is only one board. */
  readonly boards: Boards | null;
  /** In the order of the page; the first is the default. */
  readonly rules: readonly [RuleSet, ...RuleSet[]];
  /** The FEN carries the rule, so it cannot change during a game. */
  readonly isRuleInFen: boolean;
  /** Opening procedures in addition to the plain start. */
  readonly openings: readonly OpeningOffer[];
  readonly handicaps: readonly Handicap[];
  /**
   * The name of a forced win. In Gomoku the loser has no choice of replies, so the line is shown to
   * its end, and missing the win is a mistake even if little of the advantage is lost.
   */
  readonly forcedWin: 'mate' | 'win';
  /** Whether rows about to win can be marked. */
  readonly hasThreats: boolean;
  /** Whether points may be smaller than a finger, so that a second tap confirms the first. */
  readonly hasSmallPoints: boolean;
  /** Whether pieces have values that depend on their square. */
  readonly hasPieceValues: boolean;
  /** Whether stones can show their move numbers. */
  readonly hasMoveNumbers: boolean;
  /** Notations; empty if there is only one. */
  readonly notations: readonly Notation[];
  /** The header names of the players in records. */
  readonly playerHeaders: Readonly<Record<Seat, string>>;
  /** In the order of the page; the first is the default. */
  readonly exports: readonly [ExportKind, ...ExportKind[]];
  /** The rating of each level, estimated by games between levels; empty if not measured. */
  readonly ratings: readonly number[];
}

/** The seat of a side; null if the game has no such side. */
export function seatOfSide(spec: GameSpec, side: string | null): Seat | null {
  if (side === spec.sides.first) return 'first';
  return side === spec.sides.second ? 'second' : null;
}

/** The game on a board with this number of lines; null keeps the default board. */
export function onLines(spec: GameSpec, lines: number | null): GameSpec {
  const [usual = spec.ranks] = spec.boards?.named ?? [];
  return spec.boards?.of(lines ?? usual) ?? spec;
}

/** The ways to start a game under these rules on this board; the default first. */
export function openingsOf({ openings, ranks }: GameSpec, rules: RuleSet): Opening[] {
  const offered = openings.filter(
    (one) => (one.rules ?? rules) === rules && (one.lines ?? ranks) === ranks,
  );
  return ['plain', ...offered.map(({ procedure }) => procedure)];
}

/** The start position. In Gomoku it contains the rule, which is fixed during a game. */
export function startFenOf(spec: GameSpec, rules: RuleSet): string {
  return withRule(spec, spec.startFen, rules);
}

/** The FEN with the rule added, if the game stores rules in FENs and this one has none. */
export function withRule(spec: GameSpec, fen: string, rules: RuleSet): string {
  const isBare = spec.isRuleInFen && fen.trim().split(/\s+/).length === 2;
  return isBare ? `${fen.trim()} ${rules}` : fen;
}

/** The FEN with its rule replaced. */
export function byRule(fen: string, rules: RuleSet): string {
  return [...fen.trim().split(/\s+/).slice(0, 2), rules].join(' ');
}

/** The rule in a FEN, or null. */
export function ruleIn(spec: GameSpec, fen: string): RuleSet | null {
  const name = spec.isRuleInFen ? fen.trim().split(/\s+/)[2] : undefined;
  return spec.rules.find((rules) => rules === name) ?? null;
}
