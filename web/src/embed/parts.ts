// SPDX-License-Identifier: MIT
// The elements and the files each is made of, none of which is run unless it is the one that was built.

import { AlteredError } from './missing.ts';
import type { ElementName } from './names.ts';

/** Relative to this script, which lies at the root of the site. */
interface Part {
  readonly script: string;
  /** The scripts it imports. */
  readonly imports: readonly string[];
}

/** Filled in by the build. */
declare const PARTS: Readonly<Record<ElementName, Part>>;
/** Filled in by the build: the integrity of each of those scripts, and of the list of all others. */
declare const SUMS: Readonly<Record<string, string>>;
/** Filled in by the build: that list, of the scripts which elements import later. */
declare const LATER: string;
/** Filled in by the build: the engine; a board shows positions without one. */
declare const ENGINE: string;

/** Once: the build writes the whole list in the place of its name. */
const sums = SUMS;

const here = (file: string): string => new URL(file, import.meta.url).href;

/** The tag that includes this script; none where another script imports it. */
const ownTag = (): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) => src === import.meta.url);

/** Pages that allow scripts by a nonce gave this one theirs. */
const nonce = (): string => ownTag()?.nonce ?? '';

const preloaded = new Set<string>();

/** What is imported later is what came by this link: a script of another integrity is none. */
function preload(rel: 'modulepreload' | 'preload', file: string): void {
  if (preloaded.has(file)) return;
  preloaded.add(file);
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'fetch';
  else link.integrity = sums[file] ?? '';
  link.crossOrigin = 'anonymous';
  link.nonce = nonce();
  link.href = here(file);
  document.head.append(link);
}

/** Whether a script comes that is another one. */
async function isAltered(file: string): Promise<boolean> {
  const { ok } = await fetch(here(file));
  const same = fetch(here(file), { integrity: sums[file] ?? '' });
  return ok && same.then(() => false).catch(() => true);
}

/** Says why a script cannot be had. */
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
    // Trusted Types take no script as text: what comes later is not checked.
  }
}

let later: Promise<void> | null = null;

/** Who gives this script an integrity wants what elements import later to have one too. */
function laterChecked(): Promise<void> {
  if ((ownTag()?.integrity ?? '') === '') return Promise.resolve();
  later ??= checkLater();
  return later;
}

/** Fetches everything at once, and defines the element. Rejects where a file cannot be had, or is another one. */
export async function bring(name: ElementName): Promise<void> {
  if (customElements.get(name) !== undefined) return;
  const { script, imports } = PARTS[name];
  const files = [script, ...imports];
  for (const file of files) preload('modulepreload', file);
  if (name !== 'chuhe-board') preload('preload', ENGINE);
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
