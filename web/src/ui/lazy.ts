// SPDX-License-Identifier: MIT
// Starts work when its element is about to be seen, or immediately on request.

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

  /** Let the page be painted first. */
  wait(): void {
    this.#isWaiting = true;
    this.#stop = whenNear(this.#element, () => (this.#timer = setTimeout(() => this.hurry())));
  }

  /** Starts now, unless it has started or was cancelled. */
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
