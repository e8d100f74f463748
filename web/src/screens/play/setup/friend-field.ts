// SPDX-License-Identifier: MIT
// A game by link: how it works, and the unfinished ones.

import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { SetupStrings } from '../../../i18n/en/setup.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { NewGame } from '../state/new-game.ts';

export class FriendField {
  readonly #about = h('p', { class: 'soft' });
  readonly #label = h('legend');
  readonly #list = h('div', { class: 'going' });
  readonly #games: HTMLElement;
  readonly element: HTMLElement;
  readonly #buttons: readonly (readonly [NewGame, HTMLButtonElement])[];

  constructor(games: readonly NewGame[], goOn: (game: NewGame) => void) {
    this.#buttons = games.map((game) => {
      const button = h('button', { type: 'button', 'data-action': 'go-on' });
      button.addEventListener('click', () => goOn(game));
      return [game, button];
    });
    this.#list.append(...this.#buttons.map(([, button]) => button));
    this.#games = h('fieldset', { class: 'choice-of' }, this.#label, this.#list);
    this.element = h('div', { class: 'friend-field' }, this.#about, this.#games);
  }

  update(spec: GameSpec, own: SetupStrings, { sides }: Strings): void {
    setText(this.#about, own.aboutFriend);
    setText(this.#label, own.goOn);
    this.#games.hidden = this.#buttons.length === 0;
    for (const [{ settings, moves }, button] of this.#buttons) {
      setText(button, own.going(sides[spec.sides[settings.seat]], moves.length));
    }
  }
}
