// SPDX-License-Identifier: MIT
// Fetches a file of the site, with timeouts.

/** In milliseconds: for the host's answer, and for the whole file, enough for the largest at 20 kbit/s. */
const kLongestWait = 30_000;
const kLongestTransfer = 120_000;

function giveUpAfter(ms: number, url: string, giveUp: (error: Error) => void): void {
  setTimeout(() => giveUp(new Error(`${url} did not come within ${ms / 1000} s`)), ms);
}

/** Rejects if there is no answer within the timeout. */
export function inTime<Value>(coming: Promise<Value>, url = ''): Promise<Value> {
  return Promise.race([
    coming,
    new Promise<never>((_, reject) => giveUpAfter(kLongestWait, url, reject)),
  ]);
}

const damaged = new Set<string>();

/** From now on the file is fetched past the browser's cache, which would return what it has again and again. */
export function distrust(url: string): void {
  damaged.add(url);
}

export const isDistrusted = (url: string): boolean => damaged.has(url);

/** Rejects if the host lacks the file or does not answer; reading it rejects if the rest does not arrive. */
export async function fetchFile(url: string): Promise<Response> {
  const cache = isDistrusted(url) ? 'reload' : 'default';
  const silence = new AbortController();
  const { signal } = silence;
  // No effect once the file has arrived.
  giveUpAfter(kLongestTransfer, url, (error) => silence.abort(error));
  const response = await inTime(fetch(url, { cache, signal }), url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
