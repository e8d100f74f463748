// SPDX-License-Identifier: MIT
// chuhe/rules: the rules, notations and records of the games, without a worker.

import createModule from '@engine/engine.js';
import { faultOf, messageOf } from '../../../src/engine/errors.ts';
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
import { gameSpec } from '../../../src/games/index.ts';
import { checkNotations, checkWhole } from './checks.ts';
import { compiled } from './compiled.ts';
import { EngineError, unavailable } from './engine-error.ts';
import type { GivenModule } from './engine-options.ts';
import { Game } from './game.ts';
import { positionRef, type Position } from './position.ts';

export { EngineError } from './engine-error.ts';
export type * from './types.ts';
export type {
  Game,
  GameMove,
  HistoryOptions,
  MovesOptions,
  PlacedPiece,
  Piece,
  Side,
} from './game.ts';
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

/** A record in a file. */
export interface RecordFile extends WrittenRecord {
  /** The file as text; of no use in the formats `xqf` and `renlib`, which are binary. */
  readonly text: string;
}

/** What to load. */
export interface RulesOptions {
  /** Default: `xiangqi`. */
  readonly game?: GameId;
  /**
   * The engine's module, `chuhe/engine.wasm`, compiled or as bytes, where scripts can neither download nor
   * read files; default: the file beside the scripts.
   */
  readonly module?: GivenModule;
}

/** Takes hours in any game; the engine counts to 100. */
const kMostPerft = 20;

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
  readonly gameId: GameId;
  readonly #session: Session;

  /** @internal */
  constructor(gameId: GameId, session: Session) {
    this.gameId = gameId;
    this.#session = session;
  }

  /** A game to play and take back moves in, from the given position on; the other methods keep no state. */
  game(position: Position = {}): Game {
    return new Game(this, position);
  }

  /** Describes a position; `written` contains its moves in the given notations. */
  describe(position: Position = {}, notations: readonly Notation[] = []): Description {
    checkNotations(notations);
    return answerOf(this.#session.describe(positionRef(this.gameId, position), notations));
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
    return answerOf(this.#session.readMove(positionRef(this.gameId, position), text));
  }

  /** Writes each move that led to the position as text. */
  writeMoves(position: Position, notation: Notation): readonly string[] {
    return this.describe(position, [notation]).written[notation] ?? [];
  }

  /** The number of lines of `depth` legal moves from the position, without regard to repetitions. */
  perft(position: Position, depth: number): number {
    checkWhole('depth', depth, 0, kMostPerft);
    return answerOf(this.#session.perft(positionRef(this.gameId, position), depth));
  }

  /**
   * A key of 16 hexadecimal digits: the same for positions with the same pieces and the same side to move.
   */
  key(position: Position = {}): string {
    return answerOf(this.#session.positionKey(positionRef(this.gameId, position)));
  }

  /**
   * Reads text or a file in any record format of the game; `warnings` lists the parts that could not be
   * read.
   */
  readRecord(record: string | Uint8Array, options: ReadRecordOptions = {}): RecordReading {
    const { number = 0, rules = positionRef(this.gameId, {}).rules, notations = [] } = options;
    checkNotations(notations);
    const bytes = typeof record === 'string' ? new TextEncoder().encode(record) : record;
    return answerOf(this.#session.readRecord(bytes, number, rules, notations));
  }

  /**
   * Writes a record as a file in the given format; `unsupported` in the result lists the content that the
   * format cannot hold.
   */
  writeRecord(tree: RecordTree, format: RecordFormat, notation?: Notation): RecordFile {
    const { notations } = gameSpec(this.gameId);
    const wanted = notation ?? notations.find((one) => one === 'iccs') ?? 'uci';
    checkNotations([wanted]);
    const written = answerOf(this.#session.writeRecord(tree, format, wanted));
    return { ...written, text: new TextDecoder().decode(written.bytes) };
  }

  /** Reads a record and writes it in another format; null if the input does not contain the game. */
  convertRecord(
    record: string | Uint8Array,
    format: RecordFormat,
    options: ConvertRecordOptions = {},
  ): RecordFile | null {
    const { notation, ...reading } = options;
    const { tree } = this.readRecord(record, reading);
    return tree === null ? null : this.writeRecord(tree, format, notation);
  }
}

let engine: Promise<EngineModule> | null = null;

/** Sessions are stateless between questions, so callers share one per game. */
const loaded = new Map<GameId, Rules>();

async function load(given?: GivenModule): Promise<EngineModule> {
  try {
    return await instantiate(createModule, await compiled(given));
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
export async function loadRules(options: RulesOptions = {}): Promise<Rules> {
  const { game = 'xiangqi', module } = options;
  const { Session } = await (engine ??= load(module));
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const rules = new Rules(game, new Session(game, kHashMegabytes));
  // Throws for an unknown game.
  rules.describe();
  loaded.set(game, rules);
  return rules;
}
