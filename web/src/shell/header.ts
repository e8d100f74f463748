// SPDX-License-Identifier: MIT
// The header: name, screen and game links, settings; on phones the screen links are at the bottom.

import { glyphs, kGlyphBox } from '../board/glyphs.ts';
import type { Strings } from '../i18n/index.ts';
import { hashOf, type Route } from '../route.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { GameSwitch } from './game-switch.ts';
import { ScreenSwitch } from './screen-switch.ts';

/** Three sliders. */
const kSliders = 'M4 7h9M17 7h3M15 4.5v5M4 12h3M11 12h9M9 9.5v5M4 17h9M17 17h3M15 14.5v5';

export interface HeaderHandlers {
  /** Rejects if it cannot be downloaded. */
  openSettings(): Promise<void>;
  /** Moves the focus to the board. */
  goToBoard(): void;
}

export function find<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

export class Header {
  readonly #screens = new ScreenSwitch();
  readonly #games = new GameSwitch();
  readonly #skip = h('a', { class: 'skip', href: '#' });
  readonly #home = h('a', {}, h('span', {}, 'Chuhe'));
  readonly #settings = h('button', { type: 'button', id: 'settings', class: 'settings' });
  #missing = '';

  constructor({ openSettings, goToBoard }: HeaderHandlers) {
    this.#settings.append(drawing(kSliders, '0 0 24 24'));
    this.#settings.addEventListener('click', () => {
      openSettings().catch(() => (this.#settings.title = this.#missing));
    });
    this.#skip.addEventListener('click', (event) => {
      event.preventDefault();
      goToBoard();
    });
    // Drawn as outlines, because not every system has a font for them.
    this.#home.prepend(...(['楚', '河'] as const).map((name) => drawing(glyphs[name], kGlyphBox)));
    find('h1').append(this.#home);
    find('header').prepend(this.#skip);
    find('header').append(this.#screens.element, this.#games.element, this.#settings);
  }

  update(route: Route, strings: Strings): void {
    const { games, labels, screens, language } = strings;
    const { title } = games[route.game];
    document.documentElement.lang = language;
    document.title = route.screen === 'play' ? title : `${screens[route.screen]} · ${title}`;
    this.#missing = screens.missing;
    setText(this.#skip, labels.skip);
    this.#home.setAttribute('href', hashOf({ screen: 'play', game: route.game, place: '' }));
    this.#settings.title = labels.settings;
    this.#settings.setAttribute('aria-label', labels.settings);
    this.#screens.update(route, strings);
    this.#games.update(route, strings);
  }
}
