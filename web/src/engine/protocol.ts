// SPDX-License-Identifier: MIT
// The messages between the page and the engine's worker. What may be asked is the list `Calls` of the
// engine's own types; only a search is apart, for it reports while it runs and is superseded.

import type {
  Calls,
  Description,
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
  TimePlan,
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

/** No style: the moves of the level, with openings weighted like masters'. */
export const noStyle: Style = { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' };

/** Full strength without limits; a search needs at least one limit. */
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
  /** Whether to describe the position before the search, and the one after its move. */
  describes: boolean;
}

/** The answer to a search. */
export interface Found {
  info: Report;
  /** The position after the move; null unless the search describes. */
  after: Description | null;
}

/** For the multi-threaded module. */
export interface Threads {
  /** Includes the worker's own thread. */
  readonly count: number;
  /** Shared, at its final size. */
  readonly memory: WebAssembly.Memory;
  /** Absolute addresses of the module's glue and of the thread script. */
  readonly glueUrl: string;
  readonly threadUrl: string;
}

/** Opens the worker's only session; must be the first message. */
export interface OpenRequest {
  type: 'open';
  game: GameId;
  hashMegabytes: number;
  module: WebAssembly.Module;
  /** Shared with the page: searches whose id is not above its value must stop. */
  stopUpTo: Int32Array | null;
  /** Without it, `module` is the usual one. */
  threads?: Threads;
}

export interface LoadRequest {
  type: 'load';
  file: EngineFile;
  bytes: ArrayBuffer;
}

/** Ids increase with every question of a client; answers to unknown ids are dropped. */
export type Request =
  OpenRequest | LoadRequest | { type: 'new-game' } | CallRequest | SearchRequest;

export type Response =
  | { type: 'ready' }
  /** `fault` is null if the file was accepted. */
  | { type: 'loaded'; file: EngineFile; fault: Fault | null }
  | CallResponse
  | { type: 'info'; id: number; info: Report }
  /** The position of a search that describes. The last message if the game is over there. */
  | { type: 'described'; id: number; description: Description }
  | ({ type: 'found'; id: number } & Found)
  /** The question was rejected; the worker still works. */
  | { type: 'refused'; id: number; fault: Fault }
  /** The worker must no longer be used. Without an id, no worker of this page can work. */
  | { type: 'failed'; id?: number; fault: EngineFault; message: string };

/** Why there is no engine; the page words it in the user's language. */
export type EngineFault =
  | 'engine-missing'
  | 'engine-damaged'
  | 'engine-unsupported'
  // The page's policy blocks WebAssembly or the worker.
  | 'engine-blocked'
  | 'out-of-memory'
  | 'crashed';

/** Files loaded after the engine that make it stronger, in this order. */
export const engineFiles = ['book', 'network'] as const;

export type EngineFile = (typeof engineFiles)[number];

/** Why the engine plays without one of them. */
export type FileFault = `${EngineFile}-${'missing' | 'damaged'}`;

/** Events of a client besides its answers. `detail` is English, for developers. */
export type EngineEvent =
  | { type: 'loading' }
  | { type: 'ready' }
  | { type: 'failed'; fault: EngineFault; detail: string }
  /** The engine uses the file. */
  | { type: `${EngineFile}-ready` }
  | { type: 'file-failed'; file: EngineFile; fault: FileFault; detail: string };

/** Makes a missing case of a union a compile error. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
