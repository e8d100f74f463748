// SPDX-License-Identifier: MIT
// Work that several ask for and that is done once.

/** Runs `make` once, and again only after a failure. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
