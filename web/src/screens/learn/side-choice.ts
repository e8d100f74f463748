// SPDX-License-Identifier: MIT
// The choice of a side in swap2.

import type { Seat } from '../../games/seat.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';

const seats: readonly Seat[] = ['first', 'second'];

export class SideChoice {
  readonly #buttons = seats.map(
    (seat) => [seat, h('button', { type: 'button', 'data-swap2': seat })] as const,
  );
  readonly element = h('div', { class: 'choice' }, ...this.#buttons.map(([, button]) => button));

  constructor(take: (seat: Seat) => void) {
    for (const [seat, button] of this.#buttons) button.addEventListener('click', () => take(seat));
  }

  update(isAsked: boolean, { takes }: Strings): void {
    this.element.hidden = !isAsked;
    for (const [seat, button] of this.#buttons) setText(button, takes[seat]);
  }
}
