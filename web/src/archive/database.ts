// SPDX-License-Identifier: MIT
// The archive in IndexedDB. Whatever goes wrong rejects; who stores keeps what could not be stored.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { gameFrom, type ArchivedGame } from './archived-game.ts';

interface Schema extends DBSchema {
  games: { key: number; value: ArchivedGame; indexes: { digest: number } };
}

export type Database = IDBPDatabase<Schema>;

const kName = 'chuhe-archive';
const kVersion = 1;
/** A browser that answers nothing, as some do in private windows, is one without a store. */
const kPatienceMs = 8000;

/** Games are read in so large pieces. */
const kBatch = 4000;

let opening: Promise<Database> | null = null;

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), kPatienceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function forget(): void {
  opening = null;
}

async function open(): Promise<Database> {
  const database = await inTime(
    openDB<Schema>(kName, kVersion, {
      upgrade(made) {
        const games = made.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('digest', 'digest');
      },
      // A newer version of the page, in another tab, must not wait for this one.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }),
  );
  return database;
}

/** Opens the store once; after a failure it is tried again. */
export function archiveDatabase(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

export async function storedGame(id: number): Promise<ArchivedGame | null> {
  const database = await archiveDatabase();
  return gameFrom(await database.get('games', id));
}

/** The id of a game with the same moves and names. */
export async function storedTwin(digest: number): Promise<number | null> {
  const database = await archiveDatabase();
  return (await database.getKeyFromIndex('games', 'digest', digest)) ?? null;
}

/** Stores what `change` makes of the game that is stored under that id, in one transaction. */
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

/** All of them or none. */
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

/** The games that are stored, the oldest first; what is none of ours is passed by. */
export async function* storedGames(): AsyncGenerator<{ games: ArchivedGame[]; damaged: number }> {
  const database = await archiveDatabase();
  let last = -Infinity;
  for (;;) {
    const range = IDBKeyRange.lowerBound(last, true);
    const keys = await database.getAllKeys('games', range, kBatch);
    const end = keys.at(-1);
    if (end === undefined) return;
    const raw = await database.getAll('games', IDBKeyRange.bound(keys[0]!, end));
    const games = raw.flatMap((one) => gameFrom(one) ?? []);
    yield { games, damaged: raw.length - games.length };
    last = end;
  }
}
