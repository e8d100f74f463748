// SPDX-License-Identifier: MIT
// Selects the screen and the language, from the address, the page's settings and the records given to it.

import { inTime } from '../engine/fetch-file.ts';
import type { GameId } from '../engine/protocol.ts';
import type { GivenGame, ToldGame } from '../games/played-game.ts';
import type { Strings } from '../i18n/index.ts';
import { languageFor, type Language } from '../i18n/languages.ts';
import type { Texts } from '../i18n/texts.ts';
import {
  hashOf,
  kEditor,
  kEndings,
  kMasters,
  kMistakes,
  kOpenings,
  kRulings,
  kTraining,
  parseRoute,
  reviewIn,
  type Route,
} from '../route.ts';
import type { PageSettings } from './page-settings.ts';
import type { SideScreen } from './side-screen.ts';

/** Places that have their own element. */
const parts: readonly SideScreen[] = [kEndings, kRulings, kTraining, kMasters, 'guess'];

interface Analysis {
  open(content: Blob): unknown;
  openGame(given: ToldGame | GivenGame): unknown;
  review(): void;
}

/** The screens. Those loaded later reject if they cannot be downloaded. */
interface Screens<Shown> {
  readonly shown: Shown | null;
  game(game: GameId): Shown & { setUp(fen: string): unknown; receive(link: string): unknown };
  analysis(game: GameId, language: Language): Promise<Shown & Analysis>;
  side(screen: SideScreen, game: GameId, language: Language): Promise<Shown>;
  show(element: Shown, attributes: Readonly<Record<string, string>>): void;
  showMissing(strings: Strings): void;
}

/** What a shell needs from the page; tests supply their own. */
export interface Surroundings<Shown> {
  readonly screens: Screens<Shown>;
  readonly texts: Pick<Texts<Strings>, 'in' | 'load'>;
  /**
   * The part of the address after `#`. Setting `hash` adds a history entry; `name` does so only for a place that is a
   * step of its own.
   */
  readonly address: { hash: string; name(hash: string): void };
  /** The languages preferred by the browser. */
  languages(): readonly string[];
  save(settings: PageSettings): void;
  /** Yields to the browser, so that no task is long. */
  pause(): Promise<void>;
  /** Updates everything around the screens. */
  update(route: Route, strings: Strings): void;
}

export class Shell<Shown> {
  readonly #page: Surroundings<Shown>;
  #settings: PageSettings;
  /** The last successfully downloaded language. */
  #language: Language = 'en';
  /** Opened as soon as there is an analysis. */
  #record: Blob | ToldGame | GivenGame | null = null;
  /** A position from which to set up a game. */
  #position: string | null = null;
  /** The address of the visible screen, which the reader may be leaving. */
  #seen = '';

  constructor(settings: PageSettings, page: Surroundings<Shown>) {
    this.#settings = settings;
    this.#page = page;
  }

  get settings(): PageSettings {
    return this.#settings;
  }

  get language(): Language {
    return this.#language;
  }

  get strings(): Strings {
    return this.#page.texts.in(this.#language);
  }

