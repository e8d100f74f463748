// SPDX-License-Identifier: MIT
// The state of one game on the page, and what can be read off it.

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
import type { GameSpec, Opening, Seat } from '../../../games/game-spec.ts';
import type { Blindfold } from '../../../storage/preferences.ts';
import type { OpponentId } from '../../../games/opponents.ts';
import type { Clocks, TimeControl } from './clock.ts';

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
  /** With an opening, the position begins where that does; its moves are those after it. */
  readonly describe: { readonly position: PositionRef; readonly opening: OpeningRecord | null };
  /** What the board will be after a move that is not played. */
  readonly foresee: { readonly position: PositionRef };
  /** What the engine does next in an opening procedure. */
  readonly opening: {
    readonly position: PositionRef;
    readonly opening: OpeningRecord;
    readonly limits: Limits;
  };
  readonly read: { readonly position: PositionRef; readonly text: string };
  /** Whether the last move of the person is a blunder. */
  readonly coach: { readonly position: PositionRef };
  readonly search: {
    readonly purpose: 'move' | 'hint';
    readonly position: PositionRef;
    readonly limits: Limits;
    /** Whose style the move is to have. */
    readonly opponent: OpponentId | null;
    /** The answer is not heard before, so that a game can be followed. */
    readonly paceMs: number;
  };
}

export type Ask = AskOf<Questions>;

/** What the engine thinks, or thought last. */
interface Thought {
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

/** An opening procedure and what was done in it. */
export interface PlayedOpening extends OpeningRecord {
  /** Against the engine: who began it. */
  readonly opener: Opener;
  /** What the engine said of it last, and of which acts; null before it spoke. */
  readonly told: { readonly acts: readonly string[]; readonly report: OpeningReport } | null;
}

/** How far a game has come with its opening. */
interface OpenedLine extends Line {
  /** When its first move was made here, in milliseconds since 1970; null before. */
  readonly begun: number | null;
  /** Null where there was none. */
  readonly opening: PlayedOpening | null;
  /** How many moves belong to it. */
  readonly openingPlies: number;
  /** Null before the game is told of, and where nobody sits at another screen. */
  readonly friend: Friendship | null;
}

/** What a game is played by; a new one may be played by others. */
type Terms = Pick<
  Settings,
  | 'players'
  | 'seat'
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

/** What two friends know of their game beside its moves. */
export interface Friendship {
  /** By which links know the game they belong to. */
  readonly id: string;
  /** How many moves the friend may know by now; one more if their number says that the game is over. */
  readonly given: number;
  /** Who offers a draw, and at how many moves the offer has lapsed. */
  readonly offer: { readonly by: Seat; readonly until: number } | null;
}

/** A game that made way for another, with the settings that belong to it. */
export interface GameBefore extends OpenedLine {
  readonly terms: Terms;
  readonly clocks: Clocks | null;
}

/**
 * Who moves: a person against the engine, two people at one screen, the engine on both sides, a person against a friend
 * who sits at another screen.
 */
export const playerModes = ['engine', 'people', 'engines', 'friend'] as const;

export type Players = (typeof playerModes)[number];

export const openers = ['person', 'engine'] as const;

/** Who places the first stone of an opening procedure. */
export type Opener = (typeof openers)[number];

export interface Settings {
  readonly players: Players;
  /** The seat of the person who plays against the engine or a friend. */
  readonly seat: Seat;
  /** Of the engine; where it plays both sides, of the first. */
  readonly level: number;
  readonly secondLevel: number;
  /** Against whom the person plays, at that level; null is the engine, which is nobody in particular. */
  readonly opponent: OpponentId | null;
  /** The person is warned before a blunder. */
  readonly isCoached: boolean;
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
  readonly opener: Opener;
  /** Where games begin, a handicap say; null for the usual position. */
  readonly startFen: string | null;
  /** Of the board games begin on, where the game has several and no position says. */
  readonly boardLines: number | null;
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
  /** What the engine thinks of the game is to be seen. */
  readonly showsThinking: boolean;
  /** There is a field for moves as text. */
  readonly typesMoves: boolean;
  /** Each stone bears the number of its move. */
  readonly hasNumbers: boolean;
  readonly blindfold?: Blindfold;
}

/** Something to know about how this game began, or what came of an offer. */
export type Notice =
  | 'position-refused'
  | 'previous-game'
  | 'draw-too-early'
  | 'draw-declined'
  | 'part-missing'
  | 'not-kept';

/** A move of the person that loses clearly: what the engine says before and after it, and what is proven of it. */
export interface Blunder extends MistakeReport {
  readonly better: Report;
  readonly answer: Report;
}

/** The game itself: what was played, how it goes on, how it ended. */
export interface Game extends OpenedLine {
  /** What the players or their clocks ended, which the rules would not have. */
  readonly ended: Result | null;
  /** The engine plays both sides: it waits, but for one move that was asked for. */
  readonly isPaused: boolean;
  readonly isStepping: boolean;
  /** The game given up for this one; taking back at the start returns to it. */
  readonly previous: GameBefore | null;
  readonly notice: Notice | null;
  /** The moves that the coach has looked at, up to the last. */
  readonly coached: readonly string[] | null;
  /** Its warning about the last move, to which the engine is not to answer before the person has decided. */
  readonly blunder: Blunder | null;
  /** Grows with every new game. */
  readonly number: number;
}

export function freshGame({ startFen, moves }: Line, number: number): Game {
  return {
    startFen,
    moves,
    begun: null,
    opening: null,
    openingPlies: 0,
    friend: null,
    ended: null,
    isPaused: false,
    isStepping: false,
    previous: null,
    notice: null,
    coached: null,
    blunder: null,
    number,
  };
}

/** How the person looks at the board, and what they are about to do on it. */
export interface View {
  readonly isTurned: boolean;
  /** Whether anybody looks: no other tab is in front, and no other screen. */
  readonly isVisible: boolean;
  /** The friend's screen is connected. */
  readonly isLive: boolean;
  readonly selected: string | null;
  readonly hint: string | null;
  /** Stones: the threats on the board after the hint, as in a snapshot. */
  readonly foreseen: readonly ThreatRow[];
  /** To be played at once if it is legal then. */
  readonly premove: string | null;
  /** A move by hand that is not legal, or an own piece that has none, until the next touch. */
  readonly tried: string | null;
  /** A move of the person that the page around the game does not allow, while that is so. */
  readonly refused: string | null;
  /** The user asked to move before there was a move to make. */
  readonly isMoveWanted: boolean;
  /** What the person wrote that is no move here. */
  readonly unread: string | null;
}

/** For another position, or another game: the board stays as it is turned. */
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
