// SPDX-License-Identifier: MIT
// The state of one game on the page, and what can be read off it.

import type {
  FileFault,
  Limits,
  Notation,
  PositionRef,
  RuleSet,
  Report,
} from '../../../engine/protocol.ts';
import type { GameSpec, Seat } from '../../../games/game-spec.ts';
import type { Result } from '../../../games/result.ts';
import type { EngineState, Shown } from '../../common/position/shown.ts';
import type { Clocks, TimeControl } from './clock.ts';

export const kLowestLevel = 1;
export const kHighestLevel = 10;
export const moveTimesMs = [100, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const;

export function isLevel(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= kLowestLevel && Number(value) <= kHighestLevel;
}

export const volumes = [0, 20, 50, 100] as const;

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
      /** The answer is not heard before, so that a game can be followed. */
      readonly paceMs: number;
    };

/** What the engine thinks, or thought last. */
export interface Thought {
  readonly ask: Ask;
  readonly info: Report;
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

/** What a game is played by; a new one may be played by others. */
export type Terms = Pick<
  Settings,
  'players' | 'seat' | 'level' | 'secondLevel' | 'clock' | 'opening' | 'startFen'
>;

/** A game that made way for another, with the settings that belong to it. */
export interface GameBefore extends OpenedLine {
  readonly terms: Terms;
  readonly clocks: Clocks | null;
}

/** Who moves: a person against the engine, two people at one screen, the engine on both sides. */
export const playerModes = ['engine', 'people', 'engines'] as const;

export type Players = (typeof playerModes)[number];

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
  readonly players: Players;
  /** The seat of the person who plays against the engine. */
  readonly seat: Seat;
  /** Of the engine; where it plays both sides, of the first. */
  readonly level: number;
  readonly secondLevel: number;
  /** How long the engine thinks, where there is no clock. */
  readonly moveTimeMs: number;
  readonly clock: TimeControl;
  /** Two people: the side to move has the near edge of the board. */
  readonly turnsBoard: boolean;
  readonly hasCoordinates: boolean;
  /** Null follows the language. */
  readonly notation: Notation | null;
  /** The law of repetition, or the rule of Gomoku. */
  readonly rules: RuleSet;
  readonly opening: Opening;
  /** Where games begin, a handicap say; null for the usual position. */
  readonly startFen: string | null;
  /** Of the sounds, as a percentage; 0 is silence. */
  readonly volume: number;
  /** Moves are read out. */
  readonly speaks: boolean;
  /** While the engine thinks, the answer may be entered already. */
  readonly hasPremove: boolean;
  /** Stones: on points smaller than a finger, a second tap confirms the first. */
  readonly mustTapTwice: boolean;
  /** Stones: the rows that are about to win are marked. */
  readonly showsThreats: boolean;
}

/** Something to know about how this game began, or what came of an offer. */
export type Notice =
  | 'position-refused'
  | 'previous-game'
  | 'draw-too-early'
  | 'draw-declined'
  | 'part-missing'
  | 'not-kept';

export interface GameState extends OpenedLine {
  readonly spec: GameSpec;
  readonly settings: Settings;
  readonly shown: Shown;
  readonly ask: Ask | null;
  readonly engine: EngineState;
  readonly selected: string | null;
  readonly hint: string | null;
  /** To be played at once if it is legal then. */
  readonly premove: string | null;
  /** Stones: the threats on the board after the hint, as in a snapshot. */
  readonly foreseen: string;
  /** What the players or their clocks ended, which the rules would not have. */
  readonly ended: Result | null;
  readonly clocks: Clocks | null;
  /** Nobody looks: another tab is in front, or another screen. */
  readonly isUnseen: boolean;
  /** The engine plays both sides: it waits, but for one move that was asked for. */
  readonly isPaused: boolean;
  readonly isStepping: boolean;
  readonly isTurned: boolean;
  readonly thought: Thought | null;
  /** The user asked to move before there was a move to make. */
  readonly isMoveWanted: boolean;
  readonly notice: Notice | null;
  /** What the person wrote that is no move here. */
  readonly unread: string | null;
  readonly fileFault: FileFault | null;
  /** The game given up for this one; taking back at the start returns to it. */
  readonly previous: GameBefore | null;
  /** Grows with every new game. */
  readonly gameNumber: number;
}

export type Phase = 'loading' | 'idle' | 'thinking' | 'over' | 'failed';
