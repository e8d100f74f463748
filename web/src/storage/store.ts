// SPDX-License-Identifier: MIT
// Small things kept in the browser between visits. Where nothing can be kept, nothing is, silently.

const kPrefix = 'chuhe.';

/** Reads what `parse` accepts; anything else, damaged or from another version, is as if absent. */
export function load<Value>(name: string, parse: (raw: unknown) => Value | null): Value | null {
  try {
    const text = localStorage.getItem(kPrefix + name);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** False where the store is full or forbidden: the game goes on without being kept. */
export function save(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(kPrefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Hears of what another tab keeps under the name. */
export function watchStore<Value>(
  name: string,
  parse: (raw: unknown) => Value | null,
  hear: (value: Value) => void,
): void {
  addEventListener('storage', ({ key }) => {
    const value = key === kPrefix + name ? load(name, parse) : null;
    if (value !== null) hear(value);
  });
}

/** The fields of an object of unknown origin. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> | null {
  return typeof raw === 'object' && raw !== null ? { ...raw } : null;
}
