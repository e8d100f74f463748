// SPDX-License-Identifier: MIT
/// <reference lib="esnext.disposable" preserve="true" />
// chuhe/engine: the engine in a worker.

import type { EngineClient } from '../../../src/engine/client.ts';
import {
  noStyle,
  unlimited,
  type CallName,
  type Calls,
  type GameId,
  type Limits,
  type Notation,
  type Report,
  type Style,
} from '../../../src/engine/protocol.ts';
import type { EngineOptions } from './engine-options.ts';
import { checkName, checkNotations, checkWhole } from './checks.ts';
import { publicError } from './engine-error.ts';
import { openClient } from './open-client.ts';
import { positionRef, type Position } from './position.ts';

export { EngineError } from './engine-error.ts';
export type * from './types.ts';
export type { EngineOptions } from './engine-options.ts';
export type { Position } from './position.ts';
export type { Engine };

/**
 * The limits and output of a search, which ends at the first limit reached. All numbers are integers above
 * 0; `incrementMs` may be 0.
 */
export interface SearchOptions {
  /** The search depth in plies. */
  readonly depth?: number;
  /** The number of nodes. */
  readonly nodes?: number;
  /** The time for the move in milliseconds. */
  readonly moveTimeMs?: number;
  /** The remaining time of the side to move in milliseconds; the engine decides how much of it to use. */
  readonly clockMs?: number;
  /** The time added to that clock after each move, in milliseconds. */
  readonly incrementMs?: number;
  /** The number of moves until the next time control; default: the rest of the game. */
  readonly movesToGo?: number;
  /**
   * The seed of random choices: with the same seed, lower levels and the book choose the same moves each
   * time. By default the seed changes with `newGame`.
   */
  readonly seed?: number;
  /** The notations in which reports write their line in addition to `pv`; see `report.written`. */
  readonly notations?: readonly Notation[];
  /** Cancels the search, which then rejects with the signal's reason, by default an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** The options of `bestMove`. Without a limit the engine searches for one second. */
export interface BestMoveOptions extends SearchOptions {
  /** The level, 1 (beginner) … 10 (full strength, the default). */
  readonly level?: number;
  /** Whether the engine may play moves from its opening book; default: true. */
  readonly useBook?: boolean;
  /** The playing style, independent of the level; omitted properties have no effect. */
  readonly style?: Partial<Style>;
}

/**
 * The options of `analyse`. Without a limit the engine searches until the loop is left or the signal
 * aborts.
 */
export interface AnalyseOptions extends SearchOptions {
  /**
   * The number of lines to report, 1 … 5; default: 1. `report.multiPv` is the number of the report's line.
   */
  readonly multiPv?: number;
}

/** The engine's move, and the report of its search. */
export interface BestMove extends Report {
  /** Null if the game is over. */
  readonly move: string | null;
}

/** The default time per move. */
const kUsualMoveTimeMs = 1000;

const counted = new Set([
  'depth',
  'nodes',
  'moveTimeMs',
  'clockMs',
  'incrementMs',
  'movesToGo',
  'seed',
]);

function isLimitName(name: string): name is keyof Limits & keyof SearchOptions {
  return counted.has(name);
}

function limitsOf(options: SearchOptions): Limits {
  const limits = { ...unlimited };
  for (const [name, value] of Object.entries(options)) {
    if (!isLimitName(name) || value === undefined) continue;
    checkWhole(name, value, name === 'incrementMs' ? 0 : 1, Number.MAX_SAFE_INTEGER);
    limits[name] = value;
  }
  return limits;
}

/** Every call, for JavaScript. */
const calls: Record<CallName, true> = {
  describe: true,
  readMove: true,
  whyIllegal: true,
  reachOf: true,
  readRecord: true,
  readGames: true,
  writeRecord: true,
  unpackGames: true,
  bookMoves: true,
  pieceValues: true,
  passTurn: true,
  planTime: true,
  judgeEnding: true,
  judgeFour: true,
  perft: true,
  positionKey: true,
  judgeGame: true,
  describeOpening: true,
  playOpening: true,
};

/**
 * The engine for one game in one worker. It searches one position at a time: a new search cancels the
 * previous one.
 */
class Engine implements AsyncDisposable {
  /** The game that the engine plays. */
  readonly game: GameId;
  readonly #client: EngineClient;
  #isDisposed = false;

