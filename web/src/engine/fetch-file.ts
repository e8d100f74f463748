// SPDX-License-Identifier: MIT
// Fetches a file of the site, and does not wait for ever.

/** In milliseconds: until the host answers, and then for all of the file, as a line of 20 kbit/s needs for the largest. */
const kLongestWait = 30_000;
const kLongestTransfer = 120_000;

export interface Fetched {
  readonly response: Response;
  /** Aborted where the rest of the file does not come: reading it fails then. */
  readonly silence: AbortSignal;
}

/** Rejects where the host does not have the file, or is silent. */
export async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Fetched> {
  const silence = new AbortController();
  const giveUpAfter = (time: number): ReturnType<typeof setTimeout> =>
    setTimeout(() => silence.abort(new Error(`${url} did not come within ${time / 1000} s`)), time);
  const wait = giveUpAfter(kLongestWait);
  try {
    const response = await fetch(url, { cache, signal: silence.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    // Too late for a file that has come, it ends nothing.
    giveUpAfter(kLongestTransfer);
    return { response, silence: silence.signal };
  } finally {
    clearTimeout(wait);
  }
}
