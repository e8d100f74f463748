// SPDX-License-Identifier: MIT
// From which positions a game may begin.

import { provisional } from '../../src/screens/common/position/shown.ts';
import { expect, test, vi } from 'vitest';
import { gomoku } from '../../src/games/gomoku.ts';
import { xiangqi } from '../../src/games/xiangqi.ts';
import { complaintOf } from '../../src/screens/play/setup/complaint.ts';
import { faultSaying, FakeHost } from './fake-engine-host.ts';

function boardOf(rows: number): string {
  return `${Array<number>(rows).fill(rows).join('/')} b freestyle`;
}

/** The engine's question about a position, once it is asked. */
function question(host: FakeHost): Promise<number> {
  return vi.waitFor(() => host.worker.lastCall('describe').id);
}

test.each([13, 19, 20])(
  'a board of %i rows is refused though the engine plays on it',
  async (rows) => {
    const host = new FakeHost('shared');
    const complaint = await complaintOf(gomoku, boardOf(rows), 'asian', { host });
    expect(complaint).toBe(`the board has ${rows} rows, not 15`);
    expect(host.workers).toHaveLength(0);
  },
);

test('the words of an engine that refuses are passed on, and its worker ends', async () => {
  const host = new FakeHost('shared');
  const complaint = complaintOf(xiangqi, '9/9/9 w', 'asian', { host });
  const message = '"9/9/9" has 3 rows, not 10';
  const id = await question(host);
  host.worker.answers({ type: 'refused', id, fault: faultSaying(message) });
  expect(await complaint).toBe(message);
  expect(host.worker.isTerminated).toBe(true);
});

test('nothing is said against a position the engine describes', async () => {
  const host = new FakeHost('shared');
  const complaint = complaintOf(gomoku, boardOf(15), 'asian', { host });
  const { snapshot } = provisional(boardOf(15));
  const id = await question(host);
  host.worker.answers({
    type: 'answered',
    id,
    name: 'describe',
    answer: { snapshot, written: {} },
  });
  expect(await complaint).toBe('');
  expect(host.worker.isTerminated).toBe(true);
});
