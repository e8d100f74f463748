// SPDX-License-Identifier: MIT
// The calls of the archive worker: listing, searching and statistics of all games.

import type { BookOpening, CollectedGame, GameId, RuleSet } from '../engine/protocol.ts';
import type { GameSpec } from '../games/game-spec.ts';
import { games as kinds, gameSpec } from '../games/index.ts';
import { onBoardOf } from '../games/placement.ts';
import { boardOfGame, type ArchivedGame } from './archived-game.ts';
import { fromCollected } from './collected.ts';
import {
  backupOf,
  gameLines,
  gamesInBackup,
  recordsOf,
  type FileForm,
  type FileWords,
} from './files.ts';
import { ownMovesAt, ownRepertoire, type OwnMove } from './own-moves.ts';
import { PositionSearch } from './positions.ts';
import { isEverything, isOfPerson, matcherOf, plain, type Query, type Sought } from './query.ts';
import { Shelf, type Health } from './shelf.ts';
import { ratingHistory, statisticsOf, type RatingPoint, type Statistics } from './statistics.ts';

export type { Health } from './shelf.ts';

/** The progress of a search. */
export interface Searching {
  readonly count: number;
  /** The share of all games that has been searched, 0 … 1. */
  readonly share: number;
}

export interface Figures {
  readonly statistics: Statistics;
  readonly ratings: readonly RatingPoint[];
}

export interface Added {
  readonly added: number;
  readonly health: Health;
  /** Storage is full. */
  readonly isFull: boolean;
}

export type Change = Partial<Pick<ArchivedGame, 'names' | 'event' | 'date' | 'result' | 'at'>>;

/** The games of a backup stored at a time. */
const kBatch = 500;

export class Library {
  readonly #shelf = new Shelf();
  readonly #searches = new Map<GameSpec, PositionSearch>();
  /** The results of the last query, newest first. */
  #found: number[] = [];
  /** The reader's games among them; null if the query matches all games. */
  #own: Sought[] | null = null;
  #asked = 0;
  #removed: readonly ArchivedGame[] = [];

  /** Lists all games, including those of this visit. */
  async open(game: GameId, visit: readonly ArchivedGame[]): Promise<Health> {
    await this.#shelf.open(game, visit);
    return this.#shelf.health();
  }

  /** Counts damaged entries too. */
  health(): Promise<Health> {
    return this.#shelf.checked();
  }

