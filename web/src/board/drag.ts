// SPDX-License-Identifier: MIT
// Dragging a piece with mouse, pen or finger. Taps are clicks and not handled here.

import type { Point } from './geometry.ts';
import type { Drag } from './scene.ts';

/** A smaller movement is a tap. */
const kThresholdPx = 6;

export interface DragHost {
  pointAt(clientX: number, clientY: number): Point;
  squareAt(point: Point): string | null;
  canLift(square: string): boolean;
  lift(square: string): void;
  move(drag: Drag): void;
  drop(square: string | null): void;
}

type Hand =
  | { readonly name: 'empty' }
  | { readonly name: 'touching'; readonly square: string; readonly x: number; readonly y: number }
  | { readonly name: 'holding'; readonly square: string };

class DragInput {
  readonly #host: DragHost;
  #hand: Hand = { name: 'empty' };
  /** The click that ends a drag is not a tap. */
  #mustSkipClick = false;

  constructor(host: DragHost) {
    this.#host = host;
  }

  listen(element: HTMLElement): void {
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event, element));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', () => this.#letGo(null));
    element.addEventListener('click', (event) => this.#click(event), { capture: true });
  }

  #down(event: PointerEvent): void {
    this.#mustSkipClick = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const square = this.#squareAt(event);
    if (square === null || !this.#host.canLift(square)) return;
    this.#hand = { name: 'touching', square, x: event.clientX, y: event.clientY };
  }

  #move(event: PointerEvent, element: HTMLElement): void {
    const hand = this.#hand;
    if (hand.name === 'touching') {
      const way = Math.hypot(event.clientX - hand.x, event.clientY - hand.y);
      if (way < kThresholdPx || !this.#host.canLift(hand.square)) return;
      element.setPointerCapture(event.pointerId);
      this.#hand = { name: 'holding', square: hand.square };
      this.#host.lift(hand.square);
    }
    if (this.#hand.name !== 'holding') return;
    const at = this.#host.pointAt(event.clientX, event.clientY);
    this.#host.move({ square: this.#hand.square, at, over: this.#host.squareAt(at) });
  }

  #up(event: PointerEvent): void {
    this.#mustSkipClick = this.#hand.name === 'holding';
    this.#letGo(this.#squareAt(event));
  }

  #letGo(square: string | null): void {
    const wasHolding = this.#hand.name === 'holding';
    this.#hand = { name: 'empty' };
    if (wasHolding) this.#host.drop(square);
  }

  #click(event: MouseEvent): void {
    if (!this.#mustSkipClick) return;
    this.#mustSkipClick = false;
    event.stopPropagation();
  }

  #squareAt(event: PointerEvent): string | null {
    return this.#host.squareAt(this.#host.pointAt(event.clientX, event.clientY));
  }
}

export function listenToDrags(element: HTMLElement, host: DragHost): void {
  const input = new DragInput(host);
  input.listen(element);
}
