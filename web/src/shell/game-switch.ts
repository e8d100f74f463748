// SPDX-License-Identifier: MIT
// The links between the games, each to the same screen of the other.

import type { GameId } from '../engine/protocol.ts';
import { games } from '../games/index.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import { hashOf, hasScreen, type Route } from '../route.ts';

export class GameSwitch {
  readonly #links = games.map(({ id }) => [id, h('a', { 'data-game': id })] as const);
  readonly element = h('nav', {}, ...this.#links.map(([, link]) => link));

  update(route: Route, strings: Strings): void {
    this.element.setAttribute('aria-label', strings.labels.games);
    for (const [game, link] of this.#links) this.#updateLink(link, game, route, strings);
  }

  #updateLink(link: HTMLElement, game: GameId, route: Route, strings: Strings): void {
    setText(link, strings.games[game].name);
    const screen = hasScreen(game, route.screen) ? route.screen : 'play';
    link.setAttribute('href', hashOf({ screen, game, place: '' }));
    if (game === route.game) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
