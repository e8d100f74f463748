// SPDX-License-Identifier: MIT
// Dragging a piece with mouse, pen or finger. Taps are clicks and not handled here.

import type { Point } from './geometry.ts';
import { Gesture } from './gesture.ts';
import type { Drag } from './scene.ts';

/** A smaller movement is a tap. */
const kThresholdPx = 6;

export interface DragHost {
  pointAt(event: PointerEvent): Point;
  squareAt(event: PointerEvent): string | null;
  canLift(square: string): boolean;
  lift(square: string): void;
  move(drag: Drag): void;
  /** Null: nowhere. */
  drop(square: string | null): void;
}

/** The gesture can be called off. */
export function listenToDrags(element: HTMLElement, host: DragHost): Gesture {
  let square: string | null = null;
  let isHeld = false;
  const drop = (to: string | null): void => {
    if (isHeld) host.drop(to);
    isHeld = false;
  };
  const gesture = new Gesture(element, {
    begin: (press) => {
      square = host.squareAt(press);
      return press.button === 0 && press.isPrimary && square !== null && host.canLift(square);
    },
    move: (event, press) => {
      if (square === null) return;
      if (!isHeld) {
        const way = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
        if (way < kThresholdPx || !host.canLift(square)) return;
        gesture.take();
        isHeld = true;
        host.lift(square);
      }
      host.move({ square, at: host.pointAt(event), over: host.squareAt(event) });
    },
    end: (event) => drop(host.squareAt(event)),
    cancel: () => drop(null),
  });
  return gesture;
}
