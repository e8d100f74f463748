// SPDX-License-Identifier: MIT
// Follows one pointer over the board from press to release, and notices when it gets lost.

export interface GestureHost {
  /** Whether this press may become a gesture. */
  begin(press: PointerEvent): boolean;
  move(event: PointerEvent, press: PointerEvent): void;
  end(event: PointerEvent, press: PointerEvent): void;
  /** Called off: another button was pressed, or the release was not seen. */
  cancel(): void;
}

export class Gesture {
  readonly #element: HTMLElement;
  readonly #host: GestureHost;
  #press: PointerEvent | null = null;
  #isTaken = false;
  /** The click that ends a gesture is not a tap. */
  #mustSkipClick = false;

  /** With `capture` it hears the pointer before the other gestures of the element. */
  constructor(element: HTMLElement, host: GestureHost, options: AddEventListenerOptions = {}) {
    this.#element = element;
    this.#host = host;
    element.addEventListener('pointerdown', (event) => this.#down(event), options);
    element.addEventListener('pointermove', (event) => this.#move(event), options);
    element.addEventListener('pointerup', (event) => this.#up(event), options);
    // Also after `pointercancel`. A taken finger only leaves the cell that it touched.
    const lost = ({ target, pointerId }: PointerEvent): void => {
      const isElsewhere = this.#isTaken && target !== element;
      if (pointerId === this.#press?.pointerId && !isElsewhere) this.cancel();
    };
    element.addEventListener('lostpointercapture', lost, options);
    const click = (event: MouseEvent): void => {
      if (this.#mustSkipClick) event.stopPropagation();
      this.#mustSkipClick = false;
    };
    element.addEventListener('click', click, { ...options, capture: true });
  }

  /** From now on it is more than a tap: the pointer stays with the element, and its click is not heard. */
  take(): void {
    if (this.#press === null || this.#isTaken) return;
    this.#isTaken = true;
    this.#element.setPointerCapture(this.#press.pointerId);
  }

  cancel(): void {
    if (this.#press === null) return;
    this.#close();
    this.#host.cancel();
  }

  #down(event: PointerEvent): void {
    // Another finger does not disturb a gesture, but without one it zooms.
    if (this.#isTaken && event.pointerId !== this.#press?.pointerId) return;
    this.cancel();
    this.#mustSkipClick = false;
    this.#press = event;
    if (!this.#host.begin(event)) this.#close();
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId !== press?.pointerId) return;
    if (event.buttons === press.buttons) this.#host.move(event, press);
    else this.cancel();
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId !== press?.pointerId) return;
    this.#close();
    this.#host.end(event, press);
  }

  #close(): void {
    this.#mustSkipClick = this.#isTaken;
    this.#press = null;
    this.#isTaken = false;
  }
}
