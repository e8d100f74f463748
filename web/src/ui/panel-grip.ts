// SPDX-License-Identifier: MIT
// The grip of the panel below a board: it pulls the panel up over the lower half of the board, for what is longer than
// its place. Style sheets show it only where the panel stands below the board.

import type { Strings } from '../i18n/index.ts';
import { h } from './dom.ts';

/** A shorter way is a press. */
const kLeastDrag = 12;
const kMotion = { duration: 200, easing: 'ease-out' };

export class PanelGrip {
  readonly element = h('button', { type: 'button', class: 'grip', 'aria-expanded': 'false' });
  readonly #game: HTMLElement;
  /** Where a finger took hold; null if none holds it, or if it has pulled already. */
  #start: number | null = null;
  #wasPulled = false;

  /** `game` contains the panel, which hides some of its controls at rest if it `isFolded`. */
  constructor(game: HTMLElement, isFolded: boolean) {
    this.#game = game;
    const { element } = this;
    element.addEventListener('pointerdown', ({ pointerId, clientY }) => {
      element.setPointerCapture(pointerId);
      this.#start = clientY;
      this.#wasPulled = false;
    });
    element.addEventListener('pointermove', ({ clientY }) => this.#pull(clientY));
    element.addEventListener('lostpointercapture', () => (this.#start = null));
    element.addEventListener('click', () => {
      if (!this.#wasPulled) this.#raise(!this.#isUp);
      this.#wasPulled = false;
    });
    const panel = game.querySelector('.panel');
    if (panel === null || isFolded) return;
    // It is there if there is something to pull up.
    const look = (): void => {
      element.hidden = !this.#isUp && panel.scrollHeight <= panel.clientHeight;
    };
    new ResizeObserver(look).observe(panel);
    new MutationObserver(look).observe(panel, {
      attributeFilter: ['hidden', 'data-shown', 'open'],
      characterData: true,
      childList: true,
      subtree: true,
    });
  }

  update(_state: unknown, { labels }: Strings): void {
    this.element.setAttribute('aria-label', labels.wholePanel);
  }

  get #isUp(): boolean {
    return this.#game.dataset['panel'] === 'up';
  }

  #pull(to: number): void {
    if (this.#start === null || Math.abs(to - this.#start) < kLeastDrag) return;
    this.#raise(to < this.#start);
    this.#wasPulled = true;
    this.#start = null;
  }

  #raise(isUp: boolean): void {
    if (isUp === this.#isUp) return;
    const { element } = this;
    const before = element.getBoundingClientRect().top;
    this.#game.dataset['panel'] = isUp ? 'up' : '';
    element.setAttribute('aria-expanded', String(isUp));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const way = before - element.getBoundingClientRect().top;
    for (const part of this.#game.querySelectorAll(':scope > :is(.tools, .grip, .panel)')) {
      part.animate([{ translate: `0 ${way}px` }, { translate: '0 0' }], kMotion);
    }
  }
}
