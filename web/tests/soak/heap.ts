// SPDX-License-Identifier: MIT
// The memory held by a page's scripts, without V8's compiled code.

import type { CDPSession } from '@playwright/test';

/** In bytes, by kind and constructor. */
export type Kept = ReadonlyMap<string, number>;

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/**
 * Objects that scripts create and hold. Excluded are compiled code and V8's feedback, which grow
 * while functions run for the first time or more often, and the browser's own objects: their nodes
 * and listeners are counted separately.
 */
const ofScripts: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
]);

/** Names in a heap snapshot may be whole texts. */
const kLongestName = 60;

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(chunks.join('')) as Snapshot;
}

export async function keptByScripts(session: CDPSession): Promise<Kept> {
  const { snapshot, nodes, strings } = await snapshotOf(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const kept = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type!]!] ?? '';
    if (!ofScripts.has(kind)) continue;
    const text = strings[nodes[at + name!]!] ?? '';
    const key = kind.includes('string') ? kind : `${kind} ${text.slice(0, kLongestName)}`;
    kept.set(key, (kept.get(key) ?? 0) + nodes[at + size!]!);
  }
  return kept;
}

export function bytesOf(kept: Kept): number {
  return [...kept.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The largest growth, to help find the cause. */
export function grownMost(before: Kept, after: Kept): string {
  const grown = [...after].map(([key, bytes]) => [key, bytes - (before.get(key) ?? 0)] as const);
  const most = grown.toSorted(([, one], [, other]) => other - one).slice(0, 15);
  return most.map(([key, bytes]) => `${bytes} bytes: ${key}`).join('\n');
}
