// SPDX-License-Identifier: MIT
// The names in a record, typed as they were written.

export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>) {
  return Object.keys(record).filter((name): name is Name => name in record);
}
