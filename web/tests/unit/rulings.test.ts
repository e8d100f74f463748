// SPDX-License-Identifier: MIT
// The rulings: handling of addresses, and the named cases.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePlacement, squaresOf } from '../../src/games/placement.ts';
import { lineIn } from '../../src/games/repeated-line.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import {
  initialRulings,
  reduce,
  type RulingsEvent,
} from '../../src/screens/learn/rulings/state.ts';
import { parseCases, type Case, type Outcome } from '../../src/screens/learn/rulings/cases.ts';
import { namedCases } from '../../src/screens/learn/rulings/named.ts';

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

const table = new URL('../../../tests/data/repetition.txt', import.meta.url);

/** The letters of the pieces that move, in the order of their first moves. */
function moversOf({ fen, moves }: Case): string {
  const placement = new Map(parsePlacement(xiangqi, fen));
  const movers = moves.map((move) => {
    const [from = '', to = ''] = squaresOf(move);
    const letter = placement.get(from) ?? '';
    placement.delete(from);
    placement.set(to, letter);
    return letter;
  });
  return [...new Set(movers)].join('');
}

interface Fact {
  /** What each side does with every move. */
  readonly deeds: readonly [string | null, string | null];
  readonly movers: string;
  readonly asian: Outcome;
  readonly chinese: Outcome;
}

// What the names say, and the verdicts that articles and diagrams give for it: who checks perpetually
// loses, even against a chase; threats of mate lose in China only; chases lose unless the victim is
// protected from a chariot, or a soldier or a general chases.
const facts: Readonly<Record<(typeof namedCases)[number], Fact>> = {
  161: { deeds: ['check', null], movers: 'Rk', asian: 'second', chinese: 'second' },
  7: { deeds: ['chase', 'check'], movers: 'Kp', asian: 'first', chinese: 'first' },
  38: { deeds: ['threat', null], movers: 'Rb', asian: 'draw', chinese: 'second' },
  151: { deeds: ['chase', null], movers: 'Rn', asian: 'second', chinese: 'second' },
  126: { deeds: [null, null], movers: 'Rc', asian: 'draw', chinese: 'draw' },
  1: { deeds: ['chase', null], movers: 'Cr', asian: 'second', chinese: 'second' },
  119: { deeds: ['chase', null], movers: 'Rc', asian: 'second', chinese: 'second' },
  105: { deeds: [null, null], movers: 'Pc', asian: 'draw', chinese: 'draw' },
  5: { deeds: ['chase', 'chase'], movers: 'Rn', asian: 'draw', chinese: 'draw' },
  87: { deeds: [null, null], movers: 'Rr', asian: 'draw', chinese: 'draw' },
};

test.each(namedCases)('the named case %i is what its name says, and ruled so', (number) => {
  const found = parseCases(readFileSync(table, 'utf8')).find((one) => one.number === number);
  if (found === undefined) throw new Error('no such case');
  const { deeds, movers, asian, chinese } = facts[number];
  expect(new Set(found.deeds.first)).toEqual(new Set([deeds[0]]));
  expect(new Set(found.deeds.second)).toEqual(new Set([deeds[1]]));
  expect(moversOf(found)).toBe(movers);
  expect(found.outcomes).toMatchObject({ asian, chinese });
});
