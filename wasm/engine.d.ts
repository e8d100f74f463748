// SPDX-License-Identifier: MIT
// The surface of the WebAssembly module: one Session per worker, flat value objects, no vectors,
// nothing to delete. Lists cross the boundary as space-separated strings.

/** The games a Session can be opened for. */
export type GameId = 'xiangqi' | 'gomoku';

/** `first` is the side that moves first: Red in Xiangqi, Black in Gomoku. */
export type Status = 'ongoing' | 'first-wins' | 'second-wins' | 'draw';

/**
 * Why the game stands as `status` says. Empty while it is ongoing.
 * `perpetual-chase` is reserved for the full law of repetition.
 */
export type Reason =
  | ''
  | 'checkmate'
  | 'stalemate'
  | 'perpetual-check'
  | 'mutual-perpetual-check'
  | 'perpetual-chase'
  | 'mutual-perpetual-chase'
  | 'repetition'
  | 'natural-move-limit'
  | 'insufficient-material';

/** Everything the page needs to know of a position; the page holds no rule of its own. */
export interface Snapshot {
  fen: string;
  /** Every legal move, space-separated, e.g. "h2e2 h0g2"; empty when the game is over. */
  legalMoves: string;
  status: Status;
  reason: Reason;
  inCheck: boolean;
  /** Square of the checked general when `inCheck`, else empty. */
  checkedSquare: string;
  /** The moves of the repeated cycle when a repetition decided the game, else empty. */
  cycle: string;
}

/** A search ends at the first limit it meets; 0 means "no such limit". */
export interface Limits {
  depth: number;
  nodes: number;
  moveTimeMs: number;
  /** 1 (first lesson) … 10 (full strength); lower levels also cap depth and nodes by themselves. */
  level: number;
  /** Lines to report, 1 … 5. Above 1 the level is ignored: it is analysis. */
  multiPv: number;
  /** Take a move from the book where it has one. */
  useBook: boolean;
  /**
   * Seeds the choice among book moves and the errors of judgement of the lower levels; 0 takes a seed
   * that was drawn for this game, when the session was opened or `newGame` called.
   */
  seed: number;
}

/** One report of the search: the state after a finished iteration, or the final answer. */
export interface SearchInfo {
  depth: number;
  selectiveDepth: number;
  /** 1-based index of this line among `Limits.multiPv`. */
  multiPv: number;
  /** Centipawns for the side to move. Meaningless when `mate` is not 0. */
  score: number;
  /** Moves (not plies) to mate: > 0 the side to move mates, < 0 it is mated, 0 no mate seen. */
  mate: number;
  nodes: number;
  nodesPerSecond: number;
  timeMs: number;
  /** Use of the transposition table in thousandths. */
  hashFull: number;
  /** Principal variation, space-separated moves. */
  pv: string;
  /** Empty when the position has no legal move. */
  bestMove: string;
  source: 'search' | 'book';
}

/** One game; lives as long as its worker. After a thrown error discard the worker. */
export interface Session {
  /** Empty on success, else a sentence that quotes what is wrong; the old position then stays. */
  setPosition(fen: string, moves: string): string;
  snapshot(): Snapshot;
  /** Blocks until a limit is met or `stopRequested` answers true. `onInfo` is called per iteration. */
  search(limits: Limits, onInfo: (info: SearchInfo) => void): SearchInfo;
  /** Empty on success, else why the book was refused; play goes on without it. */
  loadBook(bytes: Uint8Array): string;
  /** Forgets everything learnt from earlier searches and draws a new seed. */
  newGame(): void;
}

export interface EngineModule {
  Session: new (game: GameId, hashMegabytes: number) => Session;
  /** Node count of the fixed bench positions; equal on every platform. */
  bench(depth: number): number;
}

export interface ModuleOptions {
  /** Polled every 2048 nodes; a true answer ends the search at once. */
  stopRequested?: () => boolean;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  wasmBinary?: ArrayBuffer | Uint8Array;
}

export default function createEngine(options?: ModuleOptions): Promise<EngineModule>;
