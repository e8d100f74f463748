// SPDX-License-Identifier: MIT
// A rarely used part of a screen, whose code is loaded on demand.

import { h } from './dom.ts';

export interface Part<Args extends readonly unknown[]> {
  readonly element: HTMLElement;
  update(...args: Args): void;
  /** The part is hidden. */
  stop?(): void;
}

export class LatePart<Args extends readonly unknown[]> {
  readonly #isWanted: (...args: Args) => boolean;
  readonly #bring: () => Promise<Part<Args> | null>;
  #part: Part<Args> | null = null;
  #isComing = false;
  #args: Args | null = null;
  /** The placeholder until the part has loaded. */
  readonly element = h('div', { hidden: '' });

  constructor(isWanted: (...args: Args) => boolean, bring: () => Promise<Part<Args> | null>) {
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

  /** After a failed download, the next update tries again. */
  async #fetch(): Promise<void> {
    this.#isComing = true;
    this.#part = await this.#bring().catch(() => null);
    this.#isComing = false;
    if (this.#part === null || this.#args === null) return;
    this.element.replaceWith(this.#part.element);
    this.#part.update(...this.#args);
  }
}
