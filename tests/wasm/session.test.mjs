// SPDX-License-Identifier: MIT
// What a session of the built module tells that no other test of it asks for.
import assert from 'node:assert/strict';
import test from 'node:test';
import { loadEngine } from './load.mjs';

const { Session } = await loadEngine();

test('every man but the generals has a worth, and stones have none', () => {
  const worths = new Session('xiangqi', 1).pieceWorths().split(' ');
  assert.equal(worths.length, 30);
  for (const worth of worths) assert.match(worth, /^[a-i][0-9]:-?[0-9]+$/);
  assert.equal(new Session('gomoku', 1).pieceWorths(), '');
});