  get route(): Route {
    const { game } = this.#settings;
    return parseRoute(this.#page.address.hash, { screen: 'play', game });
  }

  /** Shows the screen of the address. Nothing is shown in another language first. */
  async open(): Promise<void> {
    const language = this.#wantedLanguage();
    const hasCome = await this.#page.texts.load(language).then(
      () => true,
      () => false,
    );
    if (language !== this.#wantedLanguage()) return;
    if (hasCome) this.#language = language;
    this.#page.update(this.route, this.strings);
    await this.#page.pause();
    await this.#showScreen();
  }

  change(changes: Partial<PageSettings>): Promise<void> {
    this.#settings = { ...this.#settings, ...changes };
    this.#page.save(this.#settings);
    return this.open();
  }

  /** The reader has navigated to another address. */
  addressChanged(): Promise<void> {
    return this.change({ game: this.route.game });
  }

  /** Opens a given record in the analysis; if it does not name a game, it is read as the current one. */
  async openRecord(content: Blob): Promise<void> {
    const { gameOfRecord, friendsLink } = await import('./record-game.ts');
    const link = await friendsLink(content);
    if (link !== null) {
      this.#page.address.hash = link;
      return;
    }
    const game = (await gameOfRecord(content)) ?? this.route.game;
    await this.#analyse(game, content);
  }

  /** Analyses a game together with its details. */
  openGame(given: ToldGame | GivenGame): Promise<void> {
    return this.#analyse(given.game ?? this.route.game, given);
  }

  /** Plays from a position. */
  playFrom(fen: string): void {
    this.#position = fen;
    this.#page.address.hash = hashOf({ screen: 'play', game: this.route.game, place: '' });
  }

  /**
   * Updates the address to the place on the screen. Ignored for a screen that is only visible until the next one has
   * loaded.
   */
  placeChanged(screen: unknown, place: string): void {
    const { route } = this;
    const isHere = hashOf({ ...route, place: '' }) === this.#seen;
    if (screen !== this.#page.screens.shown || !isHere) return;
    this.#page.address.name(hashOf({ ...route, place }));
  }

  async #analyse(game: GameId, record: Blob | ToldGame | GivenGame): Promise<void> {
    this.#record = record;
    const hash = hashOf({ screen: 'analyse', game, place: '' });
    if (this.#page.address.hash === hash) await this.#showScreen();
    else this.#page.address.hash = hash;
  }

  #wantedLanguage(): Language {
    const { lang } = this.#settings;
    return languageFor(lang === null ? this.#page.languages() : [lang]);
  }

  #showScreen(): Promise<void> {
    const { route } = this;
    const { screen, place } = route;
    if (screen === 'play') return this.#showGame(route);
    if (screen === 'analyse') return this.#showAnalysis(route);
    const part = parts.find((one) => place.startsWith(one));
    return this.#showSide(route, part ?? screen);
  }

  async #showGame(route: Route): Promise<void> {
    const board = this.#page.screens.game(route.game);
    this.#show(route, board);
    if (this.#position !== null) board.setUp(this.#position);
    this.#position = null;
    if (route.place !== '') board.receive(route.place);
  }

  async #showAnalysis(route: Route): Promise<void> {
    const { screens } = this.#page;
    const analysis = await this.#arrived(route, screens.analysis(route.game, this.#language));
    if (analysis === null) return;
    const { place, isWanted } = reviewIn(route.place);
    const isTool = place === kEditor || place === kMistakes || place.startsWith(kOpenings);
    this.#show(route, analysis, { at: isTool ? place : '' });
    if (place !== '' && !isTool) this.#record = new Blob([place]);
    const record = this.#record;
    this.#record = null;
    if (record instanceof Blob) analysis.open(record);
    else if (record !== null) analysis.openGame(record);
    if (!isWanted) return;
    analysis.review();
    this.placeChanged(analysis, '');
  }

  async #showSide(route: Route, screen: SideScreen): Promise<void> {
    const { screens } = this.#page;
    const element = await this.#arrived(route, screens.side(screen, route.game, this.#language));
    if (element !== null) this.#show(route, element, route.place === '' ? {} : { at: route.place });
  }

  /** Null if it cannot be downloaded, or if the address or the language has changed in the meantime. */
  async #arrived<Made>(route: Route, coming: Promise<Made>): Promise<Made | null> {
    const language = this.#language;
    const element = await inTime(coming).catch(() => null);
    if (hashOf(this.route) !== hashOf(route)) return null;
    if (element === null) this.#page.screens.showMissing(this.strings);
    return language === this.#language ? element : null;
  }

  #show(route: Route, screen: Shown, place: Readonly<Record<string, string>> = {}): void {
    this.#seen = hashOf({ ...route, place: '' });
    const { theme } = this.#settings;
    this.#page.screens.show(screen, { lang: this.#language, theme, ...place });
  }
}
