// SPDX-License-Identifier: MIT
// The games, in storage or only in memory: reads single games when they become visible, and all
// games in batches for searches.

import type { GameId } from '../engine/protocol.ts';
import { games as kinds } from '../games/index.ts';
import type { ArchivedGame } from './archived-game.ts';
import {
  gamesBetween,
  gamesById,
  isOfNewer,
  removeStored,
  storedAmong,
  storedIds,
  storedOf,
  storeGames,
  strangeEntries,
} from './database.ts';
import { tellNews } from './news.ts';
import type { Sought } from './query.ts';
import { SoughtGames } from './sought.ts';

/** The condition of the store, which the page reports. */
export interface Health {
  /** False if the store cannot be opened or read. */
  readonly isOpen: boolean;
  /** It is not open because it is of a newer version of the page. */
  readonly isNewer: boolean;
  /** Entries of the store that are not valid games. */
  readonly damaged: number;
  /** Games in memory only. */
  readonly unsaved: number;
}

/** The number of games read at once; small enough that questions do not wait long. */
const kBatch = 1000;
/** The limit of games held in memory because they could not be stored. */
const kMostUnsaved = 5000;

const kindIds = kinds.map(({ id }) => id);

/** Sorted, oldest first, without duplicates. */
function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

export class Shelf {
  readonly #unsaved = new Map<number, ArchivedGame>();
  /** Oldest first. */
  readonly #ids = new Map<GameId, number[]>();
  readonly #sought = new SoughtGames();
  readonly #damaged = new Set<number>();
  #strange = 0;
  #isOpen = true;
  #isNewer = false;

  async open(game: GameId, visit: readonly ArchivedGame[]): Promise<void> {
    this.#ids.clear();
    this.#isOpen = true;
    this.#isNewer = false;
    for (const one of visit) this.#unsaved.set(one.id, one);
    await this.ids(game);
  }

  health(): Health {
    const damaged = this.#strange + this.#damaged.size;
    const unsaved = this.#unsaved.size;
    return { isOpen: this.#isOpen, isNewer: this.#isNewer, damaged, unsaved };
  }

  /** As `health`, after counting entries that are not games. */
  async checked(): Promise<Health> {
    this.#strange = this.#isOpen ? await strangeEntries(kindIds) : 0;
    return this.health();
  }

  #close(error: unknown): void {
    this.#isOpen = false;
    this.#isNewer = isOfNewer(error);
  }

  get isFull(): boolean {
    return this.#unsaved.size >= kMostUnsaved;
  }

  openings(): readonly NonNullable<ArchivedGame['opening']>[] {
    return this.#sought.openings();
  }

