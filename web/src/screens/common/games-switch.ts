// SPDX-License-Identifier: MIT
// The way between My games and the games of masters, at the head of both.

import type { Strings } from '../../i18n/index.ts';
import { gamesHash } from '../../route.ts';
import { h, setText } from '../../ui/dom.ts';
import { mastersHash } from './masters-hash.ts';

export class GamesSwitch {
  readonly #links = {
    mine: h('a', { href: gamesHash('xiangqi') }),
    masters: h('a', { href: mastersHash([]) }),
  };
  readonly element = h('div', { class: 'shelves' }, this.#links.mine, this.#links.masters);

  constructor(here: 'mine' | 'masters') {
    this.#links[here].setAttribute('aria-current', 'page');
  }

  update({ screens }: Strings): void {
    setText(this.#links.mine, screens.mine);
    setText(this.#links.masters, screens.masters);
  }
}
