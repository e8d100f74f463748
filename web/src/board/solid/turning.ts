// SPDX-License-Identifier: MIT
// Rotating a 3D board by dragging an empty part of it, or with Shift and an arrow key.

import { Gesture } from '../gesture.ts';

/** Radians per pixel and per key press. */
const kPerPixel = 0.007;
const kPerKey = 0.12;
/** A smaller movement is a tap. */
const kThresholdPx = 6;

const keys: Readonly<Record<string, readonly [sideways: number, up: number]>> = {
  ArrowLeft: [kPerKey, 0],
  ArrowRight: [-kPerKey, 0],
  ArrowUp: [0, kPerKey],
  ArrowDown: [0, -kPerKey],
};

/** Until the signal aborts. */
export function listenToTurns(
  element: HTMLElement,
  isOn: () => boolean,
  turn: (sideways: number, up: number) => void,
  signal: AbortSignal,
): void {
  /** Where it was turned to; null at first. */
  let last: PointerEvent | null = null;
  const gesture = new Gesture(
    element,
    {
      begin: ({ target, isPrimary, button }) => {
        const isPiece = target instanceof Element && target.closest('.movable') !== null;
        return isOn() && !isPiece && isPrimary && button === 0;
      },
      move: (event, press) => {
        const [x, y] = [
          event.clientX - (last ?? press).clientX,
          event.clientY - (last ?? press).clientY,
        ];
        if (last === null && Math.hypot(x, y) < kThresholdPx) return;
        gesture.take();
        last = event;
        turn(-x * kPerPixel, y * kPerPixel);
      },
      end: () => (last = null),
      cancel: () => (last = null),
    },
    { signal },
  );
  const press = (event: KeyboardEvent): void => {
    const way = event.shiftKey && isOn() ? keys[event.key] : undefined;
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turn(...way);
  };
  // Before the grid handles them.
  element.addEventListener('keydown', press, { capture: true, signal });
}
