// SPDX-License-Identifier: MIT
// The worker that holds the archive, so that the main thread does none of its work.

import type { LibraryRequest, LibraryResponse } from './calls.ts';
import { importGames } from './import-games.ts';
import { Library, type Searching } from './library.ts';
import { hearNews } from './news.ts';

const library = new Library();

/** The interval of progress messages. */
const kTellingMs = 100;

function send(response: LibraryResponse): void {
  postMessage(response);
}

/** Changes run one after another; a question waits for the changes requested before it. */
let before: Promise<unknown> = Promise.resolve();

type Asked = Extract<LibraryRequest, { name: keyof Library }>;

/** Read-only calls may take long, so other calls run in parallel. */
const reading: ReadonlySet<keyof Library> = new Set([
  'query',
  'rows',
  'game',
  'figures',
  'openings',
  'ownMoves',
  'ownRepertoire',
  'health',
  'unnamed',
  'file',
  'lines',
]);

let toldAt = 0;

function tell(id: number, searching: Searching): void {
  if (performance.now() - toldAt < kTellingMs) return;
  toldAt = performance.now();
  send({ type: 'searching', id, ...searching });
}

async function answer({ id, name, args }: Asked): Promise<void> {
  try {
    const told = (searching: Searching): void => tell(id, searching);
    const given = name === 'query' ? [...args, told] : args;
    const method: (...all: never[]) => unknown = library[name];
    send({ type: 'answer', id, answer: await Reflect.apply(method, library, given) });
  } catch {
    send({ type: 'fault', id });
  }
}

function hear(request: Asked): void {
  const answering = before.then(() => answer(request));
  if (!reading.has(request.name)) before = answering;
}

/** Aborts the running import. */
let stop = new AbortController();

async function takeIn(request: Extract<LibraryRequest, { name: 'import' }>): Promise<void> {
  const { id, args } = request;
  const [file, game, rules] = args;
  stop = new AbortController();
  let saidAt = 0;
  try {
    const answered = await importGames(file, {
      game,
      rules,
      library,
      signal: stop.signal,
      told: (progress, health) => {
        if (performance.now() - saidAt < kTellingMs && !progress.isFull) return;
        saidAt = performance.now();
        send({ type: 'importing', progress, health });
      },
    });
    send({ type: 'answer', id, answer: answered });
  } catch {
    send({ type: 'fault', id });
  }
}

onmessage = ({ data }: MessageEvent<LibraryRequest>) => {
  // Queries run during an import.
  if (data.name === 'import') void takeIn(data);
  else if (data.name === 'cancel-import') stop.abort();
  else hear(data);
};

async function takeNews(ids: readonly number[]): Promise<void> {
  await library.heard(ids).catch(() => {});
  send({ type: 'news' });
}

hearNews((ids) => {
  before = before.then(() => takeNews(ids));
});
