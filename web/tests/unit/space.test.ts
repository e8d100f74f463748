// SPDX-License-Identifier: MIT
// The 3D board loads on demand and releases the flat one when it is off.

import { beforeEach, expect, test, vi } from 'vitest';
import { Space, type SolidBoard, type SpaceHost } from '../../src/board/space.ts';
import { until } from './until.ts';

/** Covers the flat board while it is visible. */
class FakeCanvas extends EventTarget {
  isUp = false;

  remove(): void {
    this.isUp = false;
  }
}

let made: { canvas: FakeCanvas; dispose: () => void }[] = [];
let causes: (string | null)[] = [];

async function solid(): Promise<SolidBoard> {
  const board = { canvas: new FakeCanvas(), dispose: vi.fn<() => void>() };
  made.push(board);
  return board as Partial<Record<keyof SolidBoard, unknown>> as SolidBoard;
}

function spaceOf(make: SpaceHost['make'] = solid): Space {
  return new Space({
    make,
    put: ({ canvas }) => Object.assign(canvas, { isUp: true }),
    redraw: () => {},
    sayFlat: (cause) => causes.push(cause),
  });
}

async function raised(space: Space): Promise<void> {
  space.want(true);
  await until(() => expect(space.solid).not.toBeNull());
}

beforeEach(() => {
  made = [];
  causes = [];
});

test('a board that is wanted no more uncovers the flat one and gives its graphics back', async () => {
  const space = spaceOf();
  await raised(space);
  expect(made[0]!.canvas.isUp).toBe(true);
  expect(space.want(false)).toBe(false);
  expect(made[0]!.canvas.isUp).toBe(false);
  expect(made[0]!.dispose).toHaveBeenCalledOnce();
});

test('one that is wanted again is made anew', async () => {
  const space = spaceOf();
  await raised(space);
  space.want(false);
  await raised(space);
  expect(made.map(({ canvas }) => canvas.isUp)).toEqual([false, true]);
});

test('one that comes when it is wanted no more is never put up', async () => {
  const space = spaceOf();
  space.want(true);
  space.want(false);
  await until(() => expect(made[0]?.dispose).toHaveBeenCalledOnce());
  expect(made[0]!.canvas.isUp).toBe(false);
});

test('where there is none it is said why; where it could not be fetched it is tried again', async () => {
  const none = spaceOf(async () => null);
  none.want(true);
  await until(() => expect(causes).toContain('noWebGl'));
  const make = vi.fn<SpaceHost['make']>().mockRejectedValue(new Error('offline'));
  const space = spaceOf(make);
  space.want(true);
  await until(() => {
    space.want(true);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

test('graphics that were lost leave the flat board, until they are given back', async () => {
  const space = spaceOf();
  await raised(space);
  made[0]!.canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  expect(made[0]!.canvas.isUp).toBe(false);
  expect(space.want(true)).toBe(false);
  expect(causes.at(-1)).toBe('lostWebGl');
  made[0]!.canvas.dispatchEvent(new Event('webglcontextrestored'));
  await raised(space);
  expect(made[1]!.canvas.isUp).toBe(true);
});
