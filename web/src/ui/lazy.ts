// SPDX-License-Identifier: MIT
// Something that begins when its element is about to be seen, or at once when it is called for.

import { whenNear } from './when-near.ts';

export class Lazy {
  readonly #element: Element;
  readonly #begin: () => void;
  #isWaiting = false;
  #stop = (): void => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: Element, begin: () => void) {
    this.#element = element;
    this.#begin = begin;
  }

  /** The page is seen first. */
  wait(): void {
    this.#isWaiting = true;
    this.#stop = whenNear(this.#element, () => (this.#timer = setTimeout(() => this.hurry())));
  }

  /** Begins now, unless it has begun or nobody waits. */
  hurry(): void {
    if (!this.#isWaiting) return;
    this.cancel();
    this.#begin();
  }

  cancel(): void {
    this.#isWaiting = false;
    this.#stop();
    clearTimeout(this.#timer);
  }
}
