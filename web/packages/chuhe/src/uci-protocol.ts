// SPDX-License-Identifier: MIT
// The Universal Chess Interface for an engine client, with the same wording as the native `chuhe`.

import type { EngineClient } from '../../../src/engine/client.ts';
import { isAbort, messageOf } from '../../../src/engine/errors.ts';
import {
  unlimited,
  type GameId,
  type Limits,
  type PositionRef,
  type Report,
  type RuleSet,
  type TimePlan,
} from '../../../src/engine/protocol.ts';
import { gameSpec } from '../../../src/games/index.ts';
import { kMostHashMegabytes, type EngineOptions } from './engine-options.ts';
import { positionRef } from './position.ts';

/**
 * The score reported for a game decided by a ruling on repetition: the protocol only knows mates.
 */
const kRuledCentipawns = 10_000;

const kMostLines = 5;

/** The value of `EvalFile` for the engine's default network. */
const kBuiltIn = '<built-in>';

/** The move of an answer without a search; `(none)` means that there is no legal move. */
const kNothingSearched = '0000';

const commands: ReadonlySet<string> = new Set([
  'uci',
  'isready',
  'ucinewgame',
  'setoption',
  'position',
  'go',
  'threats',
  'stop',
  'ponderhit',
  'quit',
]);

const endless = { depth: 0, nodes: 0, moveTimeMs: 0, clockMs: 0, mate: 0 };

/** A search request. */
interface Asked {
  readonly position: PositionRef;
  readonly limits: Limits;
  /**
   * The name under which the move is reported: a threat is a move of the side that is not to move.
   */
  readonly finds: 'bestmove' | 'threat';
}

/** The parsed arguments of `go`. */
interface GoCommand {
  readonly limits: Limits;
  readonly isInfinite: boolean;
  readonly isPonder: boolean;
  /** Null without `searchmoves`; not yet checked for legality. */
  readonly searchMoves: readonly string[] | null;
  /** A number that is missing or makes no sense, so that nothing is searched; or empty. */
  readonly refusal: string;
}

interface Search extends Asked {
  /** The move is withheld until `stop` or `ponderhit`. */
  waits: boolean;
  /** Whether it is about the opponent's time. */
  readonly isPonder: boolean;
  /** The time that it may use, which applies after `ponderhit`; null without a limit. */
  readonly plan: TimePlan | null;
  /** When it began, in milliseconds. */
  readonly began: number;
  /** The best line so far. */
  best: Report | null;
  isDone: boolean;
}

function scoreOf({ kind, score, mate, bound }: Report): string {
  const centipawns = kind === 'rule' ? Math.sign(score) * kRuledCentipawns : score;
  const value = kind === 'mate' ? `mate ${mate}` : `cp ${centipawns}`;
  const isOneSided = bound === 'lower' || bound === 'upper';
  return isOneSided ? `${value} ${bound}bound` : value;
}

/** `a9b0` with ranks from 1: `a10b1`; also several moves. */
function withRanksFromOne(moves: string): string {
  return moves.replace(/\d/g, (rank) => `${Number(rank) + 1}`);
}

/** `a10b1` as the engine writes it: `a9b0`; the text itself if it is not two points of the board. */
function withRanksFromZero(text: string): string {
  const points = /^([a-i])(10|[1-9])([a-i])(10|[1-9])$/.exec(text);
  if (points === null) return text;
  const [, file, rank, toFile, toRank] = points;
  return `${file}${Number(rank) - 1}${toFile}${Number(toRank) - 1}`;
}

function infoLine(report: Report, showsChances: boolean, pv: string): string {
  const { depth, selectiveDepth, multiPv, nodes, timeMs, nodesPerSecond, hashFull } = report;
  const { chances } = report;
  const wdl = showsChances ? `wdl ${chances.win} ${chances.draw} ${chances.loss} ` : '';
  return (
    `info depth ${depth} seldepth ${selectiveDepth} multipv ${multiPv} score ${scoreOf(report)} ${wdl}` +
    `nodes ${nodes} time ${Math.trunc(timeMs)} nps ${Math.trunc(nodesPerSecond)} ` +
    `hashfull ${hashFull} pv ${pv}`
  );
}

