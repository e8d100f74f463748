// SPDX-License-Identifier: MIT
// Parts of an element that are loaded later, and may be missing.

import { expect, test } from 'vitest';
import { LateParts } from '../../src/ui/late-parts.ts';

const missing = (): Promise<string> => Promise.reject(new Error('offline'));
const found = (): Promise<string> => Promise.resolve('here');

function listened(): { late: LateParts; reports: boolean[] } {
  const reports: boolean[] = [];
  return { late: new LateParts((isMissing) => reports.push(isMissing)), reports };
}

test('a part that is asked for is reported missing each time, until it is found', async () => {
  const { late, reports } = listened();
  expect(await late.load(missing)).toBeNull();
  expect(await late.load(missing)).toBeNull();
  expect(await late.load(found)).toBe('here');
  expect(reports).toEqual([true, true, false]);
});

test('a part that nobody asked for is reported missing once, and tried again', async () => {
  const { late, reports } = listened();
  let isOnline = false;
  const sound = (): Promise<string> => (isOnline ? found() : missing());
  expect(await late.loadUnasked(sound)).toBeNull();
  expect(await late.loadUnasked(sound)).toBeNull();
  expect(reports).toEqual([true]);
  isOnline = true;
  expect(await late.loadUnasked(sound)).toBe('here');
  expect(reports).toEqual([true]);
});

test('what happens instead of a missing part does not hide that it is missing', async () => {
  const { late, reports } = listened();
  await late.load(missing, () => expect(reports).toEqual([]));
  expect(reports).toEqual([true]);
});