  /** @internal */
  constructor(game: GameId, client: EngineClient) {
    this.game = game;
    this.#client = client;
  }

  /**
   * Searches for the best move. Rejects with an `EngineError` if the position is invalid (`fault.code` says
   * why), a `RangeError` if a limit is out of range, and an `AbortError` if the signal aborts (or with the
   * signal's own reason), another search starts or the engine is disposed.
   */
  async bestMove(position: Position = {}, options: BestMoveOptions = {}): Promise<BestMove> {
    const { level = unlimited.level, useBook = true, notations = [], signal } = options;
    const style = { ...noStyle, ...options.style };
    checkWhole('level', level, 1, unlimited.level);
    checkNotations(notations);
    const limits = { ...limitsOf(options), level, useBook, style };
    const { depth, nodes, moveTimeMs, clockMs } = limits;
    if (depth + nodes + moveTimeMs + clockMs === 0) limits.moveTimeMs = kUsualMoveTimeMs;
    const ref = positionRef(this.game, position);
    const found = this.#client.search(ref, limits, notations, () => {}, signal);
    const report = await this.#answer(signal, found);
    return { ...report, move: report.bestMove || null };
  }

  /**
   * Yields a report after every iteration of the search, with increasing depth. Leaving the loop ends the
   * search. Throws the errors with which `bestMove` rejects. The generator returns the final report of a
   * search with a limit.
   */
  async *analyse(
    position: Position = {},
    options: AnalyseOptions = {},
  ): AsyncGenerator<Report, Report, void> {
    const { multiPv = 1, notations = [], signal } = options;
    checkWhole('multiPv', multiPv, 1, 5);
    checkNotations(notations);
    const limits = { ...limitsOf(options), multiPv };
    const ref = positionRef(this.game, position);
    const ending = new AbortController();
    const abort = (): void => ending.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const reports: Report[] = [];
    let isOver = false;
    let wake: (() => void) | undefined;
    const hear = (report: Report): void => {
      reports.push(report);
      wake?.();
    };
    const end = (): void => {
      isOver = true;
      wake?.();
    };
    const found = this.#client.search(ref, limits, notations, hear, ending.signal);
    found.then(end, end);
    try {
      for (;;) {
        yield* reports.splice(0);
        if (reports.length > 0) continue;
        if (isOver) return await this.#answer(signal, found);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
    }
  }

  /**
   * Sends one of the engine's other requests, for example `call('bookMoves', [{ fen, moves, rules },
   * ['wxf']])`. The request waits for a running search with a limit, and rejects like `bestMove`.
   */
  async call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    signal?: AbortSignal,
  ): Promise<Calls[Name]['answer']> {
    checkName('call', name, Object.keys(calls));
    return this.#answer(signal, this.#client.call(name, args, signal));
  }

  /** Clears the transposition table and other data of the previous game, and cancels a running search. */
  newGame(): void {
    this.#client.newGame();
  }

  /** Terminates the worker. A Node program does not exit while it has a worker. */
  dispose(): void {
    this.#isDisposed = true;
    this.#client.dispose();
  }

  /** Called by `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.dispose();
  }

  /** Rejects with the reason why there is no answer. */
  async #answer<Answer>(signal: AbortSignal | undefined, answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (this.#isDisposed) throw new DOMException('the engine was disposed of', 'AbortError');
      throw publicError(error);
    }
  }
}

/**
 * Starts a worker and waits until the engine, its book and its network are loaded. Rejects with an
 * `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`, `engine-unsupported` (no
 * WebAssembly SIMD), `out-of-memory`, `crashed`, `book-missing`, `book-damaged`, `network-missing`,
 * `network-damaged` or `unknown-game`.
 */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  return new Engine(options.game ?? 'xiangqi', await openClient(options));
}
