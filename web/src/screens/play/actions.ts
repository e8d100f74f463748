// SPDX-License-Identifier: MIT
// The toolbar of a game, and the button for rarely used tools.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { ownSeat, seatAfter } from './state/selectors.ts';
import type { GameState } from './state/state.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { icons, type Tool } from '../../ui/icons.ts';
import type { MoreMenu } from './more-menu.ts';
import { isHidden, isPossible, type Ways } from './possible-tools.ts';

const kDots = 'M6 12h.01M12 12h.01M18 12h.01';

/** After that Resign is an ordinary button again. */
const kAskMs = 5000;

/** Names the side if two people share the screen. */
function resignQuestion(state: GameState, { labels, sides }: Strings): string {
  const isShared = ownSeat(state) === null;
  return labels.resigns(
    isShared ? sides[state.spec.sides[seatAfter(state, state.game.moves.length)]] : '',
  );
}

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
  /** Set while Resign asks. */
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(spec: GameSpec, ways: Ways) {
    this.#ways = ways;
    this.#bar = new ButtonBar<Tool>(spec, icons, (action) => this.#act(action));
    this.#bar.element.append(this.#more);
    this.element.append(this.#bar.element);
    this.#more.addEventListener('click', () => void this.#toggleMenu());
  }

  /** A slip must not lose a game that counts: Resign asks in its own place, and resigns when pressed again. */
  #act(action: Tool): void {
    const asks = action === 'resign' && this.#asking === undefined;
    this.#ask(asks);
    if (!asks) this.#ways.act(action);
  }

  #ask(asks: boolean): void {
    clearTimeout(this.#asking);
    this.#asking = asks ? setTimeout(() => this.#ask(false), kAskMs) : undefined;
    if (this.#shown === null) return;
    this.update(...this.#shown);
    if (asks) this.#ways.say(resignQuestion(...this.#shown));
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
    const asks = this.#asking !== undefined;
    const names: Readonly<Record<Tool, string>> = {
      ...actions,
      ...(state.game.isPaused && { pause: labels.resume }),
      ...(asks && { resign: resignQuestion(state, strings) }),
    };
    this.#bar.update(labels.actions, (action) => ({
      name: names[action],
      isPossible: isPossible(action, state),
      isInviting: asks && action === 'resign',
      isHidden: isHidden(action, state),
    }));
    setText(this.#label, labels.more);
    this.#more.title = labels.more;
    this.#menu?.update(state, strings);
  }
}
