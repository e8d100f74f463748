// SPDX-License-Identifier: MIT
// What a worker answers about all games: which there are, those one looks for, what they add up to.

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

/** How far a search is. */
export interface Searching {
  readonly count: number;
  /** Of all games, 0 … 1. */
  readonly share: number;
}

export interface Figures {
  readonly statistics: Statistics;
  readonly ratings: readonly RatingPoint[];
}

export interface Added {
  readonly added: number;
  readonly health: Health;
  /** No more can be taken in. */
  readonly isFull: boolean;
}

export type Change = Partial<Pick<ArchivedGame, 'names' | 'event' | 'date' | 'result' | 'at'>>;

/** Of a backup, at a time. */
const kBatch = 500;

export class Library {
  readonly #shelf = new Shelf();
  readonly #searches = new Map<GameSpec, PositionSearch>();
  /** Of what was asked last, the newest first. */
  #found: number[] = [];
  /** Among them those of the person; null for all of these. */
  #own: Sought[] | null = null;
  #asked = 0;
  #removed: readonly ArchivedGame[] = [];

  /** Finds out which games there are, with those of the visit. */
  async open(game: GameId, visit: readonly ArchivedGame[]): Promise<Health> {
    await this.#shelf.open(game, visit);
    return this.#shelf.health();
  }

  /** Counts what is damaged, too. */
  health(): Promise<Health> {
    return this.#shelf.checked();
  }

  /**
   * Looks for games; how many there are, or null where another question came meanwhile. All of a kind are listed at
   * once; what is asked for more is looked for from the newest on, and can be seen while it is.
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

  /** Of what was found last, without what only an opened game needs. */
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

  /** What was found last adds up to, and how the person came on. */
  async figures(game: GameId): Promise<Figures> {
    const made = await this.#shelf.made(game);
    const own = made.filter((one) => one.own !== null);
    return {
      statistics: statisticsOf(this.#own ?? own, this.#found.length),
      ratings: ratingHistory(gameSpec(game), own),
    };
  }

  /** How the person's games went on from a position. */
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

  /** By position the move the person made most often there, if so often at least. */
  async ownRepertoire(game: GameId, least: number): Promise<readonly [string, string][]> {
    return ownRepertoire(gameSpec(game), await this.#shelf.made(game), least);
  }

  /** Names of the openings of the games that were read. */
  openings(): readonly BookOpening[] {
    return this.#shelf.openings();
  }

  /** Games played or analysed here that nobody has looked up in the book yet. */
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

  /** Leaves out what is here already; how many were new. */
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

  /** Brings back what was removed last. */
  restore(): Promise<Health> {
    const games = this.#removed;
    this.#removed = [];
    return this.#shelf.put(games);
  }

  /** Another tab or the page has changed them. */
  heard(ids: readonly number[]): Promise<void> {
    return this.#shelf.heard(ids);
  }

  /** A file with what was found last, or with all there is of the game. */
  async file(form: FileForm, game: GameId, words: FileWords, isFoundOnly: boolean): Promise<Blob> {
    const games = this.#shelf.whole(isFoundOnly ? this.#found : await this.#shelf.ids(game));
    return form === 'json' ? backupOf(games) : recordsOf(gameSpec(game), games, words);
  }

  /** All games of every kind, as the lines of a backup. */
  async lines(): Promise<Blob> {
    const ids = await Promise.all(kinds.map(({ id }) => this.#shelf.ids(id)));
    return gameLines(this.#shelf.whole(ids.flat()));
  }

  /** Takes in what a backup holds. Rejects where it is damaged; what was read before stays. */
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

  /** Takes in games that the engine has read. */
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
      // A game on another board comes to no position of this one.
      boardOfGame(usual, { startFen }) === spec &&
      [moves, ...lines].some((line) => meets(startFen || spec.startFen, line));
  }
}
