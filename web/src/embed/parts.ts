// SPDX-License-Identifier: MIT
// The elements and the files each is made of.

import type { ElementName } from './names.ts';

/** Relative to this script, which lies at the root of the site. */
interface Part {
  readonly script: string;
  /** The scripts it imports. */
  readonly imports: readonly string[];
}

/** Filled in by the build. */
declare const PARTS: Readonly<Record<ElementName, Part>>;
/** Filled in by the build: the engine; a board shows positions without one. */
declare const ENGINE: string;

const here = (file: string): string => new URL(file, import.meta.url).href;

/** Pages that allow scripts by a nonce gave this one theirs. */
function nonce(): string {
  const own = [...document.scripts].find(({ src }) => src === import.meta.url);
  return own?.nonce ?? '';
}

const preloaded = new Set<string>();

function preload(rel: 'modulepreload' | 'preload', file: string): void {
  if (preloaded.has(file)) return;
  preloaded.add(file);
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.nonce = nonce();
  link.href = here(file);
  document.head.append(link);
}

/** Fetches everything at once, and defines the element. Rejects where a file cannot be had. */
export async function bring(name: ElementName): Promise<void> {
  if (customElements.get(name) !== undefined) return;
  const { script, imports } = PARTS[name];
  for (const file of [script, ...imports]) preload('modulepreload', file);
  if (name !== 'chuhe-board') preload('preload', ENGINE);
  const module: { readonly define: () => void } = await import(/* @vite-ignore */ here(script));
  module.define();
}
