// SPDX-License-Identifier: MIT
// The links between the games, each to the same screen of the other game.

import type { GameId } from '../engine/protocol.ts';
import { games } from '../games/index.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import { hashOf, type Route } from '../route.ts';

const signs: Readonly<Record<GameId, string>> = { xiangqi: '象', gomoku: '五' };

export class GameSwitch {
  readonly #links = games.map((spec) => {
    const name = h('span');
    // A single character is shown where there is little room.
    const sign = h('b', { 'aria-hidden': 'true', lang: 'zh' }, signs[spec.id]);
    return { spec, name, link: h('a', { 'data-game': spec.id }, sign, name) };
  });
  readonly element = h('nav', { class: 'games' }, ...this.#links.map(({ link }) => link));

  update(route: Route, strings: Strings): void {
    this.element.setAttribute('aria-label', strings.labels.games);
    for (const { spec, link, name } of this.#links) {
      const { id } = spec;
      setText(name, strings.games[id].name);
      link.setAttribute('href', hashOf({ screen: route.screen, game: id, place: '' }));
      if (id === route.game) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }
}
