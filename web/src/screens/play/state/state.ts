// SPDX-License-Identifier: MIT
// The state of a game on the page.

import type { Result } from '../../../games/result.ts';
import type { Shown } from '../../common/position/shown.ts';
import type {
  Limits,
  MistakeReport,
  Notation,
  OpeningRecord,
  OpeningReport,
  PositionRef,
  Report,
  RuleSet,
  ThreatRow,
} from '../../../engine/protocol.ts';
import type { AskOf, Asking } from '../../../engine/store.ts';
import type { GameSpec, Opening } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import type { Blindfold } from '../../../storage/preferences.ts';
import type { OpponentId } from '../../../games/opponents.ts';
import type { Clocks, TimeControl } from './time-control.ts';

export const kLowestLevel = 1;
export const kHighestLevel = 10;
export const moveTimesMs = [100, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const;

export function isLevel(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= kLowestLevel && Number(value) <= kHighestLevel;
}

export function isMoveTime(value: unknown): value is number {
  return moveTimesMs.some((time) => time === value);
}

export interface Questions {
  /** With an opening, the position starts where the opening does, and its moves follow it. */
  readonly describe: { readonly position: PositionRef; readonly opening: OpeningRecord | null };
  /** The board after a move that is not played. */
  readonly foresee: { readonly position: PositionRef };
  /** The engine's next act in an opening procedure. */
  readonly opening: {
    readonly position: PositionRef;
    readonly opening: OpeningRecord;
    readonly limits: Limits;
  };
  readonly read: { readonly position: PositionRef; readonly text: string };
  /** Whether the person's last move is a blunder. */
  readonly coach: { readonly position: PositionRef };
  readonly search: {
    readonly purpose: 'move' | 'hint';
    readonly position: PositionRef;
    readonly limits: Limits;
    /** The opponent whose style to use. */
    readonly opponent: OpponentId | null;
    /** The answer is delayed at least this long, so that a game can be followed. */
    readonly paceMs: number;
  };
}

export type Ask = AskOf<Questions>;

/** The engine's current or last thinking. */
interface Thought {
  readonly ask: Ask;
  readonly info: Report;
  /** The side to move, from whose view the score is. */
  readonly seat: Seat;
}

/** The start of a game and its moves. */
export interface Line {
  readonly startFen: string;
  readonly moves: readonly string[];
}

/** An opening procedure and its acts. */
export interface PlayedOpening extends OpeningRecord {
  /** Against the engine: who opened. */
  readonly opener: Opener;
  /** The engine's last report, and the acts it is about; null before the first. */
  readonly told: { readonly acts: readonly string[]; readonly report: OpeningReport } | null;
}

/** The moves of a game together with its opening. */
interface OpenedLine extends Line {
  /** When the first move was made here, in milliseconds since 1970; null before. */
  readonly begun: number | null;
  /** Null if there was none. */
  readonly opening: PlayedOpening | null;
  /** The number of moves that belong to it. */
  readonly openingPlies: number;
  /** Null before the game is shared, and if there is no friend. */
  readonly friend: Friendship | null;
}

/** The terms of a game; a new game may have others. */
type Terms = Pick<
  Settings,
  | 'players'
  | 'seat'
  | 'hasRandomSeat'
  | 'level'
  | 'secondLevel'
  | 'opponent'
  | 'isCoached'
  | 'clock'
  | 'opening'
  | 'opener'
  | 'startFen'
  | 'boardLines'
>;

/** State shared by two friends besides the moves. */
export interface Friendship {
  /** Identifies the game in links. */
  readonly id: string;
  /** The number of moves the friend may know; one more if they also know that the game is over. */
  readonly given: number;
  /** The side offering a draw, and the number of moves at which the offer lapses. */
  readonly offer: { readonly by: Seat; readonly until: number } | null;
}

/** A replaced game, with its settings. */
export interface GameBefore extends OpenedLine {
  readonly terms: Terms;
  readonly clocks: Clocks | null;
}

/**
 * The players: a person against the engine, two people at one screen, the engine on both sides, or a person against a
 * friend on another device.
 */
export const playerModes = ['engine', 'people', 'engines', 'friend'] as const;

export type Players = (typeof playerModes)[number];

export const openers = ['person', 'engine'] as const;

/** The player who places the first stone of an opening procedure. */
export type Opener = (typeof openers)[number];

export interface Settings {
  readonly players: Players;
  /** The side of the person playing against the engine or a friend. */
  readonly seat: Seat;
  /** Whether each new game draws the seat. */
  readonly hasRandomSeat: boolean;
  /** The engine's level; if it plays both sides, that of the first. */
  readonly level: number;
  readonly secondLevel: number;
  /** The opponent at that level; null for the plain engine. */
  readonly opponent: OpponentId | null;
  /** Whether to warn the person before a blunder. */
  readonly isCoached: boolean;
  /** The engine's thinking time without a clock. */
  readonly moveTimeMs: number;
  readonly clock: TimeControl;
  /** Two people: the board turns so that the side to move is at the bottom. */
  readonly turnsBoard: boolean;
  readonly hasCoordinates: boolean;
  /** Null follows the language. */
  readonly notation: Notation | null;
  /** The rule set for repetitions, or the rule of Gomoku. */
  readonly rules: RuleSet;
  readonly opening: Opening;
  readonly opener: Opener;
  /** The start position of games, for example a handicap; null for the usual one. */
  readonly startFen: string | null;
  /** The board size for new games, if the game has several and the position does not name one. */
  readonly boardLines: number | null;
  /** The sound volume as a percentage; 0 is silence. */
  readonly volume: number;
  /** Whether moves are read aloud. */
  readonly speaks: boolean;
  /** Whether premoves are allowed. */
  readonly hasPremove: boolean;
  /** Stones: on points smaller than a fingertip, a second tap confirms the first. */
  readonly mustTapTwice: boolean;
  /** Stones: whether rows that threaten to win are marked. */
  readonly showsThreats: boolean;
  /** Whether the engine's thinking is shown. */
  readonly showsThinking: boolean;
  /** Whether the move input field is shown. */
  readonly typesMoves: boolean;
  /** Whether stones show their move numbers. */
  readonly hasNumbers: boolean;
  readonly blindfold?: Blindfold;
}

/** A notice about how this game began, or about an offer. */
export type Notice =
  | 'position-refused'
  | 'game-kept'
  | 'previous-game'
  | 'draw-too-early'
  | 'draw-declined'
  | 'part-missing'
  | 'not-kept';

/** A losing move by the person: the engine's reports before and after it, and its proven consequences. */
export interface Blunder extends MistakeReport {
  readonly better: Report;
  readonly answer: Report;
}

/** The game itself: its moves, its state, its end. */
export interface Game extends OpenedLine {
  /** An end by the players or their clocks rather than by the rules. */
  readonly ended: Result | null;
  /** Engine vs. engine: paused, except for a requested move. */
  readonly isPaused: boolean;
  readonly isStepping: boolean;
  /** The game replaced by this one; taking back at the start returns to it. */
  readonly previous: GameBefore | null;
  /** The latest game that the engine has described; it goes on if this one is refused. */
  readonly sound: GameBefore | null;
  readonly notice: Notice | null;
  /** The number of moves the coach has checked. */
  readonly coached: readonly string[] | null;
  /** The coach's warning about the last move; the engine does not answer before the person has decided. */
  readonly blunder: Blunder | null;
  /** Incremented with every new game. */
  readonly number: number;
}

export function freshGame({ startFen, moves }: Line, number: number): Game {
  return {
    startFen,
    // Of its own, so that no question about an earlier game counts as one about this.
    moves: [...moves],
    begun: null,
    opening: null,
    openingPlies: 0,
    friend: null,
    ended: null,
    isPaused: false,
    isStepping: false,
    previous: null,
    sound: null,
    notice: null,
    coached: null,
    blunder: null,
    number,
  };
}

/** The person's view of the board, and their pending input. */
export interface View {
  readonly isTurned: boolean;
  /** Whether the game is visible: its tab and its screen are in front. */
  readonly isVisible: boolean;
  /** Whether the friend's device is connected. */
  readonly isLive: boolean;
  readonly selected: string | null;
  readonly hint: string | null;
  /** Stones: the threats after the hint, as in a snapshot. */
  readonly foreseen: readonly ThreatRow[];
  /** A premove, played immediately if legal. */
  readonly premove: string | null;
  /** An attempted illegal move, or an own piece without moves, until the next input. */
  readonly tried: string | null;
  /** A move by the person that the surrounding page has cancelled. */
  readonly refused: string | null;
  /** Whether "Move now" was pressed before the engine had a move. */
  readonly isMoveWanted: boolean;
  /** Typed text that is not a legal move. */
  readonly unread: string | null;
}

/** The view for another position or game; the orientation stays. */
export function freshView({
  isTurned,
  isVisible,
  isLive,
}: Pick<View, 'isTurned' | 'isVisible' | 'isLive'>): View {
  return {
    isTurned,
    isVisible,
    isLive,
    selected: null,
    hint: null,
    foreseen: [],
    premove: null,
    tried: null,
    refused: null,
    isMoveWanted: false,
    unread: null,
  };
}

export interface GameState extends Asking<Ask> {
  readonly spec: GameSpec;
  readonly settings: Settings;
  readonly shown: Shown;
  readonly game: Game;
  readonly view: View;
  readonly clocks: Clocks | null;
  readonly thought: Thought | null;
}

export function withGame(state: GameState, changes: Partial<Game>): GameState {
  return { ...state, game: { ...state.game, ...changes } };
}

export function withView(state: GameState, changes: Partial<View>): GameState {
  return { ...state, view: { ...state.view, ...changes } };
}

export type Phase = 'loading' | 'idle' | 'thinking' | 'over' | 'failed';
