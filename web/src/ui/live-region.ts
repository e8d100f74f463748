// SPDX-License-Identifier: MIT
// Two places whose text a screen reader speaks when it changes.

import { h } from './dom.ts';

export interface Announcement {
  /** To be said when there is time. */
  readonly polite: string | null;
  /** To be said at once. */
  readonly urgent: string | null;
}

/** Added to a text that repeats, which would not be spoken again. */
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
    say(this.#urgent, urgent);
  }
}
