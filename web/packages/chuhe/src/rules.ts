// SPDX-License-Identifier: MIT
// chuhe/rules: the rules, notations and records of the games, without a worker.

import createModule from '@engine/engine.js';
import { host } from '#host';
import { EngineError, faultOf, messageOf } from '../../../src/engine/errors.ts';
import { instantiate } from '../../../src/engine/instantiate.ts';
import type {
  Description,
  GameId,
  Notation,
  ReadMove,
  RecordFormat,
  RecordReading,
  RecordTree,
  RuleSet,
  Snapshot,
  WrittenRecord,
} from '../../../src/engine/protocol.ts';
import type { EngineModule, Reply, Session } from '@engine/engine.js';
import { positionRef, type Position } from './position.ts';
import { unavailable } from './unavailable.ts';

export { EngineError } from '../../../src/engine/errors.ts';
export type * from './types.ts';
export type { Position } from './position.ts';
export type { Rules };

/** The status of a game, its reason, and the rulings on repetitions. */
export type Verdict = Pick<Snapshot, 'status' | 'reason' | 'ruling' | 'warning' | 'losingMoves'>;

/** Which game of a record to read, and how to read it. */
export interface ReadRecordOptions {
  /** The index of the game in a file with several games, from 0; default: 0. */
  readonly number?: number;
  /**
   * The rule set for a record that does not name one; default: `asian` in Xiangqi, `freestyle` in Gomoku.
   */
  readonly rules?: RuleSet;
  /** The notations in which the result writes the moves; default: none. */
  readonly notations?: readonly Notation[];
}

/** Which game of a record to convert, and how to write it. */
export interface ConvertRecordOptions extends Omit<ReadRecordOptions, 'notations'> {
  /** The notation of the moves, if the format allows several; default: `iccs`. */
  readonly notation?: Notation;
}

/** The smallest table, because nothing is searched here. */
const kHashMegabytes = 1;

function answerOf<Answer>(reply: Reply<Answer>): Answer {
  if (reply.fault !== null) throw new EngineError(reply.fault);
  return reply.answer;
}

/**
 * The rules of one game. All methods are synchronous. For an invalid position, move or record they throw an
 * `EngineError`; its `fault.code`, for example `illegal-move`, says why.
 */
class Rules {
  /** The game that the rules belong to. */
  readonly game: GameId;
  readonly #session: Session;

  /** @internal */
  constructor(game: GameId, session: Session) {
    this.game = game;
    this.#session = session;
  }

  /** Describes a position; `written` contains its moves in the given notations. */
  describe(position: Position = {}, notations: readonly Notation[] = []): Description {
    return answerOf(this.#session.describe(positionRef(this.game, position), notations));
  }

  /** All legal moves; empty if the game is over. */
  legalMoves(position: Position = {}): readonly string[] {
    return this.describe(position).snapshot.legalMoves;
  }

  /** The status of the game, the reason, and the ruling on a repetition. */
  verdict(position: Position = {}): Verdict {
    const { status, reason, ruling, warning, losingMoves } = this.describe(position).snapshot;
    return { status, reason, ruling, warning, losingMoves };
  }

  /** The position after a move in any notation. */
  play(position: Position, move: string): Position {
    const { moves = [] } = position;
    const next = { ...position, moves: [...moves, this.readMove(position, move).move] };
    this.describe(next);
    return next;
  }

  /** Parses a move of the position from text in any notation. */
  readMove(position: Position, text: string): ReadMove {
    return answerOf(this.#session.readMove(positionRef(this.game, position), text));
  }

  /** Writes each move that led to the position as text. */
  writeMoves(position: Position, notation: Notation): readonly string[] {
    return this.describe(position, [notation]).written[notation] ?? [];
  }

  /**
   * Reads text or a file in any record format of the game; `warnings` lists the parts that could not be
   * read.
   */
  readRecord(record: string | Uint8Array, options: ReadRecordOptions = {}): RecordReading {
    const { number = 0, rules = positionRef(this.game, {}).rules, notations = [] } = options;
    const bytes = typeof record === 'string' ? new TextEncoder().encode(record) : record;
    return answerOf(this.#session.readRecord(bytes, number, rules, notations));
  }

  /**
   * Writes a record as a file in the given format; `unsupported` in the result lists the content that the
   * format cannot hold.
   */
  writeRecord(tree: RecordTree, format: RecordFormat, notation: Notation = 'iccs'): WrittenRecord {
    return answerOf(this.#session.writeRecord(tree, format, notation));
  }

  /** Reads a record and writes it in another format; null if the input does not contain the game. */
  convertRecord(
    record: string | Uint8Array,
    format: RecordFormat,
    options: ConvertRecordOptions = {},
  ): WrittenRecord | null {
    const { notation, ...reading } = options;
    const { tree } = this.readRecord(record, reading);
    return tree === null ? null : this.writeRecord(tree, format, notation);
  }
}

let engine: Promise<EngineModule> | null = null;

/** Sessions are stateless between questions, so callers share one per game. */
const loaded = new Map<GameId, Rules>();

async function load(): Promise<EngineModule> {
  try {
    return await instantiate(createModule, await host.engineModule());
  } catch (error) {
    engine = null;
    throw unavailable(faultOf(error, 'engine-missing'), messageOf(error));
  }
}

/**
 * Loads the engine module, once for all games: the first call downloads and compiles 0.7 MB. Rejects with
 * an `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`, `engine-unsupported` or
 * `unknown-game`.
 */
export async function loadRules({
  game = 'xiangqi',
}: { readonly game?: GameId } = {}): Promise<Rules> {
  const { Session } = await (engine ??= load());
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const rules = new Rules(game, new Session(game, kHashMegabytes));
  // Throws for an unknown game.
  rules.describe();
  loaded.set(game, rules);
  return rules;
}
