// SPDX-License-Identifier: MIT
// The player strip beside the board.

import type { SideId } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';

export interface Sitting {
  readonly name: string;
  /** Null if sides are not yet chosen. */
  readonly side: SideId | null;
  readonly hasTurn: boolean;
}

export class Player {
  readonly #badge = h('span', { class: 'badge' });
  readonly #name = h('span', { class: 'name' });
  readonly element: HTMLElement;

  /** An optional element beside the name. */
  constructor(place: 'top' | 'bottom', ...beside: HTMLElement[]) {
    this.element = h(
      'div',
      { class: `player ${place}`, part: 'player' },
      this.#badge,
      this.#name,
      ...beside,
    );
  }

  update({ name, side, hasTurn }: Sitting, { sides }: Strings): void {
    setText(this.#name, name);
    this.#badge.dataset['side'] = side ?? '';
    this.#badge.title = side === null ? '' : sides[side];
    this.element.classList.toggle('turn', hasTurn);
  }
}
