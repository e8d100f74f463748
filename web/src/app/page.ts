// SPDX-License-Identifier: MIT
// What lies around the board: the choice of game, language and theme, and the offer of a new version.

import type { ChuheGame } from '../elements/chuhe-game.ts';
import type { GameId } from '../engine/protocol.ts';
import { gameSpec } from '../games/index.ts';
import { isThemeWish, watchTheme, type ThemeWish } from '../elements/theme.ts';
import { languages, stringsFor, type Strings } from '../i18n/index.ts';
import { fieldsOf, load, save } from '../storage/store.ts';
import { glyphs, kGlyphBox } from '../board/glyphs.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { Picker } from '../ui/picker.ts';
import { GameSwitch } from './game-switch.ts';
import { parseRoute, type Route } from './route.ts';
import { offerUpdates } from './updates.ts';

interface PageSettings {
  /** Null follows the browser. */
  readonly lang: string | null;
  readonly theme: ThemeWish;
  /** The game of an address that names none. */
  readonly game: GameId;
}

const kSettings = 'page';

function parseSettings(raw: unknown): PageSettings | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { lang, theme, game } = fields;
  return {
    lang: typeof lang === 'string' ? lang : null,
    theme: isThemeWish(theme) ? theme : 'auto',
    game: gameSpec(typeof game === 'string' ? game : null).id,
  };
}

/** The names under which the games are kept between visits. */
const saveNames: Readonly<Record<GameId, string>> = { xiangqi: 'game', gomoku: 'gomoku' };

function find<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`the page has no ${selector}`);
  return element;
}

export function openPage(): void {
  const root = document.documentElement;
  const main = find<HTMLElement>('main');
  const boards = new Map<GameId, ChuheGame>();
  const gameSwitch = new GameSwitch();
  const language = new Picker('lang');
  const theme = new Picker('theme');
  let settings = load(kSettings, parseSettings) ?? { lang: null, theme: 'auto', game: 'xiangqi' };

  const strings = (): Strings =>
    stringsFor(settings.lang === null ? navigator.languages : [settings.lang]);

  const routeNow = (): Route => parseRoute(location.hash, { screen: 'play', game: settings.game });

  /** A board that is not shown has no engine, but keeps its game. */
  const boardOf = (game: GameId): ChuheGame => {
    const board = boards.get(game) ?? h('chuhe-game', { game, save: saveNames[game] });
    boards.set(game, board);
    return board;
  };

  const show = (): void => {
    const { games, labels, themes, about, language: lang } = strings();
    const route = routeNow();
    const { title, tagline } = games[route.game];
    const game = boardOf(route.game);
    root.lang = lang;
    watch.apply();
    game.setAttribute('lang', lang);
    game.setAttribute('theme', settings.theme);
    document.title = title;
    setText(find('#tagline'), tagline);
    setText(find('#about'), about);
    const names = languages.map((one) => [one.language, one.ownName] as const);
    language.update(labels.language, names, lang);
    theme.update(labels.theme, Object.entries(themes), settings.theme);
    gameSwitch.update(route, strings());
    updates.speak(strings());
    if (game.isConnected) return;
    for (const board of boards.values()) board.remove();
    main.append(game);
  };

  const change = (changes: Partial<PageSettings>): void => {
    settings = { ...settings, ...changes };
    save(kSettings, settings);
    show();
  };

  language.onPick = (lang) => change({ lang });
  theme.onPick = (wish) => change({ theme: isThemeWish(wish) ? wish : 'auto' });
  const watch = watchTheme(root, () => settings.theme);
  const updates = offerUpdates(main, () => boardOf(routeNow().game));
  main.append(updates.element);
  addEventListener('hashchange', () => change({ game: routeNow().game }));
  show();
  // Outlines, since not every system has a font for them.
  const river = (['楚', '河'] as const).map((name) => drawing(glyphs[name], kGlyphBox));
  find('h1').prepend(...river);
  find('h1').after(gameSwitch.element);
  find('#preferences').append(language.element, theme.element);
}
