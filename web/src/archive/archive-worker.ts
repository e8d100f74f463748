// SPDX-License-Identifier: MIT
// The worker that holds the archive: nothing of it is done on the page's own thread.

import type { LibraryRequest, LibraryResponse } from './calls.ts';
import { importGames } from './import-games.ts';
import { Library } from './library.ts';
import { hearNews } from './news.ts';

const library = new Library();

function send(response: LibraryResponse): void {
  postMessage(response);
}

/** One after another: what is asked later finds what was stored before. */
let before: Promise<unknown> = Promise.resolve();

type Asked = Extract<LibraryRequest, { name: keyof Library }>;

async function answer({ id, name, args }: Asked): Promise<void> {
  try {
    // A function is not sent: it is the last argument of `open`.
    const given =
      name === 'open' ? [...args, (count: number) => send({ type: 'opening', count })] : args;
    const method: (...all: never[]) => unknown = library[name];
    send({ type: 'answer', id, answer: await Reflect.apply(method, library, given) });
  } catch {
    send({ type: 'fault', id });
  }
}

/** Of the import that runs. */
let stop = new AbortController();

/** How often the page is told how far it is. */
const kTellingMs = 100;

async function takeIn(request: Extract<LibraryRequest, { name: 'import' }>): Promise<void> {
  const { id, args } = request;
  const [file, game, rules] = args;
  stop = new AbortController();
  let toldAt = 0;
  try {
    const answered = await importGames(file, {
      game,
      rules,
      library,
      signal: stop.signal,
      told: (progress, health) => {
        if (performance.now() - toldAt < kTellingMs) return;
        toldAt = performance.now();
        send({ type: 'importing', progress, health });
      },
    });
    send({ type: 'answer', id, answer: answered });
  } catch {
    send({ type: 'fault', id });
  }
}

onmessage = ({ data }: MessageEvent<LibraryRequest>) => {
  // While games come in, others can be looked for.
  if (data.name === 'import') void takeIn(data);
  else if (data.name === 'cancel-import') stop.abort();
  else before = before.then(() => answer(data));
};

async function takeNews(ids: readonly number[]): Promise<void> {
  await library.heard(ids).catch(() => {});
  send({ type: 'news' });
}

hearNews((ids) => {
  before = before.then(() => takeNews(ids));
});
