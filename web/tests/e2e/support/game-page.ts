// SPDX-License-Identifier: MIT
// Page object of a board of either game, with its buttons and settings.

import { expect, type Locator, type Page } from '@playwright/test';

export type Action =
  | 'new-game'
  | 'undo'
  | 'hint'
  | 'resign'
  | 'flip'
  | 'stop'
  | 'pause'
  | 'step'
  | 'draw'
  | 'start'
  | 'more'
  | 'present'
  | 'first'
  | 'back'
  | 'forward'
  | 'last'
  | 'review'
  | 'play-again'
  | 'share'
  | 'analyse'
  | 'embed'
  | 'games'
  | 'thinking'
  | 'retry'
  | 'more-options'
  | 'think-again'
  | 'play-anyway';
/** Chosen for each game in the sheet of a new game. */
const terms = [
  'players',
  'side',
  'opponent',
  'coach',
  'level',
  'second-level',
  'preset',
  'time',
  'turns-board',
  'clock',
  'minutes',
  'seconds',
  'rules',
  'board-lines',
  'lines',
  'opening',
  'opener',
  'from',
  'giver',
  'fen',
] as const;

/** Chosen once in the settings. */
const lasting = [
  'lang',
  'theme',
  'notation',
  'sound',
  'hasCoordinates',
  'isStill',
  'explainsPieces',
  'typesMoves',
  'blindfold',
  'hasNumbers',
  'hasPieceValues',
  'reviewsAtOnce',
  'speaks',
  'showsThinking',
  'hasPremove',
  'mustTapTwice',
  'showsThreats',
  'threads',
  'table',
] as const;

export type Term = (typeof terms)[number];

export type Setting = Term | (typeof lasting)[number] | 'move';

function isTerm(setting: Setting): setting is Term {
  return terms.some((term) => term === setting);
}

/** The address of the other game. */
export const kGomoku = '#/play/gomoku';

/** In milliseconds, the maximum offered: long enough even on a slow machine. */
export const kLongThought = '60000';

/** A first move that is in no book, so that the engine has to think. */
export const kUnusualMove = 'e0e1';

/** The element's public properties. */
interface Reading {
  fen: string;
  moves: readonly string[];
  legalMoves: readonly string[];
  status: string;
  result: string;
  reason: string;
}

/**
 * Red's cannon chases a chariot back and forth; with `losingMove` Red loses under the Asian rules.
 * Case 1 of tests/data/repetition.txt, which names its source.
 */
export const chase = {
  fen: '2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/2C3NC1/9/1NBAKAB1R w - - 0 1',
  moves: 'c2a2 a7b7 a2b2 b7a7 b2a2 a7b7 a2b2 b7a7',
  losingMove: 'b2a2',
};

/** Tabbing through the whole page takes fewer keys. */
const kMostTabs = 60;

const kWaysBack: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown' };

export class GamePage {
  readonly page: Page;
  readonly root: Locator;
  /** Resolves when it is the user's turn. Touches that are too early are queued by every screen. */
  readonly #ready: () => Promise<void>;

  constructor(
    page: Page,
    root = page.locator('chuhe-game').first(),
    ready: () => Promise<void> = async () => {},
  ) {
    this.page = page;
    this.root = root;
    this.#ready = ready;
  }

  square(name: string): Locator {
    return this.root.locator(`[role=gridcell][data-square="${name}"]`);
  }

  action(name: Action): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  setting(name: Setting): Locator {
    return this.page.locator(`[data-setting="${name}"]`);
  }

  /** Opens the page and waits until the user can move. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.expectState('idle');
  }

  /** Sets a start position and moves, and waits until the user can move. */
  async set(fen: string, moves: string): Promise<void> {
    await this.root.evaluate((element) => element.removeAttribute('moves'));
    await this.root.evaluate((element, text) => element.setAttribute('fen', text), fen);
    await this.root.evaluate((element, text) => element.setAttribute('moves', text), moves);
    await expect.poll(async () => (await this.read()).legalMoves.length).toBeGreaterThan(0);
    await this.expectState('idle');
  }

