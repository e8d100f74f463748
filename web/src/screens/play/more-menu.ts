// SPDX-License-Identifier: MIT
// The menu of further actions above the toolbar.

import type { Strings } from '../../i18n/index.ts';
import { Menu, type MenuItem } from '../../ui/menu.ts';
import { isHidden, isMeant, isPossible, type Ways } from './possible-tools.ts';
import { offerDraw } from './state/draw.ts';
import type { GameState } from './state/state.ts';

function hasMoves({ game }: GameState): boolean {
  return game.moves.length > 0;
}

export class MoreMenu {
  readonly #menu: Menu;
  #state: GameState | null = null;

  /** The menu of a button, above its row. */
  constructor(ways: Ways, button: HTMLButtonElement, tools: HTMLElement) {
    this.#menu = new Menu(this.#items(ways), button, tools);
  }

  toggle(): void {
    this.#menu.toggle();
  }

  #items({ act, alter, toggleThinking, analyse, games, embed, settings }: Ways): MenuItem[] {
    const hides = (test: (state: GameState) => boolean) => () =>
      this.#state === null || test(this.#state);
    return [
      {
        name: 'draw',
        isHidden: hides((state) => !isMeant('draw', state) || !isPossible('draw', state)),
        take: () => alter(offerDraw),
      },
      {
        name: 'thinking',
        part: 'engine',
        isHidden: hides(
          ({ settings: { players } }) => players === 'people' || players === 'friend',
        ),
        take: toggleThinking,
      },
      {
        // After the end, other tools have its place in the row.
        name: 'turn',
        isHidden: hides((state) => !state.spec.moving.isTurnable || !isHidden('flip', state)),
        take: () => act('flip'),
      },
      {
        name: 'analyse',
        isHidden: hides((state) => !hasMoves(state) || !analyse.isOffered()),
        take: () => analyse.take(),
      },
      { name: 'games', isHidden: () => !games.isOffered(), take: () => games.take() },
      { name: 'embed', isHidden: () => !embed.isOffered(), take: () => embed.take() },
      {
        name: 'settings',
        part: 'settings',
        isHidden: () => !settings.isOffered(),
        take: () => settings.take(),
      },
    ];
  }

  update(state: GameState, { labels, actions }: Strings): void {
    this.#state = state;
    const { showsThinking } = state.settings;
    this.#menu.update({
      draw: actions.draw,
      turn: actions.flip,
      thinking: showsThinking ? labels.hideThinking : labels.showThinking,
      analyse: labels.analyseGame,
      games: labels.myGames,
      embed: labels.embed,
      settings: labels.settings,
    });
  }
}
