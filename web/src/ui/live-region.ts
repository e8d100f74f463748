// SPDX-License-Identifier: MIT
// Two live regions for screen readers.

import { h } from './dom.ts';

export interface Announcement {
  /** Announced when the screen reader is idle. */
  readonly polite: string | null;
  /** Announced immediately. */
  readonly urgent: string | null;
}

/** Appended to a repeated text, which would otherwise not be announced again. */
const kInvisible = '\u00a0';

function say(region: HTMLElement, text: string | null): void {
  if (text === null) return;
  region.textContent = region.textContent === text ? text + kInvisible : text;
}

export class LiveRegion {
  readonly #polite = h('div', { role: 'status' });
  readonly #urgent = h('div', { role: 'alert' });
  readonly element = h('div', { class: 'unseen' }, this.#polite, this.#urgent);

  say({ polite, urgent }: Announcement): void {
    say(this.#polite, polite);
    // What was urgent is no longer said of what is on the board now.
    if (urgent === null && polite !== null) this.#urgent.textContent = '';
    say(this.#urgent, urgent);
  }
}
