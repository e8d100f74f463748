// SPDX-License-Identifier: MIT
// The state of an analysis: a record, where one is in it, and what the engine thinks of that place.

import type { Shown } from '../common/position/shown.ts';
import type {
  FaultFacts,
  Description,
  Limits,
  Notation,
  PieceValue,
  PositionRef,
  ReadMove,
  RecordFormat,
  RecordReading,
  Report,
  RuleSet,
  WrittenRecord,
} from '../../engine/protocol.ts';
import type { AskOf, Asking, EngineEvents, EventOf } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import type { Review, Tried } from './review/review.ts';
import type { NodeId, Tree } from './record/tree.ts';

export const kMostLines = 5;

/** What becomes of a record once it is written. */
export type Purpose = 'copy' | 'save' | 'share' | 'embed';

export interface Questions {
  readonly describe: { readonly position: PositionRef };
  readonly 'piece-values': { readonly position: PositionRef };
  readonly search: { readonly position: PositionRef; readonly limits: Limits };
  /** One position of a review. */
  readonly review: {
    readonly position: PositionRef;
    readonly limits: Limits;
    readonly review: Review;
  };
  /** Why not the last move of the position? */
  readonly explain: { readonly position: PositionRef; readonly limits: Limits };
  readonly 'read-move': { readonly position: PositionRef; readonly text: string };
  readonly 'read-record': {
    readonly bytes: Uint8Array;
    readonly chosen: number;
    /** For records that do not name theirs. */
    readonly rules: RuleSet;
    readonly place?: GivenPlace;
  };
  /** Whether all of a record could be played by another rule. */
  readonly 'judge-record': { readonly tree: Tree; readonly rules: RuleSet };
  readonly 'write-record': {
    readonly purpose: Purpose;
    readonly tree: Tree;
    readonly format: RecordFormat;
    readonly notation: Notation;
  };
}

export type Ask = AskOf<Questions>;

export interface Settings {
  /** How many lines the engine shows. */
  readonly lines: number;
  /** Null follows the language. */
  readonly notation: Notation | null;
  readonly rules: RuleSet;
  readonly hasCoordinates: boolean;
  /** Each stone bears the number of its move. */
  readonly hasNumbers: boolean;
  /** Each piece shows what it is worth where it stands. */
  readonly hasPieceValues: boolean;
  /** A record is reviewed as soon as it is opened. */
  readonly reviewsAtOnce: boolean;
}

/** By what the engine judges positions: its own terms, or the network once that has come. */
export type Judge = 'hand' | 'network';

/** What the engine found of a position. */
interface Finding {
  readonly judge: Judge;
  /** The best one first. */
  readonly lines: readonly Report[];
}

/** The last move of a position, judged. */
export interface TriedThere extends Tried {
  readonly position: PositionRef;
}

/** What the engine has said of the record. Another record begins with `freshFindings`. */
export interface Findings {
  /** By the moves from the start. */
  readonly lines: ReadonlyMap<string, Finding>;
  /** Thought through to the end, with so many lines. */
  readonly exhausted: { readonly position: PositionRef; readonly lines: number } | null;
  /** What the pieces were worth where it was asked last. */
  readonly pieceValues: {
    readonly position: PositionRef;
    readonly pieces: readonly PieceValue[];
  } | null;
  readonly review: Review | null;
  /** The move that was asked about last. */
  readonly tried: TriedThere | null;
  /** The rule that was wanted but does not fit the record, and the move that it forbids. */
  readonly refusedRule: { readonly rules: RuleSet; readonly move: string } | null;
}

export const freshFindings: Findings = {
  lines: new Map(),
  exhausted: null,
  pieceValues: null,
  review: null,
  tried: null,
  refusedRule: null,
};

/** A record and the node whose position the board shows. */
export interface Place {
  readonly tree: Tree;
  readonly at: NodeId;
}

/** What else is known of a record that is given. */
export interface GivenPlace {
  /** A place in it, depth first; null for the last move. */
  readonly at: number | null;
  readonly archiveId: number | null;
  /** The seat of the person, who is at the bottom where boards turn; null where there is none. */
  readonly own: Seat | null;
}

/** The file or text that was read last. */
export interface Source {
  readonly bytes: Uint8Array;
  readonly chosen: number;
  /** The titles of its games. */
  readonly games: RecordReading['games'];
  readonly warnings: RecordReading['warnings'];
  /** Why it cannot even be asked about. */
  readonly fault: FaultFacts | null;
  /** Whether there was a game in it. */
  readonly isOpened: boolean;
  /** The lines of the record's board where they are not the page's. */
  readonly otherSize: number | null;
}

