// SPDX-License-Identifier: MIT
// Starts work when its element is about to be seen, or immediately on request.

import { nextTask } from './next-task.ts';
import { whenNear } from './when-near.ts';

export class Lazy {
  readonly #element: Element;
  readonly #begin: () => void;
  readonly #pause: () => Promise<void>;
  #isWaiting = false;
  #stop = (): void => {};

  /** `pause` lets something else go first, usually the next paint of the page. */
  constructor(element: Element, begin: () => void, pause = (): Promise<void> => nextTask()) {
    this.#element = element;
    this.#begin = begin;
    this.#pause = pause;
  }

  wait(): void {
    this.#isWaiting = true;
    this.#stop = whenNear(this.#element, () => void this.#pause().then(() => this.hurry()));
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
  }
}