  /** Alternatives are separated by `|`: `idle|over`. */
  async expectState(states: string): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', new RegExp(`^(${states})$`));
  }

  read(): Promise<Reading> {
    return this.root.evaluate((element) => {
      const { fen, moves, legalMoves, status, result, reason } = element as unknown as Reading;
      return { fen, moves, legalMoves, status, result, reason };
    });
  }

  async moves(): Promise<readonly string[]> {
    return (await this.read()).moves;
  }

  /** The moves as listed on the page. */
  listed(): Promise<string[]> {
    return this.root.locator('.move').allTextContents();
  }

  /** The open sheet. */
  sheet(): Locator {
    return this.page.locator('.sheet[open]');
  }

  async openSettings(): Promise<void> {
    await this.page.locator('#settings').click();
    await expect(this.sheet()).toBeVisible();
  }

  async openNewGame(): Promise<void> {
    await this.action('new-game').click();
    await expect(this.sheet()).toBeVisible();
  }

  /** Does nothing if they are open, as the browser remembers. */
  async openMoreOptions(): Promise<void> {
    const more = this.sheet().locator('details:not([open]) [data-action="more-options"]');
    if ((await more.count()) > 0) await more.click();
  }

  async leaveSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.sheet()).toHaveCount(0);
  }

  /** Starts a game with these options; the others keep the previous game's values. */
  async begin(chosen: Readonly<Partial<Record<Term, string>>> = {}): Promise<void> {
    await this.openNewGame();
    for (const [term, value] of Object.entries(chosen)) await this.#set(term, value);
    await this.action('start').click();
  }

  /** A term starts another game; a setting applies at once and is kept. */
  async choose(setting: Setting, value: string): Promise<void> {
    if (isTerm(setting)) return this.begin({ [setting]: value });
    await this.openSettings();
    await this.#set(setting, value);
    // The language may have to load first.
    if (setting === 'lang') await expect(this.page.locator('html')).toHaveAttribute('lang', value);
    return this.leaveSheet();
  }

  async setSwitch(setting: Setting, isOn = true): Promise<void> {
    await this.openSettings();
    await this.setting(setting).setChecked(isOn);
    await this.leaveSheet();
  }

  async expectChosen(setting: Setting, value: string): Promise<void> {
    if (isTerm(setting)) await this.openNewGame();
    else await this.openSettings();
    const control = this.sheet().locator(`[data-setting="${setting}"]`);
    if (setting === 'level') await expect(control).toBeVisible();
    const isGroup = (await control.evaluate(({ localName }) => localName)) === 'fieldset';
    await expect(isGroup ? control.locator('input:checked') : control).toHaveValue(value);
    await this.leaveSheet();
  }

  async #set(setting: string, value: string): Promise<void> {
    const control = this.sheet().locator(`[data-setting="${setting}"]`);
    if (!(await control.isVisible())) {
      // The level gives way to a face; other terms are behind "More options".
      if (setting === 'level') await this.#set('players', 'engine');
      else await this.openMoreOptions();
    }
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    );
    if (kind === 'fieldset' || kind === 'div')
      await control.locator(`input[value="${value}"]`).check();
    else if (kind === 'select') await control.selectOption(value);
    else if (kind === 'checkbox') await control.setChecked(value === 'true');
    else await control.fill(value);
  }

  /** Resigns: the button asks first. */
  async resign(): Promise<void> {
    await this.action('resign').click();
    await this.action('resign').click();
  }

  /** Opens an entry of the menu of less common actions. */
  async more(name: 'draw' | 'thinking' | 'analyse' | 'embed' | 'games'): Promise<void> {
    await this.action('more').click();
    await this.action(name).click();
  }

  /** Makes a move by two clicks, or places a stone by one, without waiting. */
  async click(move: string): Promise<void> {
    await this.#ready();
    for (const square of squaresOf(move)) await this.square(square).click();
  }

  /** The same by touch. */
  async tap(move: string): Promise<void> {
    await this.#ready();
    for (const square of squaresOf(move)) await this.square(square).tap();
  }

  /**
   * Makes a move by arrow keys and Enter; the board must have the focus and Red must be at the
   * bottom.
   */
  async type(move: string): Promise<void> {
    await this.#ready();
    for (const square of squaresOf(move)) {
      const focused = await this.page.evaluate(focusedElement);
      const [file = NaN, rank = NaN] = steps(focused?.['square'] ?? '', square);
      await this.press('ArrowRight', file);
      await this.press('ArrowUp', rank);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Presses Tab until such an element has the focus. */
  async tabTo(
    attribute: 'square' | 'action' | 'setting' | 'move' | 'node' | 'tab',
    value?: string,
  ): Promise<void> {
    for (let tabs = 0; tabs < kMostTabs; tabs++) {
      await this.page.keyboard.press('Tab');
      const focused = (await this.page.evaluate(focusedElement))?.[attribute];
      if (focused !== undefined && (value === undefined || focused === value)) return;
    }
    throw new Error(`Tab does not lead to any ${attribute} ${value ?? ''}`);
  }

  /** Makes a move by clicks and waits for the engine's reply, or the end. */
  async playAndWait(move: string): Promise<void> {
    const { moves } = await this.read();
    await this.click(move);
    await this.waitForAnswer(moves.length);
  }

  /** Plays the first legal move and waits for the engine's reply, or the end. */
  async playAnyAndWait(): Promise<void> {
    await this.playAndWait(await this.anyMove());
  }

  /**
   * The first legal move, once the engine has described the position; until then the list belongs
   * to the previous position.
   */
  async anyMove(): Promise<string> {
    await this.expectState('idle');
    await expect.poll(async () => (await this.read()).legalMoves.length).toBeGreaterThan(0);
    const { legalMoves } = await this.read();
    return legalMoves[0]!;
  }

  async waitForAnswer(movesBefore: number): Promise<void> {
    await expect.poll(async () => (await this.moves()).length).toBeGreaterThan(movesBefore);
    await this.expectState('idle|over');
  }

  private async press(key: string, times: number): Promise<void> {
    const pressed = times < 0 ? kWaysBack[key]! : key;
    for (let count = Math.abs(times); count > 0; count--) await this.page.keyboard.press(pressed);
  }
}

/** Files to the right and ranks up. */
function steps(from: string, to: string): number[] {
  return [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
}

function squaresOf(move: string): string[] {
  return move.match(/[a-z]\d+/g) ?? [];
}

/** Runs in the page: the focused element, through all shadow roots. */
function focusedElement(): Record<string, string | undefined> | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? { ...element.dataset } : null;
}
