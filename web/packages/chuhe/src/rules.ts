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

/** How a game stands: its status and reason, and the rulings on repetition. */
export type Verdict = Pick<Snapshot, 'status' | 'reason' | 'ruling' | 'warning' | 'losingMoves'>;

/** Which part of a record is wanted, and how it is understood. */
export interface ReadRecordOptions {
  /** Which game of a file of several, counted from 0; the first without it. */
  readonly number?: number;
  /** Those of a record that does not name its own; the usual ones without it. */
  readonly rules?: RuleSet;
  /** How the moves of the answer are written; none without it. */
  readonly notations?: readonly Notation[];
}

/** Which game of a record, and how it is written. */
export interface ConvertRecordOptions extends Omit<ReadRecordOptions, 'notations'> {
  /** How moves are written where the format leaves a choice: `iccs` without it. */
  readonly notation?: Notation;
}

/** The smallest table, because nothing is searched here. */
const kHashMegabytes = 1;

function answerOf<Answer>(reply: Reply<Answer>): Answer {
  if (reply.fault !== null) throw new EngineError(reply.fault);
  return reply.answer;
}

/**
 * The rules of one game. Every method answers at once; a position, move or record that is wrong is
 * answered by an `EngineError` whose `fault.code` says how, as `illegal-move`.
 */
class Rules {
  /** The game they are of. */
  readonly game: GameId;
  readonly #session: Session;

  /** @internal */
  constructor(game: GameId, session: Session) {
    this.game = game;
    this.#session = session;
  }

  /** Everything there is to know of a position; `written` has the moves that led to it. */
  describe(position: Position = {}, notations: readonly Notation[] = []): Description {
    return answerOf(this.#session.describe(positionRef(this.game, position), notations));
  }

  /** Every move that may be played; none when the game is over. */
  legalMoves(position: Position = {}): readonly string[] {
    return this.describe(position).snapshot.legalMoves;
  }

  /** Whether the game is over, why, and what a repetition comes to. */
  verdict(position: Position = {}): Verdict {
    const { status, reason, ruling, warning, losingMoves } = this.describe(position).snapshot;
    return { status, reason, ruling, warning, losingMoves };
  }

  /** The position after a move in whatever notation. */
  play(position: Position, move: string): Position {
    const { moves = [] } = position;
    const next = { ...position, moves: [...moves, this.readMove(position, move).move] };
    this.describe(next);
    return next;
  }

  /** A move of the position, in whatever notation the text is. */
  readMove(position: Position, text: string): ReadMove {
    return answerOf(this.#session.readMove(positionRef(this.game, position), text));
  }

  /** The moves of the position, each as text. */
  writeMoves(position: Position, notation: Notation): readonly string[] {
    return this.describe(position, [notation]).written[notation] ?? [];
  }

  /** Reads text or a file of any format of the game; what could not be read is said in `warnings`. */
  readRecord(record: string | Uint8Array, options: ReadRecordOptions = {}): RecordReading {
    const { number = 0, rules = positionRef(this.game, {}).rules, notations = [] } = options;
    const bytes = typeof record === 'string' ? new TextEncoder().encode(record) : record;
    return answerOf(this.#session.readRecord(bytes, number, rules, notations));
  }

  /** Writes a record as a file of that format; `unsupported` of the answer names what the format has no place for. */
  writeRecord(tree: RecordTree, format: RecordFormat, notation: Notation = 'iccs'): WrittenRecord {
    return answerOf(this.#session.writeRecord(tree, format, notation));
  }

  /** Reads a record and writes it in another format; null where there is no such game in what was read. */
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
 * Loads the module, once for all games; the first time takes as long as to fetch 0.7 MB and to compile it.
 * Rejects with an `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`,
 * `engine-unsupported` or `unknown-game`.
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
