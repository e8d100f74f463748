// SPDX-License-Identifier: MIT
// All games in memory, as a worker holds them: what is stored, and what the page keeps for its visit.

import type { BookOpening, CollectedGame, GameId, RuleSet } from '../engine/protocol.ts';
import { gameSpec } from '../games/index.ts';
import type { ArchivedGame } from './archived-game.ts';
import { fromCollected } from './collected.ts';
import { removeStored, storeGames, storedGame, storedGames } from './database.ts';
import { backupOf, gamesOfBackup, recordsOf, type FileForm, type FileWords } from './files.ts';
import { tellNews } from './news.ts';
import { PositionSearch } from './positions.ts';
import { matcherOf, wordsOf, type Query } from './query.ts';
import { ratingHistory, statisticsOf, type RatingPoint, type Statistics } from './statistics.ts';

/** How the store does; the page says it in words. */
export interface Health {
  /** False where it cannot be opened or read. */
  readonly isOpen: boolean;
  /** Entries of the store that are no games. */
  readonly damaged: number;
  /** Games that are in memory alone. */
  readonly unsaved: number;
}

export interface Found {
  readonly count: number;
  readonly statistics: Statistics;
}

export type Change = Partial<Pick<ArchivedGame, 'names' | 'event' | 'date' | 'result' | 'at'>>;

export class Library {
  readonly #games = new Map<number, ArchivedGame>();
  readonly #words = new WeakMap<ArchivedGame, string>();
  readonly #digests = new Map<number, number>();
  readonly #searches = new Map<GameId, PositionSearch>();
  /** Not stored, or not yet. */
  readonly #unsaved = new Set<number>();
  #found: readonly ArchivedGame[] = [];
  #removed: readonly ArchivedGame[] = [];
  #health = { isOpen: true, damaged: 0 };

