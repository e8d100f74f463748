// SPDX-License-Identifier: MIT
// Painting and layout follow the state in a later frame.

import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';

/** Returns the first value observed twice in a row. */
export async function atRest<T>(look: () => Promise<T>): Promise<T> {
  let last = await look();
  const isSame = async (): Promise<boolean> => {
    const before = last;
    last = await look();
    return isDeepStrictEqual(last, before);
  };
  await expect.poll(isSame).toBe(true);
  return last;
}