  /**
   * Searches games and returns their number, or null if another query came in the meantime. A query
   * for all games of a kind returns at once; others search from the newest game on and report
   * partial results.
   */
  async query(
    query: Query,
    told: (searching: Searching) => void = () => {},
  ): Promise<number | null> {
    const asked = ++this.#asked;
    const ids = await this.#shelf.ids(query.game);
    if (asked !== this.#asked) return null;
    if (isEverything(query)) {
      this.#own = null;
      this.#found = ids.toReversed();
      return this.#found.length;
    }
    const matches = matcherOf(query, this.#meeterOf(query));
    const [found, own]: [number[], Sought[]] = [[], []];
    let read = 0;
    this.#found = found;
    this.#own = own;
    const batches = isOfPerson(query)
      ? [await this.#shelf.made(query.game)]
      : this.#shelf.searched(query.game);
    for await (const batch of batches) {
      if (asked !== this.#asked) return null;
      const matching = batch.filter(matches);
      found.push(...matching.map(({ id }) => id));
      own.push(...matching.filter((game) => game.own !== null));
      read += batch.length;
      told({ count: found.length, share: read / Math.max(1, ids.length) });
    }
    return found.length;
  }

  /** Rows of the last results, without the fields that only an opened game needs. */
  async rows(from: number, to: number): Promise<readonly ArchivedGame[]> {
    const ids = this.#found.slice(from, to);
    const light = { clocksMs: [], headers: [], record: null };
    const games = await this.#shelf.games(ids);
    return games.map((game) => Object.assign({}, game, light));
  }

  async game(id: number): Promise<ArchivedGame | null> {
    const [game = null] = await this.#shelf.games([id]);
    return game;
  }

  /** Statistics of the last results, and the reader's rating history. */
  async figures(game: GameId): Promise<Figures> {
    const made = await this.#shelf.made(game);
    const own = made.filter((one) => one.own !== null);
    return {
      statistics: statisticsOf(this.#own ?? own, this.#found.length),
      ratings: ratingHistory(gameSpec(game), own),
    };
  }

  /** The continuations of a position in the reader's games. */
  async ownMoves(game: GameId, fen: string): Promise<readonly OwnMove[]> {
    const usual = gameSpec(game);
    const spec = onBoardOf(usual, fen);
    const plyOf = this.#searchOn(spec).finder(fen);
    const made = await this.#shelf.made(game);
    const games = made.filter(({ startFen }) => boardOfGame(usual, { startFen }) === spec);
    return ownMovesAt(spec, games, ({ startFen, moves }) =>
      plyOf(startFen || spec.startFen, moves),
    );
  }

  /** The reader's most frequent move in each position, if played at least `least` times. */
  async ownRepertoire(game: GameId, least: number): Promise<readonly [string, string][]> {
    return ownRepertoire(gameSpec(game), await this.#shelf.made(game), least);
  }

  /** The opening names of the games read so far. */
  openings(): readonly BookOpening[] {
    return this.#shelf.openings();
  }

  /** Games played or analysed here whose opening has not been looked up. */
  async unnamed(game: GameId, most: number): Promise<readonly ArchivedGame[]> {
    const made = await this.#shelf.made(game);
    const due = made.filter(
      ({ opening, result, moves }) => opening === undefined && result !== '*' && moves.length > 0,
    );
    return this.#shelf.games(due.slice(0, most).map(({ id }) => id));
  }

  async name(
    openings: readonly (readonly [id: number, opening: BookOpening | null])[],
  ): Promise<Health> {
    const names = new Map(openings);
    const games = await this.#shelf.games([...names.keys()]);
    return this.#shelf.put(
      games.map((game) => Object.assign({}, game, { opening: names.get(game.id) ?? null })),
    );
  }

  /** Skips duplicates and returns the number of new games. */
  async add(games: readonly ArchivedGame[]): Promise<Added> {
    const fresh = this.#shelf.isFull ? [] : await this.#shelf.freshOf(games);
    const health = await this.#shelf.put(fresh);
    return { added: fresh.length, health, isFull: this.#shelf.isFull };
  }

  async change(id: number, changes: Change): Promise<Health> {
    const games = await this.#shelf.games([id]);
    return this.#shelf.put(games.map((game) => Object.assign({}, game, changes)));
  }

  /** Renames a player in all games. */
  async rename(game: GameId, from: string, to: string): Promise<Health> {
    const ids: number[] = [];
    for await (const batch of this.#shelf.searched(game)) {
      ids.push(...batch.filter(({ words }) => words.includes(plain(from))).map(({ id }) => id));
    }
    const nameOf = (name: string): string => (name === from ? to : name);
    for await (const games of this.#shelf.whole(ids)) {
      const theirs = games.filter(({ names }) => names.first === from || names.second === from);
      await this.#shelf.put(
        theirs.map((one) => {
          const names = { first: nameOf(one.names.first), second: nameOf(one.names.second) };
          return Object.assign({}, one, { names });
        }),
      );
    }
    return this.#shelf.health();
  }

  async remove(ids: readonly number[]): Promise<Health> {
    this.#removed = await this.#shelf.games(ids);
    return this.#shelf.remove(ids);
  }

  /** Restores the games removed last. */
  restore(): Promise<Health> {
    const games = this.#removed;
    this.#removed = [];
    return this.#shelf.put(games);
  }

  /** Reloads games that another tab or the page has changed. */
  heard(ids: readonly number[]): Promise<void> {
    return this.#shelf.heard(ids);
  }

  /** A file with the last results, or with all games of the kind. */
  async file(form: FileForm, game: GameId, words: FileWords, isFoundOnly: boolean): Promise<Blob> {
    const games = this.#shelf.whole(isFoundOnly ? this.#found : await this.#shelf.ids(game));
    return form === 'json' ? backupOf(games) : recordsOf(gameSpec(game), games, words);
  }

  /** All games of every kind as lines of a backup. */
  async lines(): Promise<Blob> {
    const ids = await Promise.all(kinds.map(({ id }) => this.#shelf.ids(id)));
    return gameLines(this.#shelf.whole(ids.flat()));
  }

  /** Imports a backup. Rejects if it is damaged; games stored until then stay. */
  async restoreFile(
    file: Blob,
    told: (share: number, sum: Added & { read: number }) => void = () => {},
  ): Promise<Added & { read: number }> {
    let sum = { added: 0, read: 0, health: this.#shelf.health(), isFull: false };
    for await (const { games, share } of gamesInBackup(file, kBatch)) {
      const { added, health, isFull } = await this.add(games);
      sum = { added: sum.added + added, read: sum.read + games.length, health, isFull };
      told(share, sum);
    }
    return sum;
  }

  /** Stores games that the engine has read. */
  collect(
    game: GameId,
    rules: RuleSet,
    games: readonly CollectedGame[],
    id: number,
  ): Promise<Added> {
    const spec = gameSpec(game);
    return this.add(games.map((one, index) => fromCollected(spec, rules, one, id + index)));
  }

  #searchOn(spec: GameSpec): PositionSearch {
    const search = this.#searches.get(spec) ?? new PositionSearch(spec);
    this.#searches.set(spec, search);
    return search;
  }

  #meeterOf({ game, fen }: Query): ((game: Sought) => boolean) | null {
    if (fen === null) return null;
    const usual = gameSpec(game);
    const spec = onBoardOf(usual, fen);
    const meets = this.#searchOn(spec).tester(fen);
    return ({ startFen, moves, lines }) =>
      // A game on another board size cannot reach the position.
      boardOfGame(usual, { startFen }) === spec &&
      [moves, ...lines].some((line) => meets(startFen || spec.startFen, line));
  }
}
