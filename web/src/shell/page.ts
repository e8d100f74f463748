// SPDX-License-Identifier: MIT
// What lies around the board: the choice of screen, game, language and theme, and the offer of a new
// version.

import { themeWishOf, watchTheme } from '../ui/theme.ts';
import { pageTexts, type Strings } from '../i18n/index.ts';
import { languageFor, languages, type Language } from '../i18n/languages.ts';
import { saveNames } from '../storage/save-names.ts';
import { load, save, whenReplaced } from '../storage/store.ts';
import { glyphs, kGlyphBox } from '../board/glyphs.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { Picker } from '../ui/picker.ts';
import { GameSwitch } from './game-switch.ts';
import { listenToRecords } from './given-records.ts';
import { parseSettings, type PageSettings } from './page-settings.ts';
import { hashOf, kEditor, parseRoute, type Route } from '../route.ts';
import { ScreenSwitch } from './screen-switch.ts';
import { Stage } from './stage.ts';
import { offerUpdates } from './updates.ts';

/** A disc on the crossing of two lines. */
const kPieceOnPoint = 'M12 3v4M12 17v4M3 12h4M17 12h4M17 12a5 5 0 1 1-10 0a5 5 0 1 1 10 0';

function find<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`the page has no ${selector}`);
  return element;
}

