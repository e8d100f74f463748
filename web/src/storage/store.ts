// SPDX-License-Identifier: MIT
// Small values stored in the browser between visits. If nothing can be stored, the page works without, and the caller
// is told.

const kPrefix = 'chuhe.';

/** Null if there is nothing, or if the browser denies access. */
function read(area: () => Storage, name: string): string | null {
  try {
    return area().getItem(kPrefix + name);
  } catch {
    return null;
  }
}

/** Returns false if the store is full or blocked. */
function write(area: () => Storage, name: string, text: string | null): boolean {
  try {
    if (text === null) area().removeItem(kPrefix + name);
    else area().setItem(kPrefix + name, text);
    return true;
  } catch {
    return false;
  }
}

const everyTab = (): Storage => localStorage;
/** Lasts as long as the tab, including reloads. */
const thisTab = (): Storage => sessionStorage;

/** The key that marks the last replacement of all data. */
const kReplaced = 'replaced';

/** The mark found when this page started; null for none, undefined until read. */
let begunAfter: string | null | undefined;

function ownReplacement(): string | null {
  if (begunAfter === undefined) begunAfter = read(everyTab, kReplaced);
  return begunAfter;
}

/** A page loaded before the replacement must not overwrite the new data. */
function isOvertaken(): boolean {
  return ownReplacement() !== read(everyTab, kReplaced);
}

/** Data of a tab from before the replacement is ignored. */
function ownName(name: string): string {
  const replacement = ownReplacement();
  return replacement === null ? name : `${name}@${replacement}`;
}

function parsed<Value>(text: string | null, parse: (raw: unknown) => Value | null): Value | null {
  try {
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads a value that `parse` accepts; anything else, damaged or from another version, counts as missing. */
export function load<Value>(name: string, parse: (raw: unknown) => Value | null): Value | null {
  return parsed(read(everyTab, name), parse);
}

/** Returns false if the store is full or blocked: the game continues unsaved. */
export function save(name: string, value: unknown): boolean {
  return isOvertaken() || write(everyTab, name, JSON.stringify(value));
}

/** The value stored by this tab. */
export function loadInTab<Value>(
  name: string,
  parse: (raw: unknown) => Value | null,
): Value | null {
  return parsed(read(thisTab, ownName(name)), parse);
}

/** If this tab cannot store a text, its previous one must not remain. */
function writeInTab(name: string, text: string | null): boolean {
  const isKept = write(thisTab, ownName(name), text);
  if (!isKept) write(thisTab, ownName(name), null);
  return isKept;
}

/** For this tab only, including reloads; null removes the value. Returns false as above. */
export function saveInTab(name: string, value: object | null): boolean {
  return isOvertaken() || writeInTab(name, value && JSON.stringify(value));
}

/** The value stored by this tab, or else the latest of any tab. */
export function loadOwn<Value>(name: string, parse: (raw: unknown) => Value | null): Value | null {
  return loadInTab(name, parse) ?? load(name, parse);
}

/** Tabs do not overwrite each other: each continues with its own value, a new one with the latest. */
export function saveOwn(name: string, value: unknown): boolean {
  if (isOvertaken()) return true;
  const text = JSON.stringify(value);
  writeInTab(name, text);
  return write(everyTab, name, text);
}

/** The stored text, preferring this tab's own; null if there is none. */
export function textOf(name: string): string | null {
  return read(thisTab, ownName(name)) ?? read(everyTab, name);
}

/**
 * Replaces all data or none: texts by key, null to remove. This page and other tabs store nothing from then on and
 * must be reloaded.
 */
export function replaceAll(texts: ReadonlyMap<string, string | null>): boolean {
  ownReplacement();
  // Last, so that listeners find all data in place.
  const all = [...texts, [kReplaced, new Date().toISOString()] as const];
  const before = all.map(([name]) => [name, read(everyTab, name)] as const);
  const isDone = all.every(([name, text]) => write(everyTab, name, text));
  if (!isDone) for (const [name, text] of before) write(everyTab, name, text);
  return isDone;
}

/** Listens for a replacement by another tab. */
export function whenReplaced(hear: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === kPrefix + kReplaced) hear();
  });
  // A page in the back/forward cache misses the event.
  addEventListener('pageshow', () => {
    if (isOvertaken()) hear();
  });
}

/** Listens to another tab's changes of the value; returns a function that stops listening. */
export function watchStore<Value>(
  name: string,
  parse: (raw: unknown) => Value | null,
  hear: (value: Value) => void,
): () => void {
  const listen = ({ key }: StorageEvent): void => {
    const value = key === kPrefix + name ? load(name, parse) : null;
    if (value !== null) hear(value);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** The fields of an object of unknown origin. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> | null {
  return typeof raw === 'object' && raw !== null ? { ...raw } : null;
}
