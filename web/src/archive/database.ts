// SPDX-License-Identifier: MIT
// The archive in IndexedDB. Whatever goes wrong rejects; who stores keeps what could not be stored.

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
/** 2 lists the games of each kind, and those of the person, without reading any. */
const kVersion = 2;
/** A browser that answers nothing, as some do in private windows, is one without a store. */
const kPatienceMs = 8000;

let opening: Promise<Database> | null = null;

/** Rejects what takes too long; `begun` ends the waiting for a sign of life. */
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
        // To list a hundred thousand games takes a while.
        begun();
        if (before < 1) made.createObjectStore('games', { keyPath: 'id' });
        const games = transaction.objectStore('games');
        if (before < 1) games.createIndex('digest', 'digest');
        games.createIndex('order', ['game', 'id']);
        games.createIndex('source', 'source');
      },
      // A newer version of the page, in another tab, must not wait for this one.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }),
  );
}

/** Opens the store once; after a failure it is tried again. */
export function archiveDatabase(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
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

function ofGame(game: GameId): IDBKeyRange {
  return IDBKeyRange.bound([game, -Infinity], [game, Infinity]);
}

/** Of the games of one kind, the oldest first; none of them is read. */
export async function storedIds(game: GameId): Promise<number[]> {
  const database = await archiveDatabase();
  return database.getAllKeysFromIndex('games', 'order', ofGame(game));
}

/** How many entries are games of none of these kinds. */
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

/** The games that came so. */
export async function storedOf(source: Source): Promise<number[]> {
  const database = await archiveDatabase();
  return database.getAllKeysFromIndex('games', 'source', source);
}

/** In the order of the ids; null for what is not stored, or is damaged. */
export async function gamesById(ids: readonly number[]): Promise<(ArchivedGame | null)[]> {
  if (ids.length === 0) return [];
  const database = await archiveDatabase();
  const { store } = database.transaction('games');
  const raw = await Promise.all(ids.map((id) => store.get(id)));
  return raw.map(gameFrom);
}

/** All from the one id to the other, of every kind; to read them so is faster than one by one. */
export async function gamesBetween(first: number, last: number): Promise<(ArchivedGame | null)[]> {
  const database = await archiveDatabase();
  const raw = await database.getAll('games', IDBKeyRange.bound(first, last));
  return raw.map(gameFrom);
}

/** What of those is stored already, by digest or by id. */
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