  /** Reads the store; `told` hears how many games there are already. */
  async open(visit: readonly ArchivedGame[], told: (count: number) => void): Promise<Health> {
    this.#games.clear();
    this.#health = { isOpen: true, damaged: 0 };
    try {
      for await (const { games, damaged } of storedGames()) {
        games.forEach((game) => this.#take(game));
        this.#health.damaged += damaged;
        told(this.#games.size);
      }
    } catch {
      this.#health.isOpen = false;
    }
    for (const game of visit) {
      this.#take(game);
      this.#unsaved.add(game.id);
    }
    return this.health();
  }

  health(): Health {
    return { ...this.#health, unsaved: this.#unsaved.size };
  }

  /** The newest first. */
  query(query: Query): Found {
    const matches = matcherOf(query, (game) => this.#wordsOf(game), this.#meeterOf(query));
    this.#found = [...this.#games.values()]
      .filter(matches)
      .toSorted((one, other) => other.id - one.id);
    return { count: this.#found.length, statistics: statisticsOf(this.#found) };
  }

  /** Of what was found last, without what only an opened game needs. */
  rows(from: number, to: number): readonly ArchivedGame[] {
    const light = { clocksMs: [], headers: [], record: null };
    return this.#found.slice(from, to).map((game) => Object.assign({}, game, light));
  }

  game(id: number): ArchivedGame | null {
    return this.#games.get(id) ?? null;
  }

  ratings(game: GameId): readonly RatingPoint[] {
    const own = [...this.#games.values()].filter((one) => one.game === game && one.own !== null);
    return ratingHistory(gameSpec(game), own);
  }

  /** Names of the openings there are. */
  openings(game: GameId): readonly BookOpening[] {
    const names = new Map<string, BookOpening>();
    for (const one of this.#games.values()) {
      if (one.game === game && one.opening) names.set(one.opening.name, one.opening);
    }
    return [...names.values()];
  }

  /** Games that nobody has looked up in the book yet. */
  unnamed(game: GameId, most: number): readonly ArchivedGame[] {
    const found: ArchivedGame[] = [];
    for (const one of this.#games.values()) {
      if (found.length === most) break;
      const isDue = one.game === game && one.opening === undefined && one.result !== '*';
      if (isDue && one.moves.length > 0) found.push(one);
    }
    return found;
  }

  name(openings: readonly (readonly [id: number, opening: BookOpening | null])[]): Promise<Health> {
    const games = openings.flatMap(([id, opening]) => {
      const game = this.#games.get(id);
      return game === undefined ? [] : [{ ...game, opening }];
    });
    return this.#put(games);
  }

  /** Leaves out what is here already; how many were new. */
  async add(games: readonly ArchivedGame[]): Promise<{ added: number; health: Health }> {
    const fresh: ArchivedGame[] = [];
    for (const game of games) {
      if (this.#digests.has(game.digest)) continue;
      this.#digests.set(game.digest, game.id);
      let { id } = game;
      while (this.#games.has(id)) id++;
      const made = { ...game, id };
      this.#take(made);
      fresh.push(made);
    }
    return { added: fresh.length, health: await this.#put(fresh) };
  }

  change(id: number, changes: Change): Promise<Health> {
    const game = this.#games.get(id);
    return this.#put(game === undefined ? [] : [{ ...game, ...changes }]);
  }

  /** Renames a player in all games. */
  rename(game: GameId, from: string, to: string): Promise<Health> {
    const changed = [...this.#games.values()].flatMap((one) => {
      const { names } = one;
      if (one.game !== game || (names.first !== from && names.second !== from)) return [];
      const nameOf = (name: string): string => (name === from ? to : name);
      return [{ ...one, names: { first: nameOf(names.first), second: nameOf(names.second) } }];
    });
    return this.#put(changed);
  }

  async remove(ids: readonly number[]): Promise<Health> {
    this.#removed = ids.flatMap((id) => this.#games.get(id) ?? []);
    for (const { id, digest } of this.#removed) {
      this.#games.delete(id);
      this.#digests.delete(digest);
      this.#unsaved.delete(id);
    }
    try {
      await removeStored(ids);
      tellNews(ids);
    } catch {
      this.#health.isOpen = false;
    }
    return this.health();
  }

  /** Brings back what was removed last. */
  restore(): Promise<Health> {
    const games = this.#removed;
    this.#removed = [];
    games.forEach((game) => this.#take(game));
    return this.#put(games);
  }

  /** Another tab or the page has changed them. */
  async heard(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const game = await storedGame(id);
      if (game !== null) this.#take(game);
      else if (!this.#unsaved.has(id)) this.#games.delete(id);
    }
  }

  /** A file with what was found last, or with all there is. */
  file(form: FileForm, game: GameId, words: FileWords, isFoundOnly: boolean): Blob {
    const games = isFoundOnly ? this.#found : this.#all(game);
    return form === 'json' ? backupOf(games) : recordsOf(gameSpec(game), games, words);
  }

  /** Takes in what such a file holds; null where it is none. */
  async restoreFile(file: Blob): Promise<{ added: number; health: Health } | null> {
    const games = gamesOfBackup(await file.text());
    return games === null ? null : this.add(games);
  }

  /** Takes in games that the engine has read. */
  collect(
    game: GameId,
    rules: RuleSet,
    games: readonly CollectedGame[],
    id: number,
  ): Promise<{ added: number; health: Health }> {
    const spec = gameSpec(game);
    return this.add(games.map((one, index) => fromCollected(spec, rules, one, id + index)));
  }

  #all(game: GameId): ArchivedGame[] {
    return [...this.#games.values()]
      .filter((one) => one.game === game)
      .toSorted((one, other) => one.id - other.id);
  }

  #take(game: ArchivedGame): void {
    this.#games.set(game.id, game);
    this.#digests.set(game.digest, game.id);
  }

  #wordsOf(game: ArchivedGame): string {
    const known = this.#words.get(game);
    if (known !== undefined) return known;
    const words = wordsOf(game);
    this.#words.set(game, words);
    return words;
  }

  #meeterOf({ game, fen }: Query): ((game: ArchivedGame) => boolean) | null {
    if (fen === null) return null;
    const spec = gameSpec(game);
    const search = this.#searches.get(game) ?? new PositionSearch(spec);
    this.#searches.set(game, search);
    const meets = search.tester(fen);
    return ({ startFen, moves }) => meets(startFen || spec.startFen, moves);
  }

  /** In memory at once, and stored as far as the browser lets it be. */
  async #put(games: readonly ArchivedGame[]): Promise<Health> {
    if (games.length === 0) return this.health();
    for (const game of games) {
      this.#games.set(game.id, game);
      this.#unsaved.add(game.id);
    }
    try {
      await storeGames(games);
      for (const { id } of games) this.#unsaved.delete(id);
      tellNews(games.map(({ id }) => id));
    } catch {
      // They stay in memory, and the page says so.
    }
    return this.health();
  }
}