  /** The ids of all games of a kind, oldest first, without reading the games. */
  async ids(game: GameId): Promise<readonly number[]> {
    const known = this.#ids.get(game);
    if (known !== undefined) return known;
    let stored: number[] = [];
    try {
      stored = await storedIds(game);
    } catch (error) {
      this.#close(error);
    }
    const others = [...this.#unsaved.values()].filter((one) => one.game === game);
    const ids = others.length === 0 ? stored : inOrder([...stored, ...others.map(({ id }) => id)]);
    this.#ids.set(game, ids);
    return ids;
  }

  /** In order, without missing or damaged games. */
  async games(ids: readonly number[]): Promise<ArchivedGame[]> {
    const stored = ids.filter((id) => !this.#unsaved.has(id));
    const read = await gamesById(stored);
    const found = new Map(read.flatMap((game) => (game === null ? [] : [[game.id, game]])));
    this.#lose(stored.filter((id) => !found.has(id)));
    return ids.flatMap((id) => this.#unsaved.get(id) ?? found.get(id) ?? []);
  }

  /** Complete games in batches, oldest first. */
  async *whole(ids: readonly number[]): AsyncGenerator<ArchivedGame[]> {
    for (let at = 0; at < ids.length; at += kBatch) {
      yield this.games(ids.slice(at, at + kBatch));
    }
  }

  /** All games of a kind in search form, newest first; games already read are cached. */
  async *searched(game: GameId): AsyncGenerator<readonly Sought[]> {
    const ids = (await this.ids(game)).toReversed();
    for (let at = 0; at < ids.length; at += kBatch) {
      const batch = ids.slice(at, at + kBatch);
      const missing = batch.filter((id) => this.#sought.get(id) === undefined);
      if (missing.length > 0) await this.#read(missing);
      yield batch.flatMap((id) => this.#sought.get(id) ?? []);
    }
  }

  /** Games played or analysed here, newest first. */
  async made(game: GameId): Promise<Sought[]> {
    const stored = this.#isOpen
      ? (await Promise.all([storedOf('played'), storedOf('analysed')])).flat()
      : [];
    const unsaved = [...this.#unsaved.values()].filter(({ source }) => source !== 'imported');
    const ids = inOrder([...stored, ...unsaved.map(({ id }) => id)]).toReversed();
    const missing = ids.filter((id) => this.#sought.get(id) === undefined);
    for await (const games of this.whole(missing)) games.forEach((one) => this.#sought.take(one));
    return ids.flatMap((id) => {
      const sought = this.#sought.get(id);
      return sought?.game === game ? [sought] : [];
    });
  }

  /** Removes duplicates of stored games and assigns unique ids. */
  async freshOf(games: readonly ArchivedGame[]): Promise<ArchivedGame[]> {
    const unsaved = [...this.#unsaved.values()];
    const here = await storedAmong(games).catch(() => ({
      digests: new Set<number>(),
      ids: new Set<number>(),
    }));
    for (const { id, digest } of unsaved) {
      here.digests.add(digest);
      here.ids.add(id);
    }
    return games.flatMap((game) => {
      if (here.digests.has(game.digest)) return [];
      here.digests.add(game.digest);
      let { id } = game;
      while (here.ids.has(id)) id++;
      here.ids.add(id);
      return [{ ...game, id }];
    });
  }

  /** Makes the games available at once, and stores them if the browser allows it. */
  async put(games: readonly ArchivedGame[]): Promise<Health> {
    if (games.length === 0) return this.health();
    const ids = games.map(({ id }) => id);
    for (const game of games) this.#unsaved.set(game.id, game);
    this.#list(games);
    try {
      await storeGames(games);
      ids.forEach((id) => this.#unsaved.delete(id));
      tellNews(ids);
    } catch {
      // The games stay in memory, and the page reports it.
    }
    return this.health();
  }

  async remove(ids: readonly number[]): Promise<Health> {
    ids.forEach((id) => this.#unsaved.delete(id));
    this.#drop(ids);
    try {
      await removeStored(ids);
      tellNews(ids);
    } catch (error) {
      this.#close(error);
    }
    return this.health();
  }

  /** Reloads games that another tab or the page has changed. */
  async heard(ids: readonly number[]): Promise<void> {
    const stored = ids.filter((id) => !this.#unsaved.has(id));
    const games = (await gamesById(stored)).flatMap((game) => game ?? []);
    const here = new Set(games.map(({ id }) => id));
    this.#drop(stored.filter((id) => !here.has(id)));
    this.#list(games);
  }

  #list(games: readonly ArchivedGame[]): void {
    this.#sought.forget(games.map(({ id }) => id));
    for (const [kind, ids] of this.#ids) {
      const fresh = games.filter(({ game }) => game === kind).map(({ id }) => id);
      fresh.sort((one, other) => one - other);
      const [first = Infinity] = fresh;
      // Most new games have the largest ids.
      if (first > (ids.at(-1) ?? -Infinity)) ids.push(...fresh);
      else this.#ids.set(kind, inOrder([...ids, ...fresh]));
    }
  }

  #drop(ids: readonly number[]): void {
    if (ids.length === 0) return;
    const gone = new Set(ids);
    this.#sought.forget(ids);
    for (const [kind, all] of this.#ids) {
      this.#ids.set(
        kind,
        all.filter((id) => !gone.has(id)),
      );
    }
  }

  #lose(ids: readonly number[]): void {
    ids.forEach((id) => this.#damaged.add(id));
    this.#drop(ids);
  }

  /** Reads neighbouring ids together. */
  async #read(ids: readonly number[]): Promise<void> {
    const unsaved = ids.flatMap((id) => this.#unsaved.get(id) ?? []);
    const stored = ids.filter((id) => !this.#unsaved.has(id));
    const wanted = new Set(stored);
    const [last = 0, first = 0] = [stored[0], stored.at(-1)];
    const near = stored.length === 0 ? [] : await gamesBetween(first, last);
    const games = near.flatMap((game) => (game !== null && wanted.has(game.id) ? [game] : []));
    for (const game of [...unsaved, ...games]) this.#sought.take(game);
    this.#lose(stored.filter((id) => this.#sought.get(id) === undefined));
  }
}
