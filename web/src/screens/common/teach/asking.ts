// SPDX-License-Identifier: MIT
// Hands and keys that ask how a piece moves: a mouse or a finger that rests on it, the key M on its point.

import type { LayerHost } from '../../../board/board.ts';
import { squareOf } from '../../../board/board-grid.ts';

const kHoverMs = 700;
/** A finger that rests to draw rests as long. */
const kRestMs = 450;
const kStillPx = 8;

const kMovesKey = 'm';

export interface AskingHost {
  /** Whether a piece stands there of which there is something to tell. */
  isPiece(square: string): boolean;
  /** Whether a mouse at rest may ask now. */
  mayHover(): boolean;
  show(square: string): void;
  hide(): void;
}

export class Asking {
  readonly #layer: LayerHost;
  readonly #host: AskingHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse is, which asks once for each coming. */
  #over: string | null = null;
  /** What is shown by a mouse goes with it. */
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
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    const square = this.#layer.squareAt(event.clientX, event.clientY);
    if (square === null || !this.#host.isPiece(square)) return;
    this.#start = event;
    this.#timer = setTimeout(() => this.#host.show(square), kRestMs);
  }

  #move(event: PointerEvent): void {
    if (this.#start !== null) {
      const { clientX, clientY } = this.#start;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= kStillPx) return;
      // What is drawn or dragged from there is something else.
      this.#stopWaiting();
      this.#host.hide();
    } else if (event.pointerType !== 'touch' && event.buttons === 0) {
      this.#hover(this.#layer.squareAt(event.clientX, event.clientY));
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
      // Enter may have said something that is still to be read.
      if (key.startsWith('Arrow')) this.#host.hide();
      return;
    }
    event.preventDefault();
    if (this.#host.isPiece(square)) this.#host.show(square);
  }
}
