// SPDX-License-Identifier: MIT
// The elements and their files. A file runs only if it is the one that was built.

import { AlteredError } from './missing.ts';
import type { ElementName } from './names.ts';

/** Relative to this script, which is at the root of the site. */
interface Part {
  readonly script: string;
  /** The scripts it imports. */
  readonly imports: readonly string[];
}

/** Replaced by the build. */
declare const PARTS: Readonly<Record<ElementName, Part>>;
/** Replaced by the build: the integrity hashes of these scripts, and of the list of all others. */
declare const SUMS: Readonly<Record<string, string>>;
/**
 * Replaced by the build: the name of that list, which covers the scripts that elements import
 * later.
 */
declare const LATER: string;

/** A single reference, because the build replaces each one by the whole list. */
const sums = SUMS;

const here = (file: string): string => new URL(file, import.meta.url).href;

/** The tag that includes this script; undefined if another script imports it. */
const ownTag = (): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) => src === import.meta.url);

/** The nonce of this script's tag, for pages whose content policy requires one. */
const nonce = (): string => ownTag()?.nonce ?? '';

const preloaded = new Set<string>();

/**
 * A later import reuses the file of this link, and a script with another integrity hash does not
 * run.
 */
function preload(file: string): void {
  if (preloaded.has(file)) return;
  preloaded.add(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.integrity = sums[file] ?? '';
  link.crossOrigin = 'anonymous';
  link.nonce = nonce();
  link.href = here(file);
  document.head.append(link);
}

/** Whether the file was downloaded but differs from the built one. */
async function isAltered(file: string): Promise<boolean> {
  const { ok } = await fetch(here(file));
  const same = fetch(here(file), { integrity: sums[file] ?? '' });
  return ok && same.then(() => false).catch(() => true);
}

/** Returns the error that explains why a script cannot be loaded. */
async function explained(files: readonly string[], reason: unknown): Promise<unknown> {
  files.forEach((file) => preloaded.delete(file));
  const all = await Promise.all(files.map((file) => isAltered(file).catch(() => false)));
  return all.includes(true) ? new AlteredError() : reason;
}

async function checkLater(): Promise<void> {
  const list = await fetch(here(LATER), { integrity: sums[LATER] ?? '' });
  const all: Readonly<Record<string, string>> = await list.json();
  const integrity = Object.entries(all).map(([file, sum]) => [here(file), sum]);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = nonce();
  try {
    map.textContent = JSON.stringify({ integrity: Object.fromEntries(integrity) });
    document.head.append(map);
  } catch {
    // Trusted Types reject script text, so later imports are not checked.
  }
}

let later: Promise<void> | null = null;

/** If this script's tag has an integrity hash, the page wants later imports checked too. */
function laterChecked(): Promise<void> {
  if ((ownTag()?.integrity ?? '') === '') return Promise.resolve();
  later ??= checkLater();
  return later;
}

/**
 * Fetches all files in parallel and defines the element. Rejects if a file is missing or altered.
 */
export async function bring(name: ElementName): Promise<void> {
  if (customElements.get(name) !== undefined) return;
  const { script, imports } = PARTS[name];
  const files = [script, ...imports];
  for (const file of files) preload(file);
  try {
    const loading: Promise<{ readonly define: () => void }> = import(
      /* @vite-ignore */ here(script)
    );
    const [module] = await Promise.all([loading, laterChecked()]);
    module.define();
  } catch (error) {
    later = null;
    throw await explained([...files, LATER], error);
  }
}