/** The message for a search for a mate in `moves` moves that found none. */
function missingMate({ bestMove, mate, noMateWithin }: Report, moves: number): string | null {
  if (moves === 0 || (mate > 0 && mate <= moves)) return null;
  const none = `no mate in ${moves} ${moves === 1 ? 'move' : 'moves'}`;
  return bestMove === '' || noMateWithin >= moves
    ? none
    : `${none} was found before the search ended`;
}

/** Limits of which 0 would mean none. */
const kCounts: ReadonlySet<string> = new Set(['depth', 'nodes', 'mate']);

type NumberLimit = Exclude<keyof Limits, 'useBook' | 'style' | 'rootMoves'>;

type Setting = keyof Settings;

/** Values set by `setoption`. */
interface Settings {
  hash: number;
  multiPv: number;
  level: number;
  limitsStrength: boolean;
  elo: number;
  /** Searches at full strength, and without the book. */
  analyses: boolean;
  /** Front ends for several variants count the ranks from 1. */
  ranksFromOne: boolean;
  useBook: boolean;
  network: boolean;
  rules: RuleSet;
  showsChances: boolean;
}

/** The client's functions used here; all its files must be loaded. */
export type UciEngine = Pick<EngineClient, 'call' | 'cancel' | 'dispose' | 'newGame' | 'search'>;

