// SPDX-License-Identifier: MIT
// What lies around the board: the title, language and theme, and the offer of a new version.

import type { ChuheGame } from '../elements/chuhe-game.ts';
import { isThemeWish, watchTheme, type ThemeWish } from '../elements/theme.ts';
import { languages, stringsFor, type Strings } from '../i18n/index.ts';
import { fieldsOf, load, save } from '../storage/store.ts';
import { glyphs, kGlyphBox } from '../board/glyphs.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { Picker } from '../ui/picker.ts';
import { offerUpdates } from './updates.ts';

interface PageSettings {
  /** Null follows the browser. */
  readonly lang: string | null;
  readonly theme: ThemeWish;
}

const kSettings = 'page';

function parseSettings(raw: unknown): PageSettings | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { lang, theme } = fields;
  return {
    lang: typeof lang === 'string' ? lang : null,
    theme: isThemeWish(theme) ? theme : 'auto',
  };
}

function find<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`the page has no ${selector}`);
  return element;
}

export function openPage(): void {
  const root = document.documentElement;
  const game = h('chuhe-game', { save: 'game' }) as ChuheGame;
  const language = new Picker('lang');
  const theme = new Picker('theme');
  let settings = load(kSettings, parseSettings) ?? { lang: null, theme: 'auto' };

  const strings = (): Strings =>
    stringsFor(settings.lang === null ? navigator.languages : [settings.lang]);

  const show = (): void => {
    const { labels, themes, title, tagline, about, language: lang } = strings();
    root.lang = lang;
    root.setAttribute('theme', settings.theme);
    watch.apply();
    game.setAttribute('lang', lang);
    game.setAttribute('theme', settings.theme);
    document.title = title;
    setText(find('#tagline'), tagline);
    setText(find('#about'), about);
    const names = languages.map((one) => [one.language, one.ownName] as const);
    language.update(labels.language, names, lang);
    theme.update(labels.theme, Object.entries(themes), settings.theme);
    updates.speak(strings());
  };

  const change = (changes: Partial<PageSettings>): void => {
    settings = { ...settings, ...changes };
    save(kSettings, settings);
    show();
  };

  language.onPick = (lang) => change({ lang });
  theme.onPick = (wish) => change({ theme: isThemeWish(wish) ? wish : 'auto' });
  const watch = watchTheme(root, () => {});
  const updates = offerUpdates(game);
  show();
  // Outlines, since not every system has a font for them.
  const river = (['楚', '河'] as const).map((name) => drawing(glyphs[name], kGlyphBox));
  find('h1').prepend(...river);
  find('#preferences').append(language.element, theme.element);
  find('main').append(updates.element, game);
}
