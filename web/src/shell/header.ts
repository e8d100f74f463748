// SPDX-License-Identifier: MIT
// What lies around the screens: title, choice of screen, game, language and theme, the dialogs of the page.

import { glyphs, kGlyphBox } from '../board/glyphs.ts';
import { themeWishes, type ThemeWish } from '../games/looks.ts';
import type { Strings } from '../i18n/index.ts';
import { languages, type Language } from '../i18n/languages.ts';
import type { Route } from '../route.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { optionsOf, Picker } from '../ui/picker.ts';
import { GameSwitch } from './game-switch.ts';
import type { PageSettings } from './page-settings.ts';
import { ScreenSwitch } from './screen-switch.ts';

/** A disc on the crossing of two lines. */
const kPieceOnPoint = 'M12 3v4M12 17v4M3 12h4M17 12h4M17 12a5 5 0 1 1-10 0a5 5 0 1 1 10 0';

export interface HeaderHandlers {
  change(changes: Partial<PageSettings>): void;
  /** Opens the dialog about kept data; rejects where it cannot be downloaded. */
  openData(): Promise<void>;
  /** That about board and pieces; rejects alike. */
  openLook(): Promise<void>;
  /** That about what others made; rejects alike. */
  openLicences(): Promise<void>;
}

export function find<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`the page has no ${selector}`);
  return element;
}

/** They are written in two languages: each reader gets the nearest. */
function docsFor(language: Language): string {
  return language === 'zh-Hans' || language === 'zh-Hant' ? 'docs/zh/' : 'docs/';
}

export class Header {
  readonly #screens = new ScreenSwitch();
  readonly #games = new GameSwitch();
  readonly #language = new Picker('lang');
  readonly #theme = new Picker<ThemeWish>('theme');
  readonly #tagline = find('#tagline');
  readonly #about = find('#about');
  readonly #data = find<HTMLButtonElement>('#data');
  readonly #licences = find<HTMLButtonElement>('#licences');
  readonly #forSites = find<HTMLAnchorElement>('#for-sites');
  readonly #look = h('button', { type: 'button', id: 'look', 'data-action': 'look' });
  #missing = '';

  constructor({ change, openData, openLook, openLicences }: HeaderHandlers) {
    this.#look.append(drawing(kPieceOnPoint, '0 0 24 24'));
    this.#language.onPick = (lang) => change({ lang });
    this.#theme.onPick = (theme) => change({ theme });
    this.#data.addEventListener('click', () => {
      openData().catch(() => setText(this.#data, this.#missing));
    });
    this.#licences.addEventListener('click', () => {
      openLicences().catch(() => setText(this.#licences, this.#missing));
    });
    this.#look.addEventListener('click', () => {
      openLook().catch(() => (this.#look.title = this.#missing));
    });
    // Outlines, since not every system has a font for them.
    const river = (['楚', '河'] as const).map((name) => drawing(glyphs[name], kGlyphBox));
    find('h1').prepend(...river);
    find('h1').after(this.#screens.element, this.#games.element);
    find('#preferences').append(this.#language.element, this.#theme.element, this.#look);
  }

  update(route: Route, { theme }: PageSettings, strings: Strings): void {
    const { games, labels, themes, about, screens, language } = strings;
    const { title, tagline } = games[route.game];
    document.documentElement.lang = language;
    document.title = route.screen === 'play' ? title : `${screens[route.screen]} · ${title}`;
    this.#missing = screens.missing;
    setText(this.#tagline, tagline);
    setText(this.#about, about);
    setText(this.#data, labels.data);
    setText(this.#licences, labels.licences);
    setText(this.#forSites, labels.forSites);
    this.#forSites.href = docsFor(language);
    this.#look.title = labels.look;
    this.#look.setAttribute('aria-label', labels.look);
    const names = languages.map(({ tag, name }) => [tag, name, tag] as const);
    this.#language.update(labels.language, names, language);
    this.#theme.update(labels.theme, optionsOf(themeWishes, themes), theme);
    this.#screens.update(route, strings);
    this.#games.update(route, strings);
  }
}
