// SPDX-License-Identifier: MIT
// Changing the names and dates of a record.

import { expect, test } from 'vitest';
import { emptyTree, withHeaders } from '../../src/screens/analyse/record/tree.ts';
import { changedHeaders, namesFor } from '../../src/screens/analyse/record/details.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';

const record = withHeaders(emptyTree(xiangqi.startFen), [
  { name: 'Event', value: '?' },
  { name: 'RED', value: 'Hu' },
  { name: 'ECCO', value: 'B00' },
]);

test('what was entered takes the place of what was there, and the rest stays', () => {
  const values = new Map([
    ['Red', 'Hu Ronghua'],
    ['Date', '1960.11.04'],
  ]);
  expect(changedHeaders(record, values)).toEqual([
    { name: 'Event', value: '?' },
    { name: 'RED', value: 'Hu Ronghua' },
    { name: 'ECCO', value: 'B00' },
    { name: 'Date', value: '1960.11.04' },
  ]);
});

test('what was emptied goes, and nothing changes where nothing was changed', () => {
  expect(changedHeaders(record, new Map([['Red', '']]))).toEqual([
    { name: 'Event', value: '?' },
    { name: 'ECCO', value: 'B00' },
  ]);
  expect(changedHeaders(record, new Map([['Red', 'Hu']]))).toBe(record.headers);
  expect(changedHeaders(record, new Map([['Site', '']]))).toBe(record.headers);
});

test('a game has its own two players', () => {
  const names = ['Event', 'Red', 'Black', 'White', 'Result'];
  expect(namesFor(xiangqi, names)).toEqual(['Event', 'Red', 'Black', 'Result']);
  expect(namesFor(gomoku, names)).toEqual(['Event', 'Black', 'White', 'Result']);
});
