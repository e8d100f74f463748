// SPDX-License-Identifier: MIT
// The messages between the page and the engine's worker.

import type {
  FourVerdict,
  GameId,
  Limits,
  Notation,
  ReadMove,
  RecordFormat,
  RecordReading,
  RuleSet,
  SearchInfo,
  Snapshot,
  WrittenRecord,
} from '@engine/engine.js';

export type {
  FourVerdict,
  GameId,
  Limits,
  Notation,
  ReadMove,
  Reason,
  RecordFormat,
  RecordReading,
  RuleSet,
  SearchInfo,
  Snapshot,
  Status,
  WrittenRecord,
} from '@engine/engine.js';

/** As the page offers them. */
export const notations = ['zh-hans', 'zh-hant', 'wxf', 'iccs', 'uci'] as const satisfies Notation[];

export function isNotation(value: unknown): value is Notation {
  return notations.some((notation) => notation === value);
}

/** The laws of Xiangqi as the page offers them; the first is the usual one. */
export const ruleSets = ['asian', 'computer', 'simple', 'chinese'] as const satisfies RuleSet[];

/** The moves of a position in every notation of its game. */
export type WrittenMoves = Readonly<Partial<Record<Notation, readonly string[]>>>;

/**
 * A position by its origin, and the law it is judged by: requests carry it whole, so a worker can be
 * replaced at any time.
 */
export interface PositionRef {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly rules: RuleSet;
}

/** Full strength and none of the limits; a search needs at least one. */
export const unlimited: Limits = {
  depth: 0,
  nodes: 0,
  moveTimeMs: 0,
  level: 10,
  multiPv: 1,
  useBook: false,
  seed: 0,
  clockMs: 0,
  incrementMs: 0,
  movesToGo: 0,
};

/** What the engine found, with its line in every notation. */
export interface Report extends SearchInfo {
  readonly written: WrittenMoves;
}

/** What the engine says of a position. */
export interface Description {
  readonly snapshot: Snapshot;
  readonly written: WrittenMoves;
}

/** The book's moves for a position, the likeliest first, and each of them in every notation. */
export interface BookMoves {
  readonly moves: readonly { readonly move: string; readonly perMille: number }[];
  readonly written: WrittenMoves;
}

/** What its side would lose without the man that stands there; below 0 where he is in its way. */
export interface PieceWorth {
  readonly square: string;
  readonly centipawns: number;
}

/** Opens a worker's only session; nothing else is answered before it. */
export interface OpenRequest {
  type: 'open';
  game: GameId;
  hashMegabytes: number;
  module: WebAssembly.Module;
  /** Shared with the page: searches whose id is not above the value in it are to end. */
  stopUpTo: Int32Array | null;
}

export interface DescribeRequest {
  type: 'describe';
  id: number;
  position: PositionRef;
}

export interface ReadMoveRequest {
  type: 'read-move';
  id: number;
  position: PositionRef;
  text: string;
}

export interface ReadRecordRequest {
  type: 'read-record';
  id: number;
  bytes: Uint8Array;
  /** Which of the games, counted from 0. */
  chosen: number;
  /** For records that do not name theirs. */
  rules: RuleSet;
}

export interface WriteRecordRequest {
  type: 'write-record';
  id: number;
  tree: string;
  format: RecordFormat;
  notation: Notation;
}

/** Swap2: the engine's answer to the stones on the board; without limits, three stones to put. */
export interface OpeningRequest {
  type: 'opening';
  id: number;
  position: PositionRef;
  limits: Limits | null;
}

/** What the book plays in a position; nothing before the book has come. */
export interface BookMovesRequest {
  type: 'book-moves';
  id: number;
  position: PositionRef;
}

/** What each man is worth where he stands, but the generals; none in a game of stones. */
export interface PieceWorthsRequest {
  type: 'piece-worths';
  id: number;
  position: PositionRef;
}

/** What the last move of a position is worth to a player who means to win by fours alone. */
export interface JudgeFourRequest {
  type: 'judge-four';
  id: number;
  position: PositionRef;
}

export interface SearchRequest {
  type: 'search';
  id: number;
  position: PositionRef;
  limits: Limits;
}

/** Ids grow with every question of one client; the answer to an id nobody waits for is dropped. */
export type Request =
  | OpenRequest
  | { type: 'load'; file: EngineFile; bytes: ArrayBuffer }
  | { type: 'new-game' }
  | DescribeRequest
  | ReadMoveRequest
  | ReadRecordRequest
  | WriteRecordRequest
  | OpeningRequest
  | BookMovesRequest
  | PieceWorthsRequest
  | JudgeFourRequest
  | SearchRequest;

export type Response =
  | { type: 'ready' }
  /** `refusal` is empty when the file was taken. */
  | { type: 'loaded'; file: EngineFile; refusal: string }
  | ({ type: 'described'; id: number } & Description)
  | { type: 'move-read'; id: number; reading: ReadMove }
  | { type: 'opened'; id: number; words: string }
  | { type: 'book-told'; id: number; moves: BookMoves }
  | { type: 'worths-told'; id: number; worths: readonly PieceWorth[] }
  | { type: 'four-judged'; id: number; verdict: FourVerdict }
  | { type: 'record-read'; id: number; reading: RecordReading }
  | { type: 'record-written'; id: number; record: WrittenRecord }
  | { type: 'info'; id: number; info: Report }
  | { type: 'found'; id: number; info: Report }
  /** The position was not accepted; the worker is sound. */
  | { type: 'refused'; id: number; message: string }
  /** The worker is not to be used any more. Without an id, no worker of this page will do better. */
  | { type: 'failed'; id?: number; fault: EngineFault; message: string };

/** Why there is no engine; the page says it in the user's language. */
export type EngineFault = 'engine-missing' | 'engine-damaged' | 'out-of-memory' | 'crashed';

/** What comes after the engine and makes it stronger, in this order. */
export const engineFiles = ['book', 'network'] as const;

export type EngineFile = (typeof engineFiles)[number];

/** Why the engine plays without one of them. */
export type FileFault = `${EngineFile}-${'missing' | 'damaged'}`;

/** What a client tells its owner besides the answers. `detail` is English, for the curious. */
export type EngineEvent =
  | { type: 'loading' }
  | { type: 'ready' }
  | { type: 'failed'; fault: EngineFault; detail: string }
  /** The engine plays with it. */
  | { type: `${EngineFile}-ready` }
  | { type: 'file-failed'; fault: FileFault; detail: string };

/** Makes a forgotten case of a union a compile error. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
