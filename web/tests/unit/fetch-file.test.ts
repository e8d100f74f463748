// SPDX-License-Identifier: MIT
// The timeouts for files of the site.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFile } from '../../src/engine/fetch-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A host that responds on request and sends the body in pieces. */
function slowHost(): { answer(): void; send(): void; end(): void } {
  let answer!: () => void;
  let body!: ReadableStreamDefaultController<Uint8Array>;
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit): Promise<Response> =>
      new Promise((resolve, reject) => {
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            body = controller;
          },
        });
        answer = () => resolve(new Response(stream));
        signal?.addEventListener('abort', () => {
          reject(signal.reason);
          body.error(signal.reason);
        });
      }),
  );
  return {
    answer: () => answer(),
    send: () => body.enqueue(Uint8Array.of(1)),
    end: () => body.close(),
  };
}

it('gives up where no answer comes within half a minute', async () => {
  slowHost();
  const asked = fetchFile('engine.wasm');
  const refused = expect(asked).rejects.toThrow('engine.wasm did not come within 30 s');
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
});

it('waits longer for what comes slowly', async () => {
  const host = slowHost();
  const asked = fetchFile('engine.wasm');
  host.answer();
  const bytes = (await asked).arrayBuffer();
  for (let i = 0; i < 4; ++i) {
    host.send();
    await vi.advanceTimersByTimeAsync(29_000);
  }
  host.end();
  expect((await bytes).byteLength).toBe(4);
});

it('gives up a file that stops in its middle', async () => {
  const host = slowHost();
  const asked = fetchFile('engine.wasm');
  host.answer();
  const response = await asked;
  host.send();
  const failed = expect(response.arrayBuffer()).rejects.toThrow('did not come within 120 s');
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
});
