// SPDX-License-Identifier: MIT
// The links between the screens of one game.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import { screens } from '../games/game-spec.ts';
import { gameSpec } from '../games/index.ts';
import { hashOf, type Route } from '../route.ts';

export class ScreenSwitch {
  readonly #links = screens.map((screen) => [screen, h('a', { 'data-screen': screen })] as const);
  readonly element = h('nav', {}, ...this.#links.map(([, link]) => link));

  update(route: Route, { screens: names }: Strings): void {
    this.element.setAttribute('aria-label', names.label);
    for (const [screen, link] of this.#links) {
      setText(link, names[screen]);
      link.setAttribute('href', hashOf({ ...route, screen, place: '' }));
      link.hidden = !gameSpec(route.game).screens.includes(screen);
      if (screen === route.screen) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }
}
