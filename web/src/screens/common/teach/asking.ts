// SPDX-License-Identifier: MIT
// Input that asks about a piece: resting the mouse on it, holding it by mouse or finger, or the key M on its point.

import type { LayerHost } from '../../../board/board.ts';
import { squareOf } from '../../../board/board-grid.ts';

const kHoverMs = 700;
/** As long as the long press for drawing. */
const kRestMs = 450;
const kStillPx = 8;

const kMovesKey = 'm';

export interface AskingHost {
  /** Whether there is a piece to explain on that point. */
  isPiece(square: string): boolean;
  /** Whether resting the mouse may ask now. */
  mayHover(): boolean;
  show(square: string): void;
  hide(): void;
}

export class Asking {
  readonly #layer: LayerHost;
  readonly #host: AskingHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The point under the mouse, which asks once per visit. */
  #over: string | null = null;
  /** An explanation shown for the mouse disappears with it. */
  #isHovering = false;
  #start: PointerEvent | null = null;

  constructor(layer: LayerHost, host: AskingHost) {
    this.#layer = layer;
    this.#host = host;
  }

  listen(): void {
    const { grid } = this.#layer;
    const capture = { capture: true };
    grid.addEventListener('pointerdown', (event) => this.#down(event), capture);
    grid.addEventListener('pointermove', (event) => this.#move(event), capture);
    grid.addEventListener('pointerup', () => this.#stopWaiting());
    grid.addEventListener('pointercancel', () => this.#stopWaiting());
    grid.addEventListener('pointerleave', () => this.#leave());
    grid.addEventListener('keydown', (event) => this.#key(event));
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#start = null;
  }

  #down(event: PointerEvent): void {
    this.#stopWaiting();
    this.#isHovering = false;
    this.#host.hide();
    if (event.button !== 0 || !event.isPrimary) return;
    const square = this.#layer.squareAt(event);
    if (square === null || !this.#host.isPiece(square)) return;
    this.#start = event;
    this.#timer = setTimeout(() => this.#host.show(square), kRestMs);
  }

  #move(event: PointerEvent): void {
    if (this.#start !== null) {
      const { clientX, clientY } = this.#start;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= kStillPx) return;
      // Drawing or dragging from there means something else.
      this.#stopWaiting();
      this.#host.hide();
    } else if (event.pointerType !== 'touch' && event.buttons === 0) {
      this.#hover(this.#layer.squareAt(event));
    }
  }

  #hover(square: string | null): void {
    if (square === this.#over) return;
    this.#leave();
    this.#over = square;
    if (square === null || !this.#host.isPiece(square)) return;
    this.#timer = setTimeout(() => {
      if (!this.#host.mayHover()) return;
      this.#isHovering = true;
      this.#host.show(square);
    }, kHoverMs);
  }

  #leave(): void {
    this.#stopWaiting();
    this.#over = null;
    if (this.#isHovering) this.#host.hide();
    this.#isHovering = false;
  }

  #key(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const square = squareOf(event);
    const isAsked = key.toLowerCase() === kMovesKey && !altKey && !ctrlKey && !metaKey;
    if (!isAsked || square === null) {
      // Enter may have shown a message that must stay readable.
      if (key.startsWith('Arrow')) this.#host.hide();
      return;
    }
    event.preventDefault();
    if (this.#host.isPiece(square)) this.#host.show(square);
  }
}
