// SPDX-License-Identifier: MIT
// The row of tools of a game, and the button to those that are seldom needed.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Action, Strings } from '../../i18n/index.ts';
import { openingAct } from './state/opening.ts';
import { canUndo, isUsersTurn, phaseOf } from './state/selectors.ts';
import type { GameState, Players } from './state/state.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { icons, type Tool } from '../../ui/icons.ts';
import type { MoreMenu } from './more-menu.ts';

/** Where they mean something. */
const modes: Readonly<Partial<Record<Action, readonly Players[]>>> = {
  hint: ['engine'],
  stop: ['engine'],
  pause: ['engines'],
  step: ['engines'],
  draw: ['engine', 'people', 'friend'],
  resign: ['engine', 'people', 'friend'],
};

export function isMeant(action: Action, { settings }: GameState): boolean {
  return modes[action]?.includes(settings.players) !== false;
}

function isGoingOn(state: GameState): boolean {
  const phase = phaseOf(state);
  return phase === 'idle' || phase === 'thinking';
}

/** The engine is at its move, which can be had at once. */
function isAtMove({ ask }: GameState): boolean {
  return ask?.kind === 'search';
}

/** What can be done now; a button that can do nothing stays in place and says so. */
export function isPossible(action: Action, state: GameState): boolean {
  const phase = phaseOf(state);
  switch (action) {
    case 'new-game':
      return phase !== 'failed';
    case 'flip':
      return true;
    case 'undo':
      return phase !== 'failed' && canUndo(state);
    case 'hint':
      // In an opening the best move is not what is wanted.
      return phase === 'idle' && isUsersTurn(state) && openingAct(state) === null;
    case 'stop':
      return isAtMove(state) && !state.view.isMoveWanted;
    case 'pause':
    case 'draw':
    case 'resign':
      return isGoingOn(state);
    case 'step':
      return phase === 'idle' && state.game.isPaused;
  }
}

/** What is not meant in such a game is not shown; advice and "Move now" share a place. */
function isHidden(action: Tool, state: GameState): boolean {
  if (action === 'stop' && !isAtMove(state)) return true;
  if (action === 'hint' && isAtMove(state)) return true;
  return !isMeant(action, state);
}

export interface Ways {
  act(action: Tool): void;
  /** What a seldom needed part makes of the game. */
  alter(alter: (state: GameState) => GameState): void;
  /** Shows what the engine thinks, or no more. */
  toggleThinking(): void;
  /** Each leads out of the game, so whether it is offered is for the page to say. */
  readonly analyse: Way;
  readonly games: Way;
  readonly embed: Way;
  readonly settings: Way;
}

export interface Way {
  isOffered(): boolean;
  take(): void;
}

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
  /** Comes when it is wanted. */
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
