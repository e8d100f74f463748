// SPDX-License-Identifier: MIT
// Which screen is shown, in which language: what follows from the address, from the settings of the page
// and from what is given to it.

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
  kGames,
  kMasters,
  kMend,
  kRulings,
  kTraining,
  parseRoute,
  reviewIn,
  type Route,
} from '../route.ts';
import type { PageSettings } from './page-settings.ts';
import type { SideScreen } from './stage.ts';

/** Places of a screen with an element of their own. */
const parts: readonly SideScreen[] = [kEndings, kRulings, kTraining, kMasters, 'guess'];

interface Analysis {
  open(content: Blob): unknown;
  openGame(given: ToldGame | GivenGame): unknown;
  review(): void;
}

/** Where the screens stand. Those that come later reject where they cannot be downloaded. */
interface Screens<Shown> {
  readonly shown: Shown | null;
  game(game: GameId): Shown & { setUp(fen: string): unknown; receive(link: string): unknown };
  analysis(game: GameId, language: Language): Promise<Shown & Analysis>;
  side(screen: SideScreen, game: GameId, language: Language): Promise<Shown>;
  show(element: Shown, attributes: Readonly<Record<string, string>>): void;
  showMissing(strings: Strings): void;
}

/** What a shell needs of the page; tests bring their own. */
export interface Surroundings<Shown> {
  readonly screens: Screens<Shown>;
  readonly texts: Pick<Texts<Strings>, 'in' | 'load'>;
  /** Of the address, what is behind its `#`. A change of `hash` is a step of the history. */
  readonly address: { hash: string; replace(hash: string): void };
  /** What the reader's browser asks for. */
  languages(): readonly string[];
  save(settings: PageSettings): void;
  /** Lets the browser draw, so that no task is long. */
  pause(): Promise<void>;
  /** Shows what lies around the screens. */
  update(route: Route, strings: Strings): void;
}

export class Shell<Shown> {
  readonly #page: Surroundings<Shown>;
  #settings: PageSettings;
  /** The last language that could be downloaded. */
  #language: Language = 'en';
  /** To be opened as soon as there is an analysis. */
  #record: Blob | ToldGame | GivenGame | null = null;
  /** A position from which a game is to be set up. */
  #position: string | null = null;
  /** The address of the screen that is seen, which one may be leaving. */
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

  /** One has gone to another address. */
  addressChanged(): Promise<void> {
    return this.change({ game: this.route.game });
  }

  /** A record was given to the page, to be analysed; by the game on the screen where it names none. */
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

  /** A game with all that is known of it is to be analysed. */
  openGame(given: ToldGame | GivenGame): Promise<void> {
    return this.#analyse(given.game ?? this.route.game, given);
  }

  /** A position is to be played. */
  playFrom(fen: string): void {
    this.#position = fen;
    this.#page.address.hash = hashOf({ screen: 'play', game: this.route.game, place: '' });
  }

  /**
   * The address follows the place on the screen, without a step in the history for each; it is not for
   * a screen that is seen only until the next one has come.
   */
  placeChanged(screen: unknown, place: string): void {
    const { route } = this;
    const isHere = hashOf({ ...route, place: '' }) === this.#seen;
    if (screen !== this.#page.screens.shown || !isHere) return;
    this.#page.address.replace(hashOf({ ...route, place }));
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
    if (screen === 'analyse') {
      return place === kGames ? this.#showSide(route, kGames) : this.#showAnalysis(route);
    }
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
    const isTool = place === kEditor || place === kMend;
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

  /** Null where it cannot be downloaded, or the address or the language is another meanwhile. */
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