export function openPage(): void {
  const root = document.documentElement;
  const main = find<HTMLElement>('main');
  const stage = new Stage(main);
  const screenSwitch = new ScreenSwitch();
  const gameSwitch = new GameSwitch();
  const languagePicker = new Picker('lang');
  const theme = new Picker('theme');
  const data = find<HTMLButtonElement>('#data');
  const look = h('button', { type: 'button', id: 'look', 'data-action': 'look' });
  look.append(drawing(kPieceOnPoint, '0 0 24 24'));
  let settings: PageSettings = load(saveNames.page, parseSettings) ?? {
    lang: null,
    theme: 'auto',
    game: 'xiangqi',
  };
  /** To be opened as soon as there is an analysis. */
  let given: Blob | null = null;

  /** A position from which a game is to be set up. */
  let toPlay: string | null = null;

  /** The screen that is seen, which one may be leaving. */
  let seen = '';

  /** What the page speaks: the last language that could be brought. */
  let spoken: Language = 'en';

  const strings = (): Strings => pageTexts.in(spoken);

  const wanted = (): Language =>
    languageFor(settings.lang === null ? navigator.languages : [settings.lang]);

  const routeNow = (): Route => parseRoute(location.hash, { screen: 'play', game: settings.game });

  const attributes = (): Record<string, string> => ({ lang: spoken, theme: settings.theme });

  const put = (route: Route, element: HTMLElement, at: Record<string, string> = {}): void => {
    seen = hashOf({ ...route, place: '' });
    stage.show(element, { ...attributes(), ...at });
  };

  /** Null where it cannot be downloaded, or one has gone elsewhere meanwhile. */
  const arrived = async <Made extends HTMLElement>(
    route: Route,
    coming: Promise<Made>,
  ): Promise<Made | null> => {
    const element = await coming.catch(() => null);
    if (hashOf(routeNow()) !== hashOf(route)) return null;
    if (element === null) {
      stage.show(h('p', { class: 'missing', role: 'alert' }, strings().screens.missing), {});
    }
    return element;
  };

  const showAnalysis = async (route: Route): Promise<void> => {
    const language = spoken;
    const analysis = await arrived(route, stage.analysis(route.game, language));
    if (analysis === null || language !== spoken) return;
    const isEditing = route.place === kEditor;
    put(route, analysis, { at: isEditing ? kEditor : '' });
    if (route.place !== '' && !isEditing) given = new Blob([route.place]);
    if (given !== null) void analysis.open(given);
    given = null;
  };

  const showStage = async (route: Route): Promise<void> => {
    const { screen, game, place } = route;
    if (screen === 'play') {
      const board = stage.game(game);
      put(route, board);
      if (toPlay !== null) void board.setUp(toPlay);
      toPlay = null;
      return undefined;
    }
    if (screen === 'analyse') return showAnalysis(route);
    const language = spoken;
    const study = await arrived(route, stage.study(screen, game, language));
    if (study === null || language !== spoken) return undefined;
    return put(route, study, place === '' ? {} : { at: place });
  };

  const show = (): void => {
    const { games, labels, themes, about, screens } = strings();
    const route = routeNow();
    const { title, tagline } = games[route.game];
    root.lang = spoken;
    watch.apply();
    document.title = route.screen === 'play' ? title : `${screens[route.screen]} · ${title}`;
    setText(find('#tagline'), tagline);
    setText(find('#about'), about);
    setText(data, labels.data);
    look.title = labels.look;
    look.setAttribute('aria-label', labels.look);
    const names = languages.map(({ tag, name }) => [tag, name, tag] as const);
    languagePicker.update(labels.language, names, spoken);
    theme.update(labels.theme, Object.entries(themes), settings.theme);
    screenSwitch.update(route, strings());
    gameSwitch.update(route, strings());
    updates.speak(strings());
    dropSign.speak(strings());
    void showStage(route);
  };

  /** Nothing is shown in another language first. */
  const showInLanguage = async (): Promise<void> => {
    const language = wanted();
    const isHere = await pageTexts.bring(language).then(
      () => true,
      () => false,
    );
    if (language !== wanted()) return;
    if (isHere) spoken = language;
    show();
  };

  const change = (changes: Partial<PageSettings>): void => {
    settings = { ...settings, ...changes };
    save(saveNames.page, settings);
    void showInLanguage();
  };

  data.addEventListener('click', () => void openData());
  look.addEventListener('click', () => void openLooks());
  languagePicker.onPick = (lang) => change({ lang });
  theme.onPick = (wish) => change({ theme: themeWishOf(wish) });
  const watch = watchTheme(root, () => settings.theme);
  const updates = offerUpdates(main, () => stage.game(routeNow().game));
  const openRecord = (content: Blob): void => {
    given = content;
    const hash = hashOf({ screen: 'analyse', game: routeNow().game, place: '' });
    if (location.hash === hash) void showStage(routeNow());
    else location.hash = hash;
  };
  const openData = async (): Promise<void> => {
    try {
      const { openBackup } = await import('./backup/open-backup.ts');
      await openBackup(strings().labels.data, spoken);
    } catch {
      setText(data, strings().screens.missing);
    }
  };
  const openLooks = async (): Promise<void> => {
    try {
      const { openLook } = await import('../board/looks/open-look.ts');
      await openLook(strings().labels.look, spoken, stage.shown ?? root);
    } catch {
      look.title = strings().screens.missing;
    }
  };
  const dropSign = listenToRecords(openRecord);
  main.addEventListener('chuhe-analyse', ({ detail: { startFen, moves } }) =>
    openRecord(new Blob([`${startFen} moves ${moves.join(' ')}`])),
  );
  main.addEventListener('chuhe-play', (event) => {
    if (!(event instanceof CustomEvent)) return;
    toPlay = String(event.detail);
    location.hash = hashOf({ screen: 'play', game: routeNow().game, place: '' });
  });
  // The address follows the place on the screen, without a step in the history for each; it is not for
  // a screen that is seen only until the next one has come.
  main.addEventListener('chuhe-place', (event) => {
    const route = routeNow();
    if (!(event instanceof CustomEvent) || event.target !== stage.shown) return;
    if (hashOf({ ...route, place: '' }) !== seen) return;
    history.replaceState(null, '', hashOf({ ...route, place: String(event.detail) }));
  });
  main.append(updates.element, dropSign.element);
  whenReplaced(() => location.reload());
  addEventListener('hashchange', () => change({ game: routeNow().game }));
  void showInLanguage();
  // Outlines, since not every system has a font for them.
  const river = (['楚', '河'] as const).map((name) => drawing(glyphs[name], kGlyphBox));
  find('h1').prepend(...river);
  find('h1').after(screenSwitch.element, gameSwitch.element);
  find('#preferences').append(languagePicker.element, theme.element, look);
}
