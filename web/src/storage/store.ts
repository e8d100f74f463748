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

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(kPrefix + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the game goes on without being kept.
  }
}

/** The fields of an object of unknown origin. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> | null {
  return typeof raw === 'object' && raw !== null ? { ...raw } : null;
}
