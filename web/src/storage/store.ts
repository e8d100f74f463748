// SPDX-License-Identifier: MIT
// Small things kept in the browser between visits. Where nothing can be kept, the page goes on
// without, and whoever saves is told.

const kPrefix = 'chuhe.';

/** What is put in place of everything is not to be written over by the page that did it. */
let isClosed = false;

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
  return isClosed || write(everyTab, name, JSON.stringify(value));
}

/** What this tab kept, or where it has nothing yet what any tab kept last. */
export function loadOwn<Value>(name: string, parse: (raw: unknown) => Value | null): Value | null {
  return parsed(read(thisTab, name), parse) ?? load(name, parse);
}

/** Tabs do not undo each other: each goes on with its own, a new one with the latest. */
export function saveOwn(name: string, value: unknown): boolean {
  if (isClosed) return true;
  write(thisTab, name, JSON.stringify(value));
  return save(name, value);
}

/** As it is kept, this tab's own first; null where nothing is. */
export function textOf(name: string): string | null {
  return read(thisTab, name) ?? read(everyTab, name);
}

/** All or nothing: texts by name, null for what is not to be there. The page is to be reloaded then. */
export function replaceAll(texts: ReadonlyMap<string, string | null>): boolean {
  const before = [...texts.keys()].map((name) => [name, read(everyTab, name)] as const);
  const isDone = [...texts].every(([name, text]) => write(everyTab, name, text));
  if (!isDone) {
    for (const [name, text] of before) write(everyTab, name, text);
    return false;
  }
  for (const name of texts.keys()) write(thisTab, name, null);
  isClosed = true;
  return true;
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
