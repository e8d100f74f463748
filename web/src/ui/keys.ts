// SPDX-License-Identifier: MIT
// Typed `Object.keys`.

export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>) {
  return Object.keys(record).filter((name): name is Name => name in record);
}
