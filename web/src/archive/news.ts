// SPDX-License-Identifier: MIT
// What one tab or worker stores, the others hear of.

const kChannel = 'chuhe-archive';

/** Ids of games that were stored, changed or removed. */
export type News = readonly number[];

let channel: BroadcastChannel | null = null;

function ownChannel(): BroadcastChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  channel ??= new BroadcastChannel(kChannel);
  return channel;
}

export function tellNews(ids: News): void {
  ownChannel()?.postMessage(ids);
}

/** Nobody hears what it tells itself. */
export function hearNews(hear: (ids: News) => void): void {
  ownChannel()?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
}
