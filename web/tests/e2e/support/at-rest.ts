// SPDX-License-Identifier: MIT
// What is painted or laid out comes with a frame of its own, after the state that it shows.

import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';

/** The first answer on which two looks in a row agree. */
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
