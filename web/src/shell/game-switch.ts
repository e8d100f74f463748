// SPDX-License-Identifier: MIT
// The links between the games, each to the same screen of the other.

import type { GameSpec } from '../games/game-spec.ts';
import { games } from '../games/index.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import { hashOf, type Route } from '../route.ts';

export class GameSwitch {
  readonly #links = games.map((spec) => [spec, h('a', { 'data-game': spec.id })] as const);
  readonly element = h('nav', {}, ...this.#links.map(([, link]) => link));

  update(route: Route, strings: Strings): void {
    this.element.setAttribute('aria-label', strings.labels.games);
    for (const [spec, link] of this.#links) this.#updateLink(link, spec, route, strings);
  }

  #updateLink(link: HTMLElement, { id, screens }: GameSpec, route: Route, strings: Strings): void {
    setText(link, strings.games[id].name);
    const screen = screens.includes(route.screen) ? route.screen : 'play';
    link.setAttribute('href', hashOf({ screen, game: id, place: '' }));
    if (id === route.game) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
