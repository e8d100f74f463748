// SPDX-License-Identifier: MIT
// Small things kept in the browser between visits. Where nothing can be kept, the page goes on
// without, and the caller is told.

const kPrefix = 'chuhe.';

/** Null where there is nothing, or where the browser lets nobody look. */
function read(area: () => Storage, name: string): string | null {
  try {
    return area().getItem(kPrefix + name);
  } catch {
    return null;
  }
}

/** False where the store is full or forbidden. */
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
/** Lasts as long as the tab, reloads included. */
const thisTab = (): Storage => sessionStorage;

/** The name under which the last replacement of everything is marked. */
const kReplaced = 'replaced';

/** The mark this page found when it began; null for none, undefined until it is asked for. */
let begunAfter: string | null | undefined;

function ownReplacement(): string | null {
  if (begunAfter === undefined) begunAfter = read(everyTab, kReplaced);
  return begunAfter;
}

/** A page from before everything was replaced must not write over what replaced it. */
function isOvertaken(): boolean {
  return ownReplacement() !== read(everyTab, kReplaced);
}

/** What a tab kept before everything was replaced is not found any more. */
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

/** Reads what `parse` accepts; anything else, damaged or from another version, is as if absent. */
export function load<Value>(name: string, parse: (raw: unknown) => Value | null): Value | null {
  return parsed(read(everyTab, name), parse);
}

/** False where the store is full or forbidden: the game goes on without being kept. */
export function save(name: string, value: unknown): boolean {
  return isOvertaken() || write(everyTab, name, JSON.stringify(value));
}

/** What this tab alone kept. */
export function loadInTab<Value>(
  name: string,
  parse: (raw: unknown) => Value | null,
): Value | null {
  return parsed(read(thisTab, ownName(name)), parse);
}

/** Where this tab cannot keep a text, the one it kept before must not stay. */
function writeInTab(name: string, text: string | null): boolean {
  const isKept = write(thisTab, ownName(name), text);
  if (!isKept) write(thisTab, ownName(name), null);
  return isKept;
}

/** For this tab alone, reloads included; null is what need not be kept any more. False as above. */
export function saveInTab(name: string, value: object | null): boolean {
  return isOvertaken() || writeInTab(name, value && JSON.stringify(value));
}

/** What this tab kept, or where it has nothing yet what any tab kept last. */
export function loadOwn<Value>(name: string, parse: (raw: unknown) => Value | null): Value | null {
  return loadInTab(name, parse) ?? load(name, parse);
}

/** Tabs do not undo each other: each goes on with its own, a new one with the latest. */
export function saveOwn(name: string, value: unknown): boolean {
  if (isOvertaken()) return true;
  const text = JSON.stringify(value);
  writeInTab(name, text);
  return write(everyTab, name, text);
}

/** As it is kept, this tab's own first; null where nothing is. */
export function textOf(name: string): string | null {
  return read(thisTab, ownName(name)) ?? read(everyTab, name);
}

/**
 * All or nothing: texts by name, null for what is not to be there. This page and those in other tabs
 * keep nothing from then on: they are to be loaded again.
 */
export function replaceAll(texts: ReadonlyMap<string, string | null>): boolean {
  ownReplacement();
  // Last, so that listeners find everything in place.
  const all = [...texts, [kReplaced, new Date().toISOString()] as const];
  const before = all.map(([name]) => [name, read(everyTab, name)] as const);
  const isDone = all.every(([name, text]) => write(everyTab, name, text));
  if (!isDone) for (const [name, text] of before) write(everyTab, name, text);
  return isDone;
}

/** Hears that another tab has replaced everything. */
export function whenReplaced(hear: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === kPrefix + kReplaced) hear();
  });
  // A page that slept in the history was told nothing.
  addEventListener('pageshow', () => {
    if (isOvertaken()) hear();
  });
}

/** Hears of what another tab keeps under the name; returns what ends it. */
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