/** The record that was written last. */
export interface Written {
  readonly purpose: Purpose;
  readonly format: RecordFormat;
  /** Null where it cannot be written. */
  readonly record: WrittenRecord | null;
  /** Why not; null too where the engine died of it. */
  readonly fault: FaultFacts | null;
}

export interface AnalysisState extends Place, Asking<Ask> {
  readonly spec: GameSpec;
  /** Under which the record stands among all games; null where it does not. */
  readonly archiveId: number | null;
  /** The seat of the person in the game the record is of; null where that is not known. */
  readonly own: Seat | null;
  readonly settings: Settings;
  /** How one gets to `at`. */
  readonly position: PositionRef;
  readonly shown: Shown;
  /** What the user wants of the engine before it thinks on. */
  readonly wish: Ask | null;
  readonly isTurned: boolean;
  readonly selected: string | null;
  /** A move that is none, or a piece that has none, as it was tried last. */
  readonly attempted: string | null;
  /** What was typed that is no move here. */
  readonly unread: string | null;
  /** Whether the engine is to think, as far as anybody looks. */
  readonly isRunning: boolean;
  readonly isVisible: boolean;
  readonly findings: Findings;
  readonly source: Source | null;
  readonly written: Written | null;
  /** A review that begins once the record has been read, and whose mistakes it shows first. */
  readonly reviewToCome: { readonly seat: Seat | null } | null;
  /** What "Undo" returns to, the latest last. */
  readonly past: readonly Place[];
}

export function withFindings(state: AnalysisState, changes: Partial<Findings>): AnalysisState {
  return { ...state, findings: { ...state.findings, ...changes } };
}

export type Step = 'first' | 'back' | 'forward' | 'last' | 'above' | 'below';

type AnswerTo<Kind extends keyof Questions, Answer = object> = Answer & {
  readonly ask: AskOf<Questions, Kind>;
};

export interface Events extends EngineEvents<Ask> {
  readonly described: AnswerTo<'describe', Description>;
  readonly 'values-computed': AnswerTo<'piece-values', { readonly pieces: readonly PieceValue[] }>;
  readonly informed: AnswerTo<'search', { readonly info: Report }>;
  readonly found: AnswerTo<'search'>;
  readonly reviewed: AnswerTo<'review', Pick<Review, 'positions' | 'judgement'>>;
  readonly explained: AnswerTo<'explain', { readonly tried: TriedThere }>;
  readonly 'move-read': AnswerTo<'read-move', { readonly reading: ReadMove }>;
  readonly 'record-read': AnswerTo<'read-record', { readonly reading: RecordReading }>;
  /** The rule fits all of it. */
  readonly 'record-judged': AnswerTo<'judge-record'>;
  readonly 'record-written': AnswerTo<'write-record', { readonly record: WrittenRecord }>;
  readonly 'square-chosen': { readonly square: string };
  readonly 'piece-lifted': { readonly square: string };
  readonly 'piece-dropped': { readonly square: string | null };
  readonly 'selection-cleared': object;
  readonly 'move-played': { readonly move: string };
  readonly 'move-typed': { readonly text: string };
  readonly 'node-chosen': { readonly node: NodeId };
  readonly stepped: { readonly step: Step };
  readonly removed: { readonly node: NodeId };
  readonly promoted: { readonly node: NodeId };
  readonly commented: { readonly node: NodeId; readonly comment: string };
  /** Something was added to the record that changes no move of its main line. */
  readonly rewritten: { readonly tree: Tree };
  readonly 'record-cleared': object;
  readonly undone: object;
  readonly 'record-given': {
    readonly bytes: Uint8Array;
    readonly chosen: number;
    readonly place?: GivenPlace;
  };
  /** A game of another screen, which needs not be read. */
  readonly 'game-given': {
    readonly tree: Tree;
    /** Null for those of before. */
    readonly rules: RuleSet | null;
    readonly place: GivenPlace;
  };
  /** The record stands among all games from now on. */
  readonly archived: { readonly id: number };
  /** What was given cannot even be asked about. */
  readonly 'record-unfit': { readonly fault: FaultFacts };
  readonly 'source-dismissed': object;
  readonly 'record-wanted': {
    readonly purpose: Purpose;
    readonly format: RecordFormat;
    readonly notation: Notation;
  };
  /** `seat` is whose mistakes come first, null where that is not known. */
  readonly 'review-wanted': { readonly seat: Seat | null };
  readonly 'review-seat-chosen': { readonly seat: Seat | null };
  readonly 'why-wanted': object;
  readonly 'review-ended': object;
  readonly flipped: object;
  readonly 'run-toggled': object;
  readonly 'visibility-changed': { readonly isVisible: boolean };
  readonly 'settings-changed': { readonly settings: Partial<Settings> };
}

export type AnalysisEvent = EventOf<Events>;
