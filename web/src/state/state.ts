// SPDX-License-Identifier: MIT
// The state of one game on the page, and what can be read off it.

import type {
  BookFault,
  Description,
  EngineFault,
  Limits,
  Notation,
  PositionRef,
  Reason,
  RuleSet,
  SearchInfo,
} from '../engine/protocol.ts';
import type { GameSpec, Seat } from '../games/game-spec.ts';

export const kLowestLevel = 1;
export const kHighestLevel = 10;
export const moveTimesMs = [100, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const;

export function isLevel(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= kLowestLevel && Number(value) <= kHighestLevel;
}

export function isMoveTime(value: unknown): value is number {
  return moveTimesMs.some((time) => time === value);
}

/** The one question the engine is at; a newer one replaces it, and only its own answer counts. */
export type Ask =
  | { readonly kind: 'describe'; readonly position: PositionRef }
  /** What the board will be after a move that is not played. */
  | { readonly kind: 'foresee'; readonly position: PositionRef }
  /** What the engine does at its stage of swap2. */
  | {
      readonly kind: 'opening';
      readonly position: PositionRef;
      readonly limits: Limits | null;
    }
  | { readonly kind: 'read'; readonly position: PositionRef; readonly text: string }
  | {
      readonly kind: 'search';
      readonly purpose: 'move' | 'hint';
      readonly position: PositionRef;
      readonly limits: Limits;
    };

/** What the board shows: the latest position the engine has described. */
export interface Shown extends Description {
  readonly moves: readonly string[];
  /** The law the engine judged it by. */
  readonly rules: RuleSet;
  /** The engine has not spoken yet: a board to look at, nothing to move. */
  readonly isProvisional: boolean;
}

/** What the engine thinks, or thought last. */
export interface Thought {
  readonly ask: Ask;
  readonly info: SearchInfo;
  /** The side to move, for whom the score speaks. */
  readonly seat: Seat;
}

/** Where a game began and what was played. */
export interface Line {
  readonly startFen: string;
  readonly moves: readonly string[];
}

/** How far a game has come with its opening. */
export interface OpenedLine extends Line {
  /** Null when the procedure is over, or there was none. */
  readonly swap2: Swap2Stage | null;
  /** How many moves belong to it. */
  readonly openingPlies: number;
}

/** A game that made way for another, with the settings that belong to it. */
export interface GameBefore extends OpenedLine {
  readonly seat: Seat;
  readonly opening: Opening;
}

/** How a game of stones begins: Black puts the first, or swap2 with the stones of either side. */
export const openings = ['plain', 'swap2-yours', 'swap2-engine'] as const;

export type Opening = (typeof openings)[number];

/** Where the procedure stands; at those of the engine it is asked, at the others the person acts. */
export const swap2Stages = [
  'you-put-three',
  'engine-puts-three',
  'you-answer',
  'engine-answers',
  'you-put-two',
  'you-choose',
] as const;

export type Swap2Stage = (typeof swap2Stages)[number];

/** The stages at which the person puts stones: how many lie before and after. */
export const stonesOfStage: Readonly<
  Partial<Record<Swap2Stage, { readonly before: number; readonly after: number }>>
> = { 'you-put-three': { before: 0, after: 3 }, 'you-put-two': { before: 3, after: 5 } };

export interface Settings {
  /** The seat of the person at the page. */
  readonly seat: Seat;
  readonly level: number;
  readonly moveTimeMs: number;
  readonly hasCoordinates: boolean;
  /** Null follows the language. */
  readonly notation: Notation | null;
  /** The law of repetition, or the rule of Gomoku. */
  readonly rules: RuleSet;
  readonly opening: Opening;
  /** Stones: on points smaller than a finger, a second tap confirms the first. */
  readonly mustTapTwice: boolean;
  /** Stones: the rows that are about to win are marked. */
  readonly showsThreats: boolean;
}

export type EngineState =
  { readonly name: 'loading' | 'ready' } | { readonly name: 'failed'; readonly fault: EngineFault };

/** Something to know about how this game began. */
export type Notice = 'position-refused' | 'previous-game';

export interface GameState extends OpenedLine {
  readonly spec: GameSpec;
  readonly settings: Settings;
  readonly shown: Shown;
  readonly ask: Ask | null;
  readonly engine: EngineState;
  readonly selected: string | null;
  readonly hint: string | null;
  /** Stones: the threats on the board after the hint, as in a snapshot. */
  readonly foreseen: string;
  /** Who has given up. */
  readonly resigned: Seat | null;
  readonly isTurned: boolean;
  readonly thought: Thought | null;
  /** The user asked to move before there was a move to make. */
  readonly isMoveWanted: boolean;
  readonly notice: Notice | null;
  /** What the person wrote that is no move here. */
  readonly unread: string | null;
  readonly bookFault: BookFault | null;
  /** The game given up for this one; taking back at the start returns to it. */
  readonly previous: GameBefore | null;
  /** Grows with every new game. */
  readonly gameNumber: number;
}

/** Why Renju bars a point to Black. */
export type Foul = 'overline' | 'double-four' | 'double-three';

export type EndReason = Exclude<Reason, ''> | 'resignation';

export interface Result {
  /** Null when the game is drawn. */
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

export type Phase = 'loading' | 'idle' | 'thinking' | 'over' | 'failed';
