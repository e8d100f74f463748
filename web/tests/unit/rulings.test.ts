// SPDX-License-Identifier: MIT
// The rulings: handling of addresses.

import { expect, test } from 'vitest';
import { lineIn } from '../../src/games/repeated-line.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import {
  initialRulings,
  reduce,
  type RulingsEvent,
} from '../../src/screens/learn/rulings/state.ts';
import type { Case } from '../../src/screens/learn/rulings/cases.ts';

const perpetual: Case = {
  number: 1,
  fen: '3k5/9/9/9/7R1/9/9/9/9/5K3 w',
  moves: ['h5d5', 'd9e9', 'd5e5', 'e9d9', 'e5d5'],
  deeds: { first: ['check'], second: [null] },
  kind: 'check',
  outcomes: { asian: 'second' },
  source: 'made up',
};

test('an address whose moves the rules forbid leads to the first case, not to a board without a word', () => {
  // The chariot is on h5.
  const line = lineIn(xiangqi, 'own-3k5~9~9~9~7R1~9~9~9~9~5K3-w-a0a1a1a0');
  if (line === null) throw new Error('the text holds a line');
  const asked = [
    { type: 'line-given', line },
    { type: 'cases-come', cases: [perpetual] },
  ] as const satisfies RulingsEvent[];
  const waiting = asked.reduce<ReturnType<typeof initialRulings>>(
    reduce,
    initialRulings(xiangqi, 1),
  );
  const { ask } = waiting;
  if (ask === null) throw new Error('nobody asked');
  const fault = { code: 'illegal-move', sentence: '', text: 'a0a1', ply: 1 };
  const after = reduce(waiting, { type: 'refused', ask, fault } as unknown as RulingsEvent);
  expect(after.given).toBeNull();
  expect(after.line).toEqual(perpetual.moves);
  expect(after.ask).toMatchObject({ kind: 'describe', position: { fen: perpetual.fen } });
});
