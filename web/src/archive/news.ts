// SPDX-License-Identifier: MIT
// Tells other tabs and workers about changes of the archive.

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

/** A context does not receive its own messages. */
export function hearNews(hear: (ids: News) => void): void {
  ownChannel()?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
}
