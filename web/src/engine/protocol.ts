// SPDX-License-Identifier: MIT
// The messages between the page and the engine's worker. What may be asked is the list `Calls` of the
// engine's own types; only a search is apart, for it reports while it runs and is superseded.

import type {
  Calls,
  Fault,
  GameId,
  Limits,
  Notation,
  PositionRef,
  Report,
  RuleSet,
  Style,
} from '@engine/engine.js';

export type {
  BookMove,
  BookMoves,
  BookOpening,
  Calls,
  CollectedGame,
  CycleStep,
  Description,
  EndingVerdict,
  Fault,
  FaultFacts,
  Flaw,
  FourVerdict,
  GameId,
  GomokuMotif,
  Gravity,
  IllegalMove,
  Judgement,
  Limits,
  MistakeReport,
  Motif,
  MotifPiece,
  Notation,
  Notes,
  OpeningAct,
  OpeningName,
  OpeningPlayer,
  OpeningRecord,
  OpeningReport,
  OpeningTaste,
  OpeningWord,
  PieceReach,
  PieceValue,
  PositionRef,
  Procedure,
  ReadMove,
  Reason,
  RecordFormat,
  RecordReading,
  RecordTree,
  Report,
  ReviewedPosition,
  RuleSet,
  Ruling,
  Snapshot,
  Status,
  Style,
  ThreatRow,
  Warning,
  WrittenMoves,
  WrittenRecord,
  XiangqiMotif,
} from '@engine/engine.js';

/** As the page offers them. */
export const notations = [
  'zh-hans',
  'zh-hant',
  'wxf',
  'vietnamese',
  'iccs',
  'uci',
] as const satisfies Notation[];

export function isNotation(value: unknown): value is Notation {
  return notations.some((notation) => notation === value);
}

/** The rule sets of Xiangqi in the order in which the page offers them; the first is the default. */
export const ruleSets = ['asian', 'computer', 'simple', 'chinese'] as const satisfies RuleSet[];

/** None: the moves of the level, as often as masters begin so. */
export const noStyle: Style = { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' };

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
  mate: 0,
  rootMoves: [],
  style: noStyle,
};

export type CallName = keyof Calls;

export interface CallRequest<Name extends CallName = CallName> {
  type: 'call';
  id: number;
  name: Name;
  args: Calls[Name]['args'];
}

export interface CallResponse<Name extends CallName = CallName> {
  type: 'answered';
  id: number;
  name: Name;
  answer: Calls[Name]['answer'];
}

export function isAnswerTo<Name extends CallName>(
  name: Name,
  response: CallResponse,
): response is CallResponse<Name> {
  return response.name === name;
}

export interface SearchRequest {
  type: 'search';
  id: number;
  position: PositionRef;
  limits: Limits;
  notations: readonly Notation[];
}

/** For the module that searches on threads. */
export interface Threads {
  /** The worker's own one included. */
  readonly count: number;
  /** Shared, and as large as it gets. */
  readonly memory: WebAssembly.Memory;
  /** Absolute addresses: of the module's glue, and of the script for its threads. */
  readonly glueUrl: string;
  readonly threadUrl: string;
}

/** Opens a worker's only session; nothing else is answered before it. */
export interface OpenRequest {
  type: 'open';
  game: GameId;
  hashMegabytes: number;
  module: WebAssembly.Module;
  /** Shared with the page: searches whose id is not above the value in it are to end. */
  stopUpTo: Int32Array | null;
  /** Without it, `module` is the usual one. */
  threads?: Threads;
}

export interface LoadRequest {
  type: 'load';
  file: EngineFile;
  bytes: ArrayBuffer;
}

/** Ids grow with every question of one client; the answer to an id nobody waits for is dropped. */
export type Request =
  OpenRequest | LoadRequest | { type: 'new-game' } | CallRequest | SearchRequest;

export type Response =
  | { type: 'ready' }
  /** `fault` is null when the file was taken. */
  | { type: 'loaded'; file: EngineFile; fault: Fault | null }
  | CallResponse
  | { type: 'info'; id: number; info: Report }
  | { type: 'found'; id: number; info: Report }
  /** The question was not accepted; the worker is sound. */
  | { type: 'refused'; id: number; fault: Fault }
  /** The worker is not to be used any more. Without an id, no worker of this page will do better. */
  | { type: 'failed'; id?: number; fault: EngineFault; message: string };

/** Why there is no engine; the page says it in the user's language. */
export type EngineFault =
  | 'engine-missing'
  | 'engine-damaged'
  | 'engine-unsupported'
  // The page around it does not allow WebAssembly, or a worker.
  | 'engine-blocked'
  | 'out-of-memory'
  | 'crashed';

/** What comes after the engine and makes it stronger, in this order. */
export const engineFiles = ['book', 'network'] as const;

export type EngineFile = (typeof engineFiles)[number];

/** Why the engine plays without one of them. */
export type FileFault = `${EngineFile}-${'missing' | 'damaged'}`;

/** What a client tells its owner besides the answers. `detail` is English, for developers. */
export type EngineEvent =
  | { type: 'loading' }
  | { type: 'ready' }
  | { type: 'failed'; fault: EngineFault; detail: string }
  /** The engine plays with it. */
  | { type: `${EngineFile}-ready` }
  | { type: 'file-failed'; file: EngineFile; fault: FileFault; detail: string };

/** Makes a forgotten case of a union a compile error. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
