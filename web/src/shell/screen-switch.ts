// SPDX-License-Identifier: MIT
// The links between the screens of a game, with icons when they form a bar.

import type { Strings } from '../i18n/index.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { screens, type Screen } from '../games/game-spec.ts';
import { hashOf, type Route } from '../route.ts';

const drawings: Readonly<Record<Screen, string>> = {
  play: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  puzzles:
    'M5 9h4V7.5a2 2 0 1 1 4 0V9h4v4h1.5a2 2 0 1 1 0 4H17v3.5H5V16.5h1.2a1.9 1.9 0 1 0 0-3.8H5z',
  learn: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  analyse: 'M4 20h16M6 16l4.5-6 3.5 3.5L19.5 6M15.5 6h4v4',
  games: 'M4 4.5h4v15H4zM8 4.5h4v15H8zM14.5 5.5l4-1 3 14.5-4 1z',
};

export class ScreenSwitch {
  readonly #links = screens.map((screen) => {
    const name = h('span');
    const link = h('a', { 'data-screen': screen }, drawing(drawings[screen], '0 0 24 24'), name);
    return { screen, link, name };
  });
  readonly element = h('nav', { class: 'screens' }, ...this.#links.map(({ link }) => link));

  update(route: Route, { screens: names }: Strings): void {
    this.element.setAttribute('aria-label', names.label);
    for (const { screen, link, name } of this.#links) {
      setText(name, names[screen]);
      link.setAttribute('href', hashOf({ ...route, screen, place: '' }));
      if (screen === route.screen) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }
}
