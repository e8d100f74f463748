// SPDX-License-Identifier: MIT
// The state of an analysis: a record, the current node, and the engine's findings on it.

import type { Shown } from '../common/position/shown.ts';
import type {
  FaultFacts,
  Description,
  Limits,
  Notation,
  PieceValue,
  PositionRef,
  ReadMove,
  RecordReading,
  Report,
  RuleSet,
} from '../../engine/protocol.ts';
import type { AskOf, Asking, EngineEvents, EventOf } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import type { Review, Tried } from './review/review.ts';
import type { NodeId, Step, Tree } from './record/tree.ts';

export const kMostLines = 5;

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
  /** Explains the last move of the position. */
  readonly explain: { readonly position: PositionRef; readonly limits: Limits };
  readonly 'read-move': { readonly position: PositionRef; readonly text: string };
  readonly 'read-record': {
    readonly bytes: Uint8Array;
    readonly chosen: number;
    /** For records that do not name a rule set. */
    readonly rules: RuleSet;
    readonly place?: GivenPlace;
  };
  /** Checks whether all moves of a record are legal under another rule. */
  readonly 'judge-record': { readonly tree: Tree; readonly rules: RuleSet };
}

export type Ask = AskOf<Questions>;

export interface Settings {
  /** How many lines the engine shows. */
  readonly lines: number;
  /** Null follows the language. */
  readonly notation: Notation | null;
  readonly rules: RuleSet;
  readonly hasCoordinates: boolean;
  /** Stones show their move numbers. */
  readonly hasNumbers: boolean;
  /** Pieces show their value on their square. */
  readonly hasPieceValues: boolean;
  /** A record is reviewed when it is opened. */
  readonly reviewsAtOnce: boolean;
}

/** The evaluation behind a report: hand-written terms, or the network once loaded. */
export type Judge = 'hand' | 'network';

/** The engine's lines for a position. */
interface Finding {
  readonly judge: Judge;
  /** Best line first. */
  readonly lines: readonly Report[];
}

/** The judgement of the last move of a position. */
export interface TriedThere extends Tried {
  readonly position: PositionRef;
}

/** The engine's findings on the record. Another record starts with `freshFindings`. */
export interface Findings {
  /** Keyed by the moves from the start. */
  readonly lines: ReadonlyMap<string, Finding>;
  /** The position that was searched to the end, with the number of lines. */
  readonly exhausted: { readonly position: PositionRef; readonly lines: number } | null;
  /** The piece values of the position asked about last. */
  readonly pieceValues: {
    readonly position: PositionRef;
    readonly pieces: readonly PieceValue[];
  } | null;
  readonly review: Review | null;
  /** The move explained last. */
  readonly tried: TriedThere | null;
  /** The rule that was refused for the record, and the first move that is illegal under it. */
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

/** Additional data of a given record. */
export interface GivenPlace {
  /** A node in depth-first order; null for the last move. */
  readonly at: number | null;
  readonly archiveId: number | null;
  /** The reader's seat, at the bottom of boards that turn; null if there is none. */
  readonly own: Seat | null;
}

/** The file or text read last. */
export interface Source {
  readonly bytes: Uint8Array;
  readonly chosen: number;
  /** The titles of its games. */
  readonly games: RecordReading['games'];
  readonly warnings: RecordReading['warnings'];
  /** Why the content cannot be sent to the engine. */
  readonly fault: FaultFacts | null;
  /** Whether it contained a game. */
  readonly isOpened: boolean;
  /** The size of the record's board if it differs from the page's. */
  readonly otherSize: number | null;
}

export interface AnalysisState extends Place, Asking<Ask> {
  readonly spec: GameSpec;
  /** The id of the record in the archive; null if it is not stored. */
  readonly archiveId: number | null;
  /** The reader's seat in the recorded game; null if unknown. */
  readonly own: Seat | null;
  readonly settings: Settings;
  /** The moves that lead to `at`. */
  readonly position: PositionRef;
  readonly shown: Shown;
  /** Whether the engine has its opening book; null until known. */
  readonly hasBook: boolean | null;
  /** The reader's pending question, which goes before the search. */
  readonly wish: Ask | null;
  readonly isTurned: boolean;
  readonly selected: string | null;
  /** The last attempted illegal move, or a piece without legal moves. */
  readonly attempted: string | null;
  /** The last typed text that is not a move here. */
  readonly unread: string | null;
  /** Whether the engine is switched on; it searches only while the page is visible. */
  readonly isRunning: boolean;
  readonly isVisible: boolean;
  readonly findings: Findings;
  readonly source: Source | null;
  /** A review to start once the record has been read, with the side whose mistakes come first. */
  readonly reviewToCome: { readonly seat: Seat | null } | null;
  /** The undo stack, latest last. */
  readonly past: readonly Place[];
}

export function withFindings(state: AnalysisState, changes: Partial<Findings>): AnalysisState {
  return { ...state, findings: { ...state.findings, ...changes } };
}

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
  /** All moves are legal under the rule. */
  readonly 'record-judged': AnswerTo<'judge-record'>;
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
  /** The record was annotated; the moves of its main line are unchanged. */
  readonly rewritten: { readonly tree: Tree };
  readonly 'record-cleared': object;
  readonly undone: object;
  readonly 'record-given': {
    readonly bytes: Uint8Array;
    readonly chosen: number;
    readonly place?: GivenPlace;
  };
  /** A game of another screen, already parsed. */
  readonly 'game-given': {
    readonly tree: Tree;
    /** Null keeps the current rule set. */
    readonly rules: RuleSet | null;
    readonly place: GivenPlace;
  };
  /** The record is now stored in the archive. */
  readonly archived: { readonly id: number };
  /** The given content cannot be sent to the engine. */
  readonly 'record-unfit': { readonly fault: FaultFacts };
  readonly 'source-dismissed': object;
  /** `seat` is the side whose mistakes come first; null if unknown. */
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
