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
import { checkWhole, openClient } from './open-client.ts';
import { positionRef, type Position } from './position.ts';

export { EngineError } from '../../../src/engine/errors.ts';
export type * from './types.ts';
export type { EngineOptions } from './engine-options.ts';
export type { Position } from './position.ts';
export type { Engine };

/** A search ends at the first limit it meets. All are whole numbers above 0. */
export interface SearchOptions {
  /** Plies. */
  readonly depth?: number;
  /** Positions visited. */
  readonly nodes?: number;
  /** How long the search takes. */
  readonly moveTimeMs?: number;
  /** What the clock of the side to move shows; the engine decides how much of it a move is worth. */
  readonly clockMs?: number;
  /** What every move adds to that clock. */
  readonly incrementMs?: number;
  /** Moves until the next time control; for the rest of the game without it. */
  readonly movesToGo?: number;
  /**
   * Makes lower levels and the book choose the same each time. Without it they do so within a game,
   * until `newGame`.
   */
  readonly seed?: number;
  /** How reports write their line besides `pv`, as `report.written`. */
  readonly notations?: readonly Notation[];
  /** Ends the search, which then throws the signal's reason: an `AbortError` if it was given no other. */
  readonly signal?: AbortSignal;
}

/** Without a limit the engine thinks for a second. */
export interface BestMoveOptions extends SearchOptions {
  /** 1 (first lesson) … 10 (full strength, as without it). */
  readonly level?: number;
  /** Whether a move may come from the opening book: true without it. */
  readonly useBook?: boolean;
  /** How it likes to play, beside how well; what is left out it has no taste in. */
  readonly style?: Partial<Style>;
}

/** Without a limit the engine thinks until the loop is left or the signal is given. */
export interface AnalyseOptions extends SearchOptions {
  /** Lines to report, 1 … 5; 1 without it. `report.multiPv` says which of them a report is of. */
  readonly multiPv?: number;
}

/** The engine's choice, and what it knows of it. */
export interface BestMove extends Report {
  /** Null where the game is over. */
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

/** Rejects an aborted answer with the signal's reason. */
async function withReasonOf<Answer>(
  signal: AbortSignal | undefined,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}

/** One game's engine in one worker. It thinks about one position at a time: a search ends the one before. */
class Engine implements AsyncDisposable {
  /** The game it was opened for. */
  readonly game: GameId;
  readonly #client: EngineClient;

  /** @internal */
  constructor(game: GameId, client: EngineClient) {
    this.game = game;
    this.#client = client;
  }

  /**
   * Looks for the best move. Rejects with an `EngineError` whose `fault.code` says what is wrong with the
   * position, with a `RangeError` for a limit out of range, and with an `AbortError` when the signal is
   * given (or its own reason), another search begins or the engine is disposed.
   */
  async bestMove(position: Position = {}, options: BestMoveOptions = {}): Promise<BestMove> {
    const { level = unlimited.level, useBook = true, notations = [], signal } = options;
    const style = { ...noStyle, ...options.style };
    checkWhole('level', level, 1, unlimited.level);
    const limits = { ...limitsOf(options), level, useBook, style };
    const { depth, nodes, moveTimeMs, clockMs } = limits;
    if (depth + nodes + moveTimeMs + clockMs === 0) limits.moveTimeMs = kUsualMoveTimeMs;
    const ref = positionRef(this.game, position);
    const found = this.#client.search(ref, limits, notations, () => {}, signal);
    const report = await withReasonOf(signal, found);
    return { ...report, move: report.bestMove || null };
  }

  /**
   * Reports every finished iteration, deeper and deeper. Leaving the loop ends the search; it throws as
   * `bestMove` rejects. What the generator returns is the last word of a search with a limit.
   */
  async *analyse(
    position: Position = {},
    options: AnalyseOptions = {},
  ): AsyncGenerator<Report, Report, void> {
    const { multiPv = 1, notations = [], signal } = options;
    checkWhole('multiPv', multiPv, 1, 5);
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
        if (isOver) return await withReasonOf(signal, found);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
    }
  }

  /**
   * Asks one of the engine's other questions, as `call('bookMoves', [{ fen, moves, rules }, ['wxf']])`.
   * It waits behind a running search, and rejects as `bestMove` does.
   */
  call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    signal?: AbortSignal,
  ): Promise<Calls[Name]['answer']> {
    return withReasonOf(signal, this.#client.call(name, args, signal));
  }

  /** Forgets what it learnt of the game before, and ends its search. */
  newGame(): void {
    this.#client.newGame();
  }

  /** Ends the worker and whatever it does. In Node a program goes on as long as it has one. */
  dispose(): void {
    this.#client.dispose();
  }

  /** What `await using` calls. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.dispose();
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