/** One session; lines have no line ends. */
export class UciProtocol {
  readonly #game: GameId;
  readonly #name: string;
  readonly #openEngine: (options: EngineOptions) => Promise<UciEngine>;
  readonly #say: (line: string) => void;
  readonly #rules: readonly RuleSet[];
  /** The rating of each level. */
  readonly #ratings: readonly number[];
  readonly #settings: Settings;
  #client: Promise<UciEngine> | null = null;
  #position: PositionRef;
  /** Why the last position was rejected; empty if it was accepted. */
  #refusal = '';
  /** Whether the side that `wtime` belongs to is to move. */
  #isWhiteToMove: boolean;
  #search: Search | null = null;
  /** Until the last search has been answered. */
  #heard: Promise<void> = Promise.resolve();
  #deadline: ReturnType<typeof setTimeout> | undefined;
  /** Commands run one after another; a search only delays the next command until it has started. */
  #commands: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(
    game: GameId,
    name: string,
    open: (options: EngineOptions) => Promise<UciEngine>,
    say: (line: string) => void,
  ) {
    const spec = gameSpec(game);
    this.#game = game;
    this.#name = name;
    this.#openEngine = open;
    this.#say = (line) => {
      if (!this.#isOver) say(line);
    };
    this.#rules = spec.rules;
    this.#ratings = spec.ratings;
    this.#settings = {
      hash: 16,
      multiPv: 1,
      level: unlimited.level,
      limitsStrength: false,
      elo: this.#ratingRange().highest,
      analyses: false,
      ranksFromOne: false,
      useBook: false,
      network: true,
      rules: spec.rules[0],
      showsChances: false,
    };
    this.#position = positionRef(game, {});
    this.#isWhiteToMove = this.#isWhite(this.#position.fen);
  }

  /** Executes a command. Replies are sent through `say`, in the order of the commands. */
  execute(line: string): void {
    const words = line.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) return;
    this.#commands = this.#commands
      .then(() => (this.#isOver ? undefined : this.#obey(words)))
      .catch((error: unknown) => this.#say(`info string ${messageOf(error)}`));
  }

  /** After the last command, for example of a pipe: lets a search with limits finish, then quits. */
  endInput(): void {
    this.#commands = this.#commands.then(() => (this.#endsAlone() ? this.#heard : undefined));
    this.execute('quit');
  }

  /** Terminates the engine's worker; no more lines are sent. */
  end(): void {
    this.#isOver = true;
    this.#search = null;
    this.#close();
  }

  async #obey(words: readonly string[]): Promise<void> {
    const [command, ...rest] = words;
    switch (command) {
      case 'uci':
        return this.#identify();
      case 'isready':
        await this.#open();
        return this.#say('readyok');
      case 'ucinewgame':
        await this.#stop();
        return (await this.#open()).newGame();
      case 'setoption':
        await this.#stop();
        return this.#setOption(rest);
      case 'position':
        await this.#stop();
        return this.#setPosition(rest);
      case 'go':
        await this.#stop();
        return this.#go(rest);
      case 'threats':
        await this.#stop();
        return this.#showThreats(rest);
      case 'stop':
        return this.#stop();
      case 'ponderhit':
        return this.#ponderHit();
      case 'quit':
        await this.#stop();
        return this.end();
      case 'debug':
      case 'register':
        // The protocol asks engines to accept these, and there is nothing to do.
        return;
      default: {
        this.#say(`info string unknown command "${command}"`);
        // The protocol asks engines to ignore unknown words.
        const known = rest.findIndex((word) => commands.has(word));
        if (known >= 0) return this.#obey(rest.slice(known));
      }
    }
  }

  #open(): Promise<UciEngine> {
    if (this.#client === null) {
      const { hash, network, useBook } = this.#settings;
      const options = { game: this.#game, hashMegabytes: hash, book: useBook, network };
      const opened = this.#openEngine(options);
      // The next attempt may succeed.
      opened.catch(() => {
        if (this.#client === opened) this.#client = null;
      });
      this.#client = opened;
    }
    return this.#client;
  }

  /** Closes the engine; the next question opens a new one. */
  #close(): void {
    this.#client?.then((client) => client.dispose()).catch(() => {});
    this.#client = null;
  }

  #identify(): void {
    const rules = this.#rules.map((name) => ` var ${name}`).join('');
    const { lowest, highest } = this.#ratingRange();
    this.#say(`id name ${this.#name}`);
    this.#say('id author the Chuhe contributors');
    this.#say(`option name Hash type spin default 16 min 1 max ${kMostHashMegabytes}`);
    this.#say('option name Clear Hash type button');
    this.#say(`option name MultiPV type spin default 1 min 1 max ${kMostLines}`);
    this.#say('option name Skill Level type spin default 10 min 1 max 10');
    this.#say('option name UCI_LimitStrength type check default false');
    this.#say(`option name UCI_Elo type spin default ${highest} min ${lowest} max ${highest}`);
    this.#say('option name UCI_ShowWDL type check default false');
    this.#say('option name UCI_AnalyseMode type check default false');
    this.#say(`option name UCI_Variant type combo default ${this.#game} var ${this.#game}`);
    this.#say('option name Ponder type check default false');
    this.#say('option name OwnBook type check default false');
    this.#say(`option name EvalFile type string default ${kBuiltIn}`);
    this.#say(`option name Rules type combo default ${this.#rules[0]}${rules}`);
    this.#say('uciok');
  }

  #ratingRange(): { lowest: number; highest: number } {
    return { lowest: Math.min(...this.#ratings), highest: Math.max(...this.#ratings) };
  }

  /** `name NAME… [value VALUE…]` */
  #setOption(words: readonly string[]): void {
    const [, name = '', value = ''] = /^name (.+?)(?: value (.*))?$/.exec(words.join(' ')) ?? [];
    switch (name.toLowerCase()) {
      case 'hash':
        return this.#set('hash', this.#numberIn(name, value, kMostHashMegabytes));
      case 'multipv':
        return this.#set('multiPv', this.#numberIn(name, value, kMostLines));
      case 'skill level':
        return this.#set('level', this.#numberIn(name, value, unlimited.level));
      case 'uci_limitstrength':
        return this.#set('limitsStrength', this.#isOn(name, value));
      case 'uci_elo': {
        const { lowest, highest } = this.#ratingRange();
        return this.#set('elo', this.#numberIn(name, value, highest, lowest));
      }
      case 'uci_showwdl':
        return this.#set('showsChances', this.#isOn(name, value));
      case 'uci_analysemode':
        return this.#set('analyses', this.#isOn(name, value));
      case 'uci_variant':
        if (value.toLowerCase() === this.#game) {
          return this.#set('ranksFromOne', this.#game === 'xiangqi');
        }
        return this.#say(`info string UCI_Variant is "${this.#game}" here, not "${value}"`);
      case 'ownbook':
        return this.#set('useBook', this.#isOn(name, value));
      case 'evalfile':
        if (value === kBuiltIn || value === 'none') return this.#set('network', value !== 'none');
        return this.#say(`info string EvalFile is "${kBuiltIn}" or "none" here, not "${value}"`);
      case 'rules':
        return this.#setRules(value);
      case 'clear hash':
        void this.#client?.then((client) => client.newGame());
        return;
      case 'ponder':
        return;
      default:
        return this.#say(`info string unknown option "${name}"`);
    }
  }

  #isOn(name: string, text: string): boolean | null {
    if (/^(true|on)$/i.test(text)) return true;
    if (/^(false|off)$/i.test(text)) return false;
    this.#say(`info string option ${name} wants true or false, not "${text}"`);
    return null;
  }

  #numberIn(name: string, text: string, most: number, least = 1): number | null {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    this.#say(`info string option ${name} wants a number from ${least} to ${most}, not "${text}"`);
    return null;
  }

  #set<Name extends Setting>(name: Name, value: Settings[Name] | null): void {
    if (value === null || value === this.#settings[name]) return;
    this.#settings[name] = value;
    // A worker receives these values at its start.
    if (name === 'hash' || name === 'network' || name === 'useBook') this.#close();
  }

  #setRules(name: string): void {
    const wanted = name.toLowerCase();
    const rules = this.#rules.find((known) => known === wanted);
    if (rules === undefined) return this.#say(`info string there is no rule set named "${wanted}"`);
    this.#set('rules', rules);
    this.#position = { ...this.#position, rules };
  }

  /** `startpos|fen FEN [moves MOVE…]`; an invalid position changes nothing. */
  async #setPosition(words: readonly string[]): Promise<void> {
    const [, , fen, moves = ''] =
      /^(startpos|fen (.+?))(?: moves(.*))?$/.exec(words.join(' ')) ?? [];
    if (words[0] !== 'startpos' && fen === undefined) {
      this.#refusal = 'position wants "startpos" or "fen"';
      return this.#say(`info string ${this.#refusal}`);
    }
    const position = positionRef(this.#game, {
      ...(fen !== undefined && { fen }),
      moves: moves
        .split(' ')
        .filter((move) => move !== '')
        .map((move) => this.#read(move)),
      rules: this.#settings.rules,
    });
    try {
      const client = await this.#open();
      const { snapshot } = await client.call('describe', [position, []]);
      this.#position = position;
      this.#refusal = '';
      this.#isWhiteToMove = this.#isWhite(snapshot.fen);
    } catch (error) {
      this.#refusal = messageOf(error);
      throw error;
    }
  }

  /** In Gomoku Black moves first. */
  #isWhite(fen: string): boolean {
    return fen.split(' ')[1] === 'w';
  }

  /** The moves as the front end writes them. */
  #written(moves: readonly string[]): string {
    const text = moves.join(' ');
    return this.#settings.ranksFromOne ? withRanksFromOne(text) : text;
  }

  #read(move: string): string {
    return this.#settings.ranksFromOne ? withRanksFromZero(move) : move;
  }

  /** Answers a request for which nothing is searched: a front end waits for its answer. */
  #refuse(finds: Asked['finds'], why: string): void {
    this.#say(`info string ${why}; nothing is searched`);
    this.#say(`${finds} ${kNothingSearched}`);
  }

  /** The level to play at, by the options about strength. */
  #level(): number {
    const { level, limitsStrength, elo, analyses } = this.#settings;
    if (analyses) return unlimited.level;
    if (!limitsStrength) return level;
    const distances = this.#ratings.map((rating) => Math.abs(rating - elo));
    return distances.indexOf(Math.min(...distances)) + 1;
  }

  async #go(words: readonly string[]): Promise<void> {
    if (this.#refusal !== '') {
      return this.#refuse('bestmove', `go: the position was refused: ${this.#refusal}`);
    }
    const { limits, isInfinite, isPonder, searchMoves, refusal } = this.#readGo(words);
    if (refusal !== '') return this.#refuse('bestmove', refusal);
    if (searchMoves !== null) {
      limits.rootMoves = await this.#legalOf(searchMoves);
      if (limits.rootMoves.length === 0) {
        return this.#refuse('bestmove', 'searchmoves leaves no legal move');
      }
    }
    // The book does not apply to mate searches and restricted moves.
    const isPlain = limits.mate === 0 && limits.rootMoves.length === 0;
    const { useBook, analyses } = this.#settings;
    limits.useBook = useBook && !analyses && isPlain && !isInfinite && !isPonder;
    const search = { position: this.#position, limits, finds: 'bestmove' } as const;
    if (isInfinite) return this.#begin({ ...search, limits: { ...limits, ...endless } }, true);
    if (!isPonder) return this.#begin(search, false);
    const plan = await (await this.#open()).call('planTime', [limits]);
    const untimed = { ...limits, moveTimeMs: 0, clockMs: 0 };
    return this.#begin({ ...search, limits: untimed }, true, { isPonder, plan });
  }

  /** Returns the legal moves among the words and reports the illegal ones. */
  async #legalOf(words: readonly string[]): Promise<string[]> {
    const client = await this.#open();
    const { snapshot } = await client.call('describe', [this.#position, []]);
    return words.flatMap((word) => {
      const move = this.#read(word);
      if (snapshot.legalMoves.includes(move)) return move;
      this.#say(`info string searchmoves: "${word}" is not a legal move`);
      return [];
    });
  }

  /** Searches for the opponent's best move if it were to move; takes the arguments of `go`. */
  async #showThreats(words: readonly string[]): Promise<void> {
    if (this.#refusal !== '') {
      return this.#refuse('threat', `threats: the position was refused: ${this.#refusal}`);
    }
    const client = await this.#open();
    const fen = await client.call('passTurn', [this.#position]);
    if (fen === null) {
      return this.#refuse('threat', 'threats: the side to move is in check and cannot pass');
    }
    const { limits, isInfinite, refusal } = this.#readGo(words);
    if (refusal !== '') return this.#refuse('threat', refusal);
    const position = { ...this.#position, fen, moves: [] };
    await this.#begin({ position, limits, finds: 'threat' }, isInfinite);
  }

  /** Parses the arguments of `go`. */
  #readGo(words: readonly string[]): GoCommand {
    const limits: Limits = { ...unlimited, multiPv: this.#settings.multiPv, level: this.#level() };
    const mover = this.#isWhiteToMove ? 'w' : 'b';
    const names: Readonly<Record<string, NumberLimit | null>> = {
      depth: 'depth',
      nodes: 'nodes',
      movetime: 'moveTimeMs',
      movestogo: 'movesToGo',
      mate: 'mate',
      wtime: null,
      btime: null,
      winc: null,
      binc: null,
      [`${mover}time`]: 'clockMs',
      [`${mover}inc`]: 'incrementMs',
    };
    let isInfinite = false;
    let isPonder = false;
    let searchMoves: string[] | null = null;
    let refusal = '';
    const rest = words.values();
    for (const word of rest) {
      const name = names[word];
      if (word === 'infinite') isInfinite = true;
      else if (word === 'ponder') isPonder = true;
      else if (word === 'searchmoves') searchMoves = [];
      else if (name === undefined && searchMoves !== null) searchMoves.push(word);
      else if (name === undefined) this.#say(`info string go: unknown word "${word}"`);
      else {
        const value = rest.next().value ?? '';
        const number = /^-?\d+$/.test(value) ? Number(value) : NaN;
        const isCount = kCounts.has(word);
        if (Number.isNaN(number) || (isCount && number < 1)) {
          refusal = `go: "${word}" wants a number${isCount ? ' from 1' : ''}, not "${value}"`;
          break;
        }
        // A clock or a time that is out is still one.
        if (name !== null) limits[name] = Math.max(number, 1);
      }
    }
    return { limits, isInfinite, isPonder, searchMoves, refusal };
  }

  async #begin(
    asked: Asked,
    waits: boolean,
    pondered: Pick<Search, 'isPonder' | 'plan'> = { isPonder: false, plan: null },
  ): Promise<void> {
    const client = await this.#open();
    const began = performance.now();
    const search: Search = { ...asked, ...pondered, waits, began, best: null, isDone: false };
    this.#search = search;
    const hear = (report: Report): void => {
      if (this.#search !== search) return;
      if (report.multiPv === 1) search.best = report;
      this.#tell(report);
      if (report.multiPv === search.limits.multiPv) this.#endInTime(search);
    };
    this.#heard = this.#hearOut(search, client.search(search.position, search.limits, [], hear));
  }

  /** Reports the best move of a search, unless it was stopped earlier or waits for `stop`. */
  async #hearOut(search: Search, found: Promise<Report>): Promise<void> {
    try {
      search.best = await found;
      search.isDone = true;
      if (this.#search === search && !search.waits) this.#finish(search, search.best);
    } catch (error) {
      if (isAbort(error) || this.#search !== search) return;
      this.#search = null;
      this.#say(`info string ${messageOf(error)}`);
      this.#say(`${search.finds} ${kNothingSearched}`);
    }
  }

  /** Stops the running search, if any, and reports its best move. */
  async #stop(): Promise<void> {
    const search = this.#search;
    if (search === null) return;
    const client = await this.#open();
    if (this.#search !== search) return;
    if (!search.isDone) client.cancel();
    this.#finish(search, search.best ?? (await this.#firstIteration(client, search)));
  }

  /** The first iteration of a search that was stopped before it, so that its answer has a score. */
  async #firstIteration(client: UciEngine, { position, limits }: Search): Promise<Report> {
    const { rootMoves } = limits;
    const report = await client.search(position, { ...unlimited, rootMoves, depth: 1 }, []);
    if (report.bestMove !== '') this.#tell(report);
    return report;
  }

  /** Whether the running search ends without a command. */
  #endsAlone(): boolean {
    if (this.#search === null || this.#search.waits) return false;
    const { depth, nodes, moveTimeMs, clockMs, mate } = this.#search.limits;
    return depth + nodes + moveTimeMs + clockMs + mate > 0;
  }

  #tell(report: Report): void {
    this.#say(infoLine(report, this.#settings.showsChances, this.#written(report.pv)));
  }

  /** The search goes on; the time that it has taken counts. */
  #ponderHit(): void {
    const search = this.#search;
    if (search === null || !search.isPonder || !search.waits) return;
    search.waits = false;
    if (search.isDone && search.best !== null) return this.#finish(search, search.best);
    if (search.plan === null) return;
    this.#endInTime(search);
    const left = search.plan.hardMs - (performance.now() - search.began);
    this.#deadline = setTimeout(() => void this.#stop(), left);
  }

  /** After `ponderhit` no iteration follows once the planned time is used. */
  #endInTime({ waits, plan, began, best }: Search): void {
    const isOver = plan !== null && performance.now() - began >= plan.softMs;
    if (isOver && !waits && best !== null) void this.#stop();
  }

  #finish({ finds, limits }: Asked, report: Report): void {
    clearTimeout(this.#deadline);
    this.#search = null;
    const { bestMove, source, pv } = report;
    const move = this.#written([bestMove]);
    const missing = missingMate(report, limits.mate);
    if (missing !== null) this.#say(`info string ${missing}`);
    if (bestMove === '') {
      if (finds === 'bestmove') this.#say(`info depth 0 score ${scoreOf(report)}`);
      return this.#say(`${finds} (none)`);
    }
    if (finds === 'threat') return this.#say(`threat ${move}`);
    if (source === 'book') this.#say('info string book move');
    const [, reply] = pv;
    this.#say(`bestmove ${move}${reply === undefined ? '' : ` ponder ${this.#written([reply])}`}`);
  }
}
