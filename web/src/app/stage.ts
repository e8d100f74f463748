// SPDX-License-Identifier: MIT
// Where the screens stand: one of them at a time, each with its game or record kept.

import type { ChuheAnalysis } from '../analyse/chuhe-analysis.ts';
import type { ChuheGame } from '../elements/chuhe-game.ts';
import type { GameId } from '../engine/protocol.ts';
import { h } from '../ui/dom.ts';
import type { Route } from './route.ts';

/** The names under which games and records are kept between visits. */
const saveNames: Readonly<Record<Route['screen'], Readonly<Record<GameId, string>>>> = {
  play: { xiangqi: 'game', gomoku: 'gomoku' },
  analyse: { xiangqi: 'analysis', gomoku: 'gomoku-analysis' },
};

/** What is seldom needed comes when it is. */
async function makeAnalysis(attributes: Record<string, string>): Promise<ChuheAnalysis> {
  const { defineChuheAnalysis } = await import('../analyse/chuhe-analysis.ts');
  defineChuheAnalysis();
  return h('chuhe-analysis', attributes);
}

export class Stage {
  readonly #main: HTMLElement;
  readonly #games = new Map<GameId, ChuheGame>();
  readonly #analyses = new Map<GameId, Promise<ChuheAnalysis>>();
  #shown: HTMLElement | null = null;

  constructor(main: HTMLElement) {
    this.#main = main;
  }

  /** The board of a game; one that is not shown has no engine, but keeps its game. */
  game(game: GameId): ChuheGame {
    const known = this.#games.get(game);
    if (known !== undefined) return known;
    const made = h('chuhe-game', { game, save: saveNames.play[game] });
    // What is analysed is handed over as a record, and Gomoku has none yet.
    if (game === 'xiangqi') made.setAttribute('analysable', '');
    this.#games.set(game, made);
    return made;
  }

  /** Rejects where it cannot be downloaded, and tries again when it is asked again. */
  analysis(game: GameId): Promise<ChuheAnalysis> {
    const known = this.#analyses.get(game);
    if (known !== undefined) return known;
    const made = makeAnalysis({ game, save: saveNames.analyse[game] });
    this.#analyses.set(game, made);
    made.catch(() => this.#analyses.delete(game));
    return made;
  }

  /** An element that is not shown has no engine. */
  show(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (element === this.#shown) return;
    this.#shown?.remove();
    this.#shown = element;
    this.#main.append(element);
  }
}
