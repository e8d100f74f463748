// SPDX-License-Identifier: MIT
// The archive in IndexedDB. Errors reject; the caller keeps games that could not be stored.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameId } from '../engine/protocol.ts';
import { gameFrom, type ArchivedGame, type Source } from './archived-game.ts';

interface Schema extends DBSchema {
  games: {
    key: number;
    value: ArchivedGame;
    indexes: { digest: number; order: [GameId, number]; source: Source };
  };
}

export type Database = IDBPDatabase<Schema>;

const kName = 'chuhe-archive';
/** Version 2 adds indexes that list the games of a kind, and the reader's, without reading them. */
const kVersion = 2;
/** Some browsers never answer in private windows; they count as having no store. */
const kPatienceMs = 8000;

let opening: Promise<Database> | null = null;

/** Rejects after a timeout; calling `begun` cancels the timeout. */
function inTime<Value>(start: (begun: () => void) => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), kPatienceMs);
  });
  const stop = (): void => clearTimeout(timer);
  return Promise.race([start(stop), late]).finally(stop);
}

function forget(): void {
  opening = null;
}

async function open(): Promise<Database> {
  return inTime((begun) =>
    openDB<Schema>(kName, kVersion, {
      upgrade(made, before, _now, transaction) {
        // Indexing a hundred thousand games takes time.
        begun();
        if (before < 1) made.createObjectStore('games', { keyPath: 'id' });
        const games = transaction.objectStore('games');
        if (before < 1) games.createIndex('digest', 'digest');
        games.createIndex('order', ['game', 'id']);
        games.createIndex('source', 'source');
      },
      // Close, so that a newer version in another tab can upgrade.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }),
  );
}

/** Opens the database once; retries after a failure. */
export function archiveDatabase(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** A newer version of the page, in another tab or before a step back, has left a store that this one cannot open. */
export function isOfNewer(error: unknown): boolean {
  return error instanceof Error && error.name === 'VersionError';
}

/** The id of a stored game with the same moves and names. */
export async function storedTwin(digest: number): Promise<number | null> {
  const database = await archiveDatabase();
  return (await database.getKeyFromIndex('games', 'digest', digest)) ?? null;
}

/** Replaces the stored game by the result of `change` in one transaction. */
export async function changeStored(
  id: number,
  change: (stored: ArchivedGame | null) => ArchivedGame,
): Promise<ArchivedGame> {
  const database = await archiveDatabase();
  const transaction = database.transaction('games', 'readwrite');
  const game = change(gameFrom(await transaction.store.get(id)));
  await Promise.all([transaction.store.put(game), transaction.done]);
  return game;
}

/** Stores all of the games or none. */
export async function storeGames(games: readonly ArchivedGame[]): Promise<void> {
  const database = await archiveDatabase();
  const transaction = database.transaction('games', 'readwrite', { durability: 'relaxed' });
  const putting = games.map((game) => transaction.store.put(game));
  await Promise.all([...putting, transaction.done]);
}

export async function removeStored(ids: readonly number[]): Promise<void> {
  const database = await archiveDatabase();
  const transaction = database.transaction('games', 'readwrite');
  const removing = ids.map((id) => transaction.store.delete(id));
  await Promise.all([...removing, transaction.done]);
}

function ofGame(game: GameId): IDBKeyRange {
  return IDBKeyRange.bound([game, -Infinity], [game, Infinity]);
}

/** The ids of the games of one kind, oldest first, without reading them. */
export async function storedIds(game: GameId): Promise<number[]> {
  const database = await archiveDatabase();
  return database.getAllKeysFromIndex('games', 'order', ofGame(game));
}

/** The number of entries that are games of none of these kinds. */
export async function strangeEntries(kinds: readonly GameId[]): Promise<number> {
  const database = await archiveDatabase();
  const { store } = database.transaction('games');
  const order = store.index('order');
  const [all, ...known] = await Promise.all([
    store.count(),
    ...kinds.map((kind) => order.count(ofGame(kind))),
  ]);
  return all - known.reduce((sum, count) => sum + count, 0);
}

/** The ids of the games with this source. */
export async function storedOf(source: Source): Promise<number[]> {
  const database = await archiveDatabase();
  return database.getAllKeysFromIndex('games', 'source', source);
}

/** In the order of the ids; null for missing or damaged games. */
export async function gamesById(ids: readonly number[]): Promise<(ArchivedGame | null)[]> {
  if (ids.length === 0) return [];
  const database = await archiveDatabase();
  const { store } = database.transaction('games');
  const raw = await Promise.all(ids.map((id) => store.get(id)));
  return raw.map(gameFrom);
}

/** All games between two ids, of every kind; faster than reading them one by one. */
export async function gamesBetween(first: number, last: number): Promise<(ArchivedGame | null)[]> {
  const database = await archiveDatabase();
  const raw = await database.getAll('games', IDBKeyRange.bound(first, last));
  return raw.map(gameFrom);
}

/** The given games that are already stored, by digest or id. */
export async function storedAmong(
  games: readonly ArchivedGame[],
): Promise<{ digests: Set<number>; ids: Set<number> }> {
  const database = await archiveDatabase();
  const { store } = database.transaction('games');
  const byDigest = store.index('digest');
  const found = await Promise.all(
    games.map(async ({ id, digest }) => {
      const [twin, here] = await Promise.all([byDigest.getKey(digest), store.getKey(id)]);
      return { digest: twin === undefined ? [] : [digest], id: here === undefined ? [] : [id] };
    }),
  );
  return {
    digests: new Set(found.flatMap(({ digest }) => digest)),
    ids: new Set(found.flatMap(({ id }) => id)),
  };
}
