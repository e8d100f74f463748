// SPDX-License-Identifier: MIT
// Arrows and circles drawn by the reader with the right mouse button, or with a long press before moving.

import type { Layer, LayerHost } from './board.ts';
import { withDrawn, type Drawn } from './drawn.ts';
import { Gesture, type GestureHost } from './gesture.ts';
import type { BoardModel } from './model.ts';

const kRestMs = 450;
/** A larger movement is not a long press. */
const kStillPx = 8;

const nothing: Drawn = { circles: [], arrows: [] };

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** The reader's drawings, above the content of the board. */
export class Drawing implements Layer, GestureHost {
  readonly #host: LayerHost;
  readonly #gesture: Gesture;
  #drawn = nothing;
  /** Where the stroke begins, once it has. */
  #from: string | null = null;
  /** A long press without movement has another meaning there. */
  #isTaken = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LayerHost) {
    this.#host = host;
    this.#gesture = new Gesture(host.grid, this, { capture: true });
    host.grid.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  on(board: BoardModel): BoardModel {
    return withDrawn(board, this.#drawn);
  }

  clear(): void {
    if (this.#drawn !== nothing) this.#draw(nothing);
  }

  begin(press: PointerEvent): boolean {
    const square = this.#host.squareAt(press);
    if (press.button === 2) {
      this.#from = square;
      this.#gesture.take();
      return true;
    }
    if (press.pointerType !== 'touch') {
      this.clear();
      return false;
    }
    if (!press.isPrimary) return false;
    this.#timer = setTimeout(() => {
      this.#gesture.take();
      this.#from = square;
      this.#isTaken = square !== null && this.#host.isTaken(square);
    }, kRestMs);
    return true;
  }

  move(event: PointerEvent, press: PointerEvent): void {
    if (this.#from !== null) return event.stopPropagation();
    const way = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (way > kStillPx) this.#gesture.cancel();
  }

  end(event: PointerEvent): void {
    const [from, to] = [this.#from, this.#host.squareAt(event)];
    const isElsewhere = this.#isTaken && from === to;
    this.cancel();
    if (from === null) this.clear();
    else if (to !== null && !isElsewhere) this.#stroke(from, to);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#from = null;
    this.#isTaken = false;
  }

  /** A stroke between two points is an arrow, within one point a circle; repeating it removes it. */
  #stroke(from: string, to: string): void {
    const { circles, arrows } = this.#drawn;
    const isArrow = from !== to;
    this.#draw({
      circles: isArrow ? circles : toggled(circles, from),
      arrows: isArrow ? toggled(arrows, from + to) : arrows,
    });
  }

  #draw(drawn: Drawn): void {
    this.#drawn = drawn;
    this.#host.changed();
  }
}
