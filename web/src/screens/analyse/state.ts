// SPDX-License-Identifier: MIT
// The state of an analysis: a record, where one is in it, and what the engine thinks of that place.

import type {
  Description,
  EngineEvent,
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
import type { GameSpec } from '../../games/game-spec.ts';
import type { EngineState, Shown } from '../common/position/shown.ts';
import type { Review } from './review.ts';
import type { NodeId, Tree } from './tree.ts';

export const kMostLines = 5;

/** What becomes of a record once it is written. */
export type Purpose = 'copy' | 'save' | 'share';

/** The one question the engine is at; a newer one replaces it, and only its own answer counts. */
export type Ask =
  | { readonly kind: 'describe'; readonly position: PositionRef }
  | { readonly kind: 'piece-worths'; readonly position: PositionRef }
  | { readonly kind: 'search'; readonly position: PositionRef; readonly limits: Limits }
  /** One position of a review. */
  | {
      readonly kind: 'review';
      readonly position: PositionRef;
      readonly limits: Limits;
      readonly review: Review;
    }
  | { readonly kind: 'read-move'; readonly position: PositionRef; readonly text: string }
  | {
      readonly kind: 'read-record';
      readonly bytes: Uint8Array;
      readonly chosen: number;
      /** For records that do not name theirs. */
      readonly rules: RuleSet;
    }
  /** Whether all of a record could be played by another rule. */
  | { readonly kind: 'judge-record'; readonly tree: Tree; readonly rules: RuleSet }
  | {
      readonly kind: 'write-record';
      readonly purpose: Purpose;
      readonly tree: string;
      readonly format: RecordFormat;
      readonly notation: Notation;
    };

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

export interface AnalysisState extends Place {
  readonly spec: GameSpec;
  readonly settings: Settings;
  /** How one gets to `at`. */
  readonly position: PositionRef;
  readonly shown: Shown;
  readonly ask: Ask | null;
  /** What the user wants of the engine before it thinks on. */
  readonly wish: Ask | null;
  readonly engine: EngineState;
  readonly isTurned: boolean;
  readonly selected: string | null;
  /** What was typed that is no move here. */
  readonly unread: string | null;
  /** Whether the engine is to think, as far as anybody looks. */
  readonly isRunning: boolean;
  readonly isSeen: boolean;
  /** Of the engine that runs; a new one begins by hand. */
  readonly judge: Judge;
  /** By the moves from the start. */
  readonly found: ReadonlyMap<string, Finding>;
  /** Thought through to the end, with so many lines. */
  readonly exhausted: { readonly position: PositionRef; readonly lines: number } | null;
  /** What the men were worth where it was asked last. */
  readonly worths: { readonly position: PositionRef; readonly men: readonly PieceWorth[] } | null;
  readonly source: Source | null;
  readonly written: Written | null;
  /** The rule that was wanted but does not fit the record, and the move that it forbids. */
  readonly refused: { readonly rules: RuleSet; readonly move: string } | null;
  readonly review: Review | null;
  /** What "Undo" returns to, the latest last. */
  readonly past: readonly Place[];
}

export type Step = 'first' | 'back' | 'forward' | 'last' | 'above' | 'below';

export type AnalysisEvent =
  | { readonly type: 'engine'; readonly event: EngineEvent }
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
  | { readonly type: 'move-read'; readonly ask: Ask; readonly reading: ReadMove }
  | { readonly type: 'record-read'; readonly ask: Ask; readonly reading: RecordReading }
  | { readonly type: 'record-written'; readonly ask: Ask; readonly record: WrittenRecord }
  /** There is no answer; `error` says why, in English. */
  | { readonly type: 'refused'; readonly ask: Ask; readonly error: string }
  | { readonly type: 'square-chosen'; readonly square: string }
  | { readonly type: 'piece-lifted'; readonly square: string }
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' }
  | { readonly type: 'move-played'; readonly move: string }
  | { readonly type: 'move-typed'; readonly text: string }
  | { readonly type: 'gone'; readonly to: NodeId }
  | { readonly type: 'stepped'; readonly step: Step }
  | { readonly type: 'removed'; readonly node: NodeId }
  | { readonly type: 'promoted'; readonly node: NodeId }
  | { readonly type: 'commented'; readonly node: NodeId; readonly comment: string }
  /** Something was added to the record that changes no move of its main line. */
  | { readonly type: 'rewritten'; readonly tree: Tree }
  | { readonly type: 'emptied' }
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
  | { readonly type: 'seen'; readonly isSeen: boolean }
  | { readonly type: 'settings-changed'; readonly settings: Partial<Settings> };
