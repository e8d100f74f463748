// SPDX-License-Identifier: MIT
// Shows one screen at a time and keeps the game or record of each.

import type { ChuheAnalysis } from '../screens/analyse/chuhe-analysis.ts';
import type { ChuheGame } from '../screens/play/chuhe-game.ts';
import type { GameId } from '../engine/protocol.ts';
import type { Strings } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import { saveNames } from '../storage/save-names.ts';
import { h } from '../ui/dom.ts';
import type * as laterScreens from './later-screens.ts';
import { kEager, type SideScreen } from './side-screen.ts';

export type SideElement = Awaited<ReturnType<(typeof laterScreens.sideScreens)[SideScreen]>>;

/** Rarely used parts are loaded on demand. */
const later = (): Promise<typeof laterScreens> => import('./later-screens.ts');

/** Creates the value once, and retries only after a failure. */
function kept<Key, Made>(
  made: Map<Key, Promise<Made>>,
  key: Key,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = made.get(key);
  if (known !== undefined) return known;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

/** An element, and when it has been drawn if that is later than its insertion. */
type Screen = HTMLElement & { readonly whenDrawn?: Promise<void> };

export class Stage {
  readonly #main: HTMLElement;
  readonly #games = new Map<GameId, ChuheGame>();
  readonly #analyses = new Map<GameId, Promise<ChuheAnalysis>>();
  readonly #sides = new Map<string, Promise<SideElement>>();
  #shown: HTMLElement | null = null;

  constructor(main: HTMLElement) {
    this.#main = main;
  }

  get shown(): HTMLElement | null {
    return this.#shown;
  }

  /** The board of a game. While hidden it keeps its game but has no engine. */
  game(game: GameId): ChuheGame {
    const known = this.#games.get(game);
    if (known !== undefined) return known;
    const save = saveNames.play[game];
    const made = h('chuhe-game', {
      ...kEager,
      game,
      save,
      opponent: 'leo',
      analysable: '',
      archived: '',
      linkable: '',
      embeddable: '',
    });
    this.#games.set(game, made);
    return made;
  }

  /** Includes the texts of the language. Rejects if it cannot be downloaded; the next call tries again. */
  async analysis(game: GameId, language: Language): Promise<ChuheAnalysis> {
    const element = await kept(this.#analyses, game, async () =>
      (await later()).makeAnalysis(game),
    );
    await element.texts.load(language);
    return element;
  }

  /** Includes the texts of the language; rejects like an analysis. */
  async side(screen: SideScreen, game: GameId, language: Language): Promise<SideElement> {
    const make = async (): Promise<SideElement> => (await later()).sideScreens[screen](game);
    const element = await kept(this.#sides, `${screen}/${game}`, make);
    await element.texts.load(language);
    return element;
  }

  /** The requested screen could not be downloaded. */
  showMissing({ screens, labels }: Strings): void {
    const again = h('a', { href: '' }, labels.tryAgain);
    this.show(h('p', { class: 'missing', role: 'alert' }, `${screens.missing} `, again), {});
  }

  /** Removes the previous element from the page, which stops its engine. */
  show(element: Screen, attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (element === this.#shown) return;
    this.#main.querySelector('.stalled')?.remove();
    // The picture stays until the board is drawn, unless another screen comes.
    const drawn = this.#shown === null ? element.whenDrawn : null;
    void Promise.resolve(drawn).then(() => this.#main.querySelector('.first')?.remove());
    this.#shown?.remove();
    this.#shown = element;
    this.#main.append(element);
  }
}
