// SPDX-License-Identifier: MIT
// The state of an analysis: a record, where one is in it, and what the engine thinks of that place.

import type {
  Description,
  Limits,
  Notation,
  PieceWorth,
  PositionRef,
  ReadMove,
  RecordFormat,
  RecordReading,
  Report,
  RuleSet,
  Snapshot,
  WrittenRecord,
} from '../../engine/protocol.ts';
import type { AskOf, Asking, EngineNews } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Shown } from '../play/state/state.ts';
import type { Review } from './review.ts';
import type { NodeId, Tree } from './tree.ts';

export const kMostLines = 5;

/** What becomes of a record once it is written. */
export type Purpose = 'copy' | 'save' | 'share';

export interface Questions {
  readonly describe: { readonly position: PositionRef };
  readonly 'piece-worths': { readonly position: PositionRef };
  readonly search: { readonly position: PositionRef; readonly limits: Limits };
  /** One position of a review. */
  readonly review: {
    readonly position: PositionRef;
    readonly limits: Limits;
    readonly review: Review;
  };
  readonly 'read-move': { readonly position: PositionRef; readonly text: string };
  readonly 'read-record': {
    readonly bytes: Uint8Array;
    readonly chosen: number;
    /** For records that do not name theirs. */
    readonly rules: RuleSet;
  };
  /** Whether all of a record could be played by another rule. */
  readonly 'judge-record': { readonly tree: Tree; readonly rules: RuleSet };
  readonly 'write-record': {
    readonly purpose: Purpose;
    readonly tree: string;
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
  /** Each man bears what he is worth where he stands. */
  readonly hasWorths: boolean;
}

/** By what the engine judges positions: its own terms, or the network once that has come. */
export type Judge = 'hand' | 'network';

/** What the engine found of a position. */
export interface Finding {
  readonly judge: Judge;
  /** The best one first. */
  readonly lines: readonly Report[];
}

/** What the engine has said of the record. Another record begins with `freshFindings`. */
export interface Findings {
  /** By the moves from the start. */
  readonly lines: ReadonlyMap<string, Finding>;
  /** Thought through to the end, with so many lines. */
  readonly exhausted: { readonly position: PositionRef; readonly lines: number } | null;
  /** What the men were worth where it was asked last. */
  readonly worths: { readonly position: PositionRef; readonly men: readonly PieceWorth[] } | null;
  readonly review: Review | null;
  /** The rule that was wanted but does not fit the record, and the move that it forbids. */
  readonly refusedRule: { readonly rules: RuleSet; readonly move: string } | null;
}

export const freshFindings: Findings = {
  lines: new Map(),
  exhausted: null,
  worths: null,
  review: null,
  refusedRule: null,
};

/** A record and the node whose position the board shows. */
export interface Place {
  readonly tree: Tree;
  readonly at: NodeId;
}

/** The file or text that was read last. */
export interface Source {
  readonly bytes: Uint8Array;
  readonly chosen: number;
  readonly reading: RecordReading;
  /** Whether there was a game in it. */
  readonly isOpened: boolean;
  /** The lines of the record's board where they are not the page's. */
  readonly otherSize: number | null;
}

/** The record that was written last. */
export interface Written {
  readonly purpose: Purpose;
  readonly format: RecordFormat;
  readonly record: WrittenRecord;
}

export interface AnalysisState extends Place, Asking<Ask> {
  readonly spec: GameSpec;
  readonly settings: Settings;
  /** How one gets to `at`. */
  readonly position: PositionRef;
  readonly shown: Shown;
  /** What the user wants of the engine before it thinks on. */
  readonly wish: Ask | null;
  readonly isTurned: boolean;
  readonly selected: string | null;
  /** What was typed that is no move here. */
  readonly unread: string | null;
  /** Whether the engine is to think, as far as anybody looks. */
  readonly isRunning: boolean;
  readonly isVisible: boolean;
  readonly findings: Findings;
  readonly source: Source | null;
  readonly written: Written | null;
  /** What "Undo" returns to, the latest last. */
  readonly past: readonly Place[];
}

export function withFindings(state: AnalysisState, changes: Partial<Findings>): AnalysisState {
  return { ...state, findings: { ...state.findings, ...changes } };
}

export type Step = 'first' | 'back' | 'forward' | 'last' | 'above' | 'below';

export type AnalysisEvent =
  | EngineNews<Ask>
  | ({ readonly type: 'described'; readonly ask: Ask } & Description)
  | { readonly type: 'worths-told'; readonly ask: Ask; readonly men: readonly PieceWorth[] }
  | { readonly type: 'informed'; readonly ask: Ask; readonly info: Report }
  | { readonly type: 'found'; readonly ask: Ask }
  | {
      readonly type: 'reviewed';
      readonly ask: Ask;
      readonly snapshot: Snapshot;
      /** Null where the game is over. */
      readonly report: Report | null;
    }
  | {
      readonly type: 'move-read';
      readonly ask: AskOf<Questions, 'read-move'>;
      readonly reading: ReadMove;
    }
  | {
      readonly type: 'record-read';
      readonly ask: AskOf<Questions, 'read-record'>;
      readonly reading: RecordReading;
    }
  | {
      readonly type: 'record-written';
      readonly ask: AskOf<Questions, 'write-record'>;
      readonly record: WrittenRecord;
    }
  | {
      readonly type: 'record-judged';
      readonly ask: AskOf<Questions, 'judge-record'>;
      readonly record: WrittenRecord;
    }
  | { readonly type: 'square-chosen'; readonly square: string }
  | { readonly type: 'piece-lifted'; readonly square: string }
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' }
  | { readonly type: 'move-played'; readonly move: string }
  | { readonly type: 'move-typed'; readonly text: string }
  | { readonly type: 'node-chosen'; readonly node: NodeId }
  | { readonly type: 'stepped'; readonly step: Step }
  | { readonly type: 'removed'; readonly node: NodeId }
  | { readonly type: 'promoted'; readonly node: NodeId }
  | { readonly type: 'commented'; readonly node: NodeId; readonly comment: string }
  /** Something was added to the record that changes no move of its main line. */
  | { readonly type: 'rewritten'; readonly tree: Tree }
  | { readonly type: 'record-cleared' }
  | { readonly type: 'undone' }
  | { readonly type: 'record-given'; readonly bytes: Uint8Array; readonly chosen: number }
  /** What was given cannot even be asked about. */
  | { readonly type: 'record-unfit'; readonly error: string }
  | { readonly type: 'source-dismissed' }
  | {
      readonly type: 'record-wanted';
      readonly purpose: Purpose;
      readonly format: RecordFormat;
      readonly notation: Notation;
    }
  | { readonly type: 'review-wanted' }
  | { readonly type: 'review-ended' }
  | { readonly type: 'flipped' }
  | { readonly type: 'run-toggled' }
  | { readonly type: 'visibility-changed'; readonly isVisible: boolean }
  | { readonly type: 'settings-changed'; readonly settings: Partial<Settings> };
