// SPDX-License-Identifier: MIT
// The positions from which a game may start.

import { provisional } from '../../src/screens/common/position/shown.ts';
import { expect, test } from 'vitest';
import { plainFault } from '../../src/engine/errors.ts';
import type { FaultFacts } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { complaintOf } from '../../src/screens/play/setup/complaint.ts';
import { FakeHost } from './fake-engine-host.ts';
import { until } from './until.ts';

function boardOf(rows: number): string {
  return `${Array<number>(rows).fill(rows).join('/')} b freestyle`;
}

/** The engine's question about a position, once sent. */
function question(host: FakeHost): Promise<number> {
  return until(() => host.worker.lastCall('describe').id);
}

async function complaintOnceAnswered(
  fen: string,
  answer: (host: FakeHost, id: number) => void,
): Promise<FaultFacts | null> {
  const host = new FakeHost('shared');
  const complaint = complaintOf(gomoku, fen, 'freestyle', host);
  answer(host, await question(host));
  await complaint;
  expect(host.worker.isTerminated).toBe(true);
  return complaint;
}

function describes(fen: string): (host: FakeHost, id: number) => void {
  const { snapshot } = provisional(fen);
  const answer = { snapshot, written: {} };
  return (host, id) => host.worker.answers({ type: 'answered', id, name: 'describe', answer });
}

test.each([5, 9])('a board of %i rows is refused though the engine plays on it', async (rows) => {
  const fen = boardOf(rows);
  const complaint = await complaintOnceAnswered(fen, describes(fen));
  expect(complaint).toMatchObject({ code: 'row-count', number: rows, expected: 15 });
});

test.each([10, 13, 19, 20])('a game may begin on a board of %i rows', async (rows) => {
  const fen = boardOf(rows);
  expect(await complaintOnceAnswered(fen, describes(fen))).toBeNull();
});

test('the fault an engine refuses with is passed on, and its worker ends', async () => {
  const fault = { ...plainFault('bad-row', { text: '9' }), sentence: 'bad row "9"' };
  const complaint = await complaintOnceAnswered('9/9/9 w', (host, id) =>
    host.worker.answers({ type: 'refused', id, fault }),
  );
  expect(complaint).toEqual(fault);
});

test('nothing is said against a position the engine describes', async () => {
  expect(await complaintOnceAnswered(boardOf(15), describes(boardOf(15)))).toBeNull();
});
