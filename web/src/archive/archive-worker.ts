// SPDX-License-Identifier: MIT
// The worker that holds the archive: nothing of it is done on the page's own thread.

import type { LibraryRequest, LibraryResponse } from './calls.ts';
import { Library } from './library.ts';
import { hearNews } from './news.ts';

const library = new Library();

function send(response: LibraryResponse): void {
  postMessage(response);
}

/** One after another: what is asked later finds what was stored before. */
let before: Promise<unknown> = Promise.resolve();

async function answer({ id, name, args }: LibraryRequest): Promise<void> {
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

onmessage = ({ data }: MessageEvent<LibraryRequest>) => {
  before = before.then(() => answer(data));
};

async function takeNews(ids: readonly number[]): Promise<void> {
  await library.heard(ids).catch(() => {});
  send({ type: 'news' });
}

hearNews((ids) => {
  before = before.then(() => takeNews(ids));
});
