// SPDX-License-Identifier: MIT
// Imports files of games into the archive: an engine's worker parses them piece by piece, and the
// archive's worker, where this module runs, stores them.

import { browserHost } from '../engine/browser-host.ts';
import { EngineClient } from '../engine/client.ts';
import type { EngineHost } from '../engine/host.ts';
import type { GameId, RuleSet } from '../engine/protocol.ts';
import { idAt } from '../games/game-id.ts';
import { isBackup } from './files.ts';
import type { Health, Library } from './library.ts';
import { piecesOf } from './pieces.ts';

export interface Progress {
  /** The share of the file that has been read, 0 … 1. */
  readonly share: number;
  readonly read: number;
  /** Games that were not stored before. */
  readonly added: number;
  /** The number of unreadable places. */
  readonly warnings: number;
  /** Browser storage is full. */
  readonly isFull: boolean;
}

export const noProgress: Progress = { share: 0, read: 0, added: 0, warnings: 0, isFull: false };

export interface Import {
  readonly game: GameId;
  readonly rules: RuleSet;
  readonly library: Pick<Library, 'collect' | 'restoreFile'>;
  readonly signal: AbortSignal;
  told(progress: Progress, health: Health): void;
  readonly host?: EngineHost;
}

const kHead = 64;

/**
 * Opens an engine and waits for its book, which names openings; continues without the book if it
 * fails to load.
 */
export function readyEngine(game: GameId, host: EngineHost): Promise<EngineClient> {
  return new Promise((resolve, reject) => {
    const client: EngineClient = new EngineClient({
      game,
      host,
      hashMegabytes: 1,
      onEvent: (event) => {
        if (event.type === 'failed') reject(new Error(event.detail));
        const isBook = event.type === 'book-ready' || event.type === 'file-failed';
        const isReady = event.type === 'ready' && host.file('book', game) === null;
        if (isBook || isReady) resolve(client);
      },
    });
  });
}

type Told = (progress: Progress, health: Health) => void;

async function readAll(
  file: Blob,
  engine: EngineClient,
  { game, rules, library, signal }: Import,
  told: Told,
): Promise<void> {
  let progress = noProgress;
  let id = idAt(Date.now());
  for await (const { bytes, end } of piecesOf(file)) {
    if (signal.aborted || progress.isFull) break;
    const { games, warnings } = await engine.call('readGames', [bytes, rules], signal);
    const { added, health, isFull } = await library.collect(game, rules, games, id);
    id += games.length;
    progress = {
      share: end / file.size,
      read: progress.read + games.length,
      added: progress.added + added,
      warnings: progress.warnings + warnings,
      isFull,
    };
    told(progress, health);
  }
}

async function readRecords(file: Blob, options: Import, told: Told): Promise<void> {
  const engine = await readyEngine(options.game, options.host ?? browserHost);
  try {
    await readAll(file, engine, options, told);
  } finally {
    engine.dispose();
  }
}

function readBackup(file: Blob, { library, signal }: Import, told: Told): Promise<unknown> {
  return library.restoreFile(file, (share, { read, added, isFull, health }) => {
    told({ ...noProgress, share, read, added, isFull }, health);
    signal.throwIfAborted();
  });
}

/**
 * Returns the final progress; games stored before a cancellation stay. Rejects if nothing can be
 * read.
 */
export async function importGames(file: Blob, options: Import): Promise<Progress> {
  const head = await file.slice(0, kHead).text();
  const read = isBackup(head) ? readBackup : readRecords;
  let progress = noProgress;
  try {
    await read(file, options, (now, health) => {
      progress = now;
      options.told(now, health);
    });
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
  return progress;
}
