// SPDX-License-Identifier: MIT
// Pieces glide one after another and never lag behind the game.

import { expect, test } from 'vitest';
import { Animation, kGlideMs } from '../../src/board/animation.ts';
import type { Scene } from '../../src/board/scene.ts';
import { after, answered, ready, thinking } from './game-fixtures.ts';
import { sceneOf } from './boards.ts';

/** Frames driven by the test instead of the screen. */
function stage(): {
  animation: Animation;
  painted: Scene[];
  frameAt(nowMs: number): void;
} {
  const painted: Scene[] = [];
  let waiting: ((nowMs: number) => void) | null = null;
  const animation = new Animation((picture) => painted.push(picture), {
    requestFrame: (callback) => {
      waiting = callback;
      return 1;
    },
    cancelFrame: () => (waiting = null),
  });
  const frameAt = (nowMs: number): void => {
    const callback = waiting;
    waiting = null;
    callback?.(nowMs);
  };
  return { animation, painted, frameAt };
}

const [first, second, third] = [sceneOf(ready()), sceneOf(thinking()), sceneOf(answered())];

test('the first scene is there at once', () => {
  const { animation, painted, frameAt } = stage();
  animation.glideTo(first);
  frameAt(0);
  expect(painted).toEqual([first]);
});

test('a move takes its time, and a second one waits for it', () => {
  const { animation, painted, frameAt } = stage();
  animation.jumpTo(first);
  frameAt(0);
  animation.glideTo(second);
  animation.glideTo(third);
  frameAt(1000);
  frameAt(1000 + kGlideMs / 2);
  expect(painted.at(-1)).not.toBe(second);
  frameAt(1000 + kGlideMs);
  expect(painted.at(-1)).toBe(second);
  frameAt(2000);
  frameAt(2000 + kGlideMs);
  expect(painted.at(-1)).toBe(third);
  const count = painted.length;
  frameAt(9000);
  expect(painted).toHaveLength(count);
});

test('marks do not wait for a piece on its way', () => {
  const { animation, painted, frameAt } = stage();
  animation.jumpTo(second);
  frameAt(0);
  animation.glideTo(third);
  frameAt(1000);
  const selected = sceneOf(after(answered(), { type: 'square-chosen', square: 'h0' }));
  animation.glideTo(selected);
  frameAt(1000 + kGlideMs / 2);
  expect(painted.at(-1)?.under).toEqual(selected.under);
});

test('a board that fell behind jumps to the present', () => {
  const { animation, painted, frameAt } = stage();
  animation.jumpTo(first);
  frameAt(0);
  for (const picture of [second, third, second, first]) animation.glideTo(picture);
  frameAt(1000);
  frameAt(1000 + kGlideMs);
  expect(painted.at(-1)).toBe(first);
});
