// SPDX-License-Identifier: MIT
// The toolbar of a game, and the button for rarely used tools.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Action, Strings } from '../../i18n/index.ts';
import { openingAct } from './state/opening.ts';
import { canUndo, isUsersTurn, phaseOf } from './state/selectors.ts';
import type { GameState, Players } from './state/state.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { icons, type Tool } from '../../ui/icons.ts';
import type { MoreMenu } from './more-menu.ts';

/** The games in which the action makes sense. */
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

/** The engine is choosing its move and can be told to move now. */
function isAtMove({ ask }: GameState): boolean {
  return ask?.kind === 'search';
}

/** The available actions; other buttons stay in place, disabled. */
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
      // In an opening procedure the best move is not the goal.
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

/** Actions that do not apply to the game are hidden; Hint and "Move now" share a place. */
function isHidden(action: Tool, state: GameState): boolean {
  if (action === 'stop' && !isAtMove(state)) return true;
  if (action === 'hint' && isAtMove(state)) return true;
  return !isMeant(action, state);
}

export interface Ways {
  act(action: Tool): void;
  /** Applies a change made by a rarely used part. */
  alter(alter: (state: GameState) => GameState): void;
  /** Shows or hides the engine's thinking. */
  toggleThinking(): void;
  /** Each leaves the game, so the page decides whether to offer it. */
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
