// SPDX-License-Identifier: MIT
// A part of a screen that is seldom wanted: its code comes when it is.

import { h } from './dom.ts';

export interface Part<Args extends readonly unknown[]> {
  readonly element: HTMLElement;
  update(...args: Args): void;
  /** It is no longer seen. */
  stop?(): void;
}

export class LatePart<Args extends readonly unknown[]> {
  readonly #isWanted: (...args: Args) => boolean;
  readonly #bring: () => Promise<Part<Args>>;
  #part: Part<Args> | null = null;
  #isComing = false;
  #args: Args | null = null;
  /** Keeps its place until it has come. */
  readonly element = h('div', { hidden: '' });

  constructor(isWanted: (...args: Args) => boolean, bring: () => Promise<Part<Args>>) {
    this.#isWanted = isWanted;
    this.#bring = bring;
  }

  update(...args: Args): void {
    this.#args = args;
    if (this.#part !== null) this.#part.update(...args);
    else if (!this.#isComing && this.#isWanted(...args)) void this.#fetch();
  }

  stop(): void {
    this.#part?.stop?.();
  }

  /** Where it cannot be downloaded it is tried again with the next news. */
  async #fetch(): Promise<void> {
    this.#isComing = true;
    this.#part = await this.#bring().catch(() => null);
    this.#isComing = false;
    if (this.#part === null || this.#args === null) return;
    this.element.replaceWith(this.#part.element);
    this.#part.update(...this.#args);
  }
}
