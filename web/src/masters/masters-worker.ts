// SPDX-License-Identifier: MIT
// The worker that holds the master games and caches their unpacked moves between visits.

import { distrust, fetchFile } from '../engine/fetch-file.ts';
import type { MastersRequest, MastersResponse } from './calls.ts';
import { Masters } from './masters.ts';

/** Unpacking takes seconds and yields five megabytes, so the result is cached. */
const kStore = 'chuhe-masters';

let masters: Masters | null = null;

async function keptPart(url: string): Promise<Uint8Array | null> {
  try {
    const found = await (await caches.open(kStore)).match(url);
    return found === undefined ? null : new Uint8Array(await found.arrayBuffer());
  } catch {
    // Pages without a secure context have no Cache API.
    return null;
  }
}

async function mastersOf(list: string, parts: number): Promise<Masters> {
  const response = await fetchFile(list);
  return new Masters(await response.text(), parts);
}

async function open(
  list: string,
  parts: readonly string[],
): Promise<{ count: number; missing: number[] }> {
  masters = await mastersOf(list, parts.length).catch(() => {
    distrust(list);
    return mastersOf(list, parts.length);
  });
  const kept = await Promise.all(parts.map(keptPart));
  kept.forEach((bytes, part) => bytes && masters?.take(part, bytes));
  const missing = [...parts.keys()].filter((part) => kept[part] === null);
  return { count: masters.count, missing };
}

async function unpacked(part: number, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  masters?.take(part, bytes);
  try {
    const store = await caches.open(kStore);
    await store.put(url, new Response(bytes));
    // Delete cached parts of another version of the files.
    const [, name = ''] = /(masters-\d)[^/]*$/.exec(url) ?? [];
    for (const request of await store.keys()) {
      if (request.url !== url && request.url.includes(`/${name}`)) await store.delete(request);
    }
  } catch {
    // Without the cache, the next visit unpacks again.
  }
}

async function answer({ name, args }: MastersRequest): Promise<unknown> {
  const own: Readonly<Partial<Record<typeof name, unknown>>> = { open, unpacked };
  const method = own[name] ?? masters?.[name as 'query'];
  if (typeof method !== 'function') throw new Error('the list of games has not come');
  return Reflect.apply(method, masters, args);
}

async function hear(request: MastersRequest): Promise<void> {
  const { id } = request;
  let response: MastersResponse;
  try {
    response = { id, isAnswered: true, answer: await answer(request) };
  } catch {
    response = { id, isAnswered: false };
  }
  postMessage(response);
}

onmessage = ({ data }: MessageEvent<MastersRequest>) => void hear(data);
