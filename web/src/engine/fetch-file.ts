// SPDX-License-Identifier: MIT
// Fetches a file of the site, and does not wait for ever.

/** In milliseconds: until the host answers, and until all of a file is there, as a line of 20 kbit/s needs for the largest. */
const kLongestWait = 30_000;
const kLongestTransfer = 120_000;

export interface Fetched {
  readonly response: Response;
  /** Aborted where the rest of the file does not come: reading it fails then. */
  readonly silence: AbortSignal;
}

function giveUpAfter(ms: number, url: string, giveUp: (error: Error) => void): void {
  setTimeout(() => giveUp(new Error(`${url} did not come within ${ms / 1000} s`)), ms);
}

/** Rejects where it is not there by the time a host has to answer. */
export function inTime<Value>(coming: Promise<Value>, url = ''): Promise<Value> {
  return Promise.race([
    coming,
    new Promise<never>((_, reject) => giveUpAfter(kLongestWait, url, reject)),
  ]);
}

/** Rejects where the host does not have the file, or is silent. */
export async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Fetched> {
  const silence = new AbortController();
  const { signal } = silence;
  // Too late for a file that has come, it ends nothing.
  giveUpAfter(kLongestTransfer, url, (error) => silence.abort(error));
  const response = await inTime(fetch(url, { cache, signal }), url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { response, silence: signal };
}
