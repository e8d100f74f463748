// SPDX-License-Identifier: MIT
// The toolbar of a game, and the button for rarely used tools.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { phaseOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { icons, type Tool } from '../../ui/icons.ts';
import type { MoreMenu } from './more-menu.ts';
import { isHidden, isPossible, type Ways } from './possible-tools.ts';

const kDots = 'M6 12h.01M12 12h.01M18 12h.01';

export class Actions {
  readonly #bar: ButtonBar<Tool>;
  readonly #ways: Ways;
  readonly #label = h('span');
  readonly #more = h(
    'button',
    { type: 'button', class: 'more', 'data-action': 'more', 'aria-expanded': 'false' },
    drawing(kDots, '0 0 24 24'),
    this.#label,
  );
  readonly element = h('div', { class: 'tools', part: 'tools' });
  /** Loaded on demand. */
  #menu: MoreMenu | null = null;
  #shown: readonly [GameState, Strings] | null = null;

  constructor(spec: GameSpec, ways: Ways) {
    this.#ways = ways;
    this.#bar = new ButtonBar<Tool>(spec, icons, (action) => ways.act(action));
    this.#bar.element.append(this.#more);
    this.element.append(this.#bar.element);
    this.#more.addEventListener('click', () => void this.#toggleMenu());
  }

  async #toggleMenu(): Promise<void> {
    const part = await import('./more-menu.ts').catch(() => null);
    if (this.#shown === null) return;
    const [, { screens }] = this.#shown;
    if (part === null) {
      this.#more.title = screens.missing;
      return;
    }
    this.#menu ??= new part.MoreMenu(this.#ways, this.#more, this.element);
    this.#menu.update(...this.#shown);
    this.#menu.toggle();
  }

  update(state: GameState, strings: Strings): void {
    const { labels, actions } = strings;
    this.#shown = [state, strings];
    this.#bar.update(labels.actions, (action) => ({
      name: action === 'pause' && state.game.isPaused ? labels.resume : actions[action],
      isPossible: isPossible(action, state),
      isInviting: action === 'new-game' && phaseOf(state) === 'over',
      isHidden: isHidden(action, state),
    }));
    setText(this.#label, labels.more);
    this.#more.title = labels.more;
    this.#menu?.update(state, strings);
  }
}
