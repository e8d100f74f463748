// SPDX-License-Identifier: MIT
// The row of tools of a game, and the menu of those that are seldom needed.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Action, Strings } from '../../i18n/index.ts';
import { canUndo, isUsersTurn, phaseOf } from './state/selectors.ts';
import type { GameState, Players } from './state/state.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h } from '../../ui/dom.ts';
import { icons } from '../../ui/icons.ts';
import { Menu, type MenuItem } from '../../ui/menu.ts';

type Tool = Exclude<Action, 'draw'>;

/** Where they mean something. */
const modes: Readonly<Partial<Record<Action, readonly Players[]>>> = {
  hint: ['engine'],
  stop: ['engine'],
  pause: ['engines'],
  step: ['engines'],
  draw: ['engine', 'people'],
  resign: ['engine', 'people'],
};

function isMeant(action: Action, { settings }: GameState): boolean {
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
      return phase === 'idle' && isUsersTurn(state);
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

function hasMoves({ game }: GameState): boolean {
  return game.moves.length > 0;
}

export interface Ways {
  act(action: Action): void;
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

export class Actions {
  readonly #bar: ButtonBar<Tool>;
  readonly #menu: Menu;
  readonly element = h('div', { class: 'tools', part: 'tools' });
  #state: GameState | null = null;

  constructor(spec: GameSpec, ways: Ways) {
    const { draw: _draw, ...tools } = icons;
    this.#bar = new ButtonBar<Tool>(spec, tools, (action) => ways.act(action));
    this.element.append(this.#bar.element);
    this.#menu = new Menu(this.#items(ways));
    this.#menu.joinTo(this.#bar.element, this.element);
  }

  #items({ act, toggleThinking, analyse, games, embed, settings }: Ways): MenuItem[] {
    const hides = (test: (state: GameState) => boolean) => () =>
      this.#state === null || test(this.#state);
    return [
      {
        name: 'draw',
        isHidden: hides((state) => !isMeant('draw', state) || !isPossible('draw', state)),
        take: () => act('draw'),
      },
      {
        name: 'thinking',
        part: 'engine',
        isHidden: hides(({ settings: { players } }) => players === 'people'),
        take: toggleThinking,
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
    this.#bar.update(labels.actions, (action) => ({
      name: action === 'pause' && state.game.isPaused ? labels.resume : actions[action],
      isPossible: isPossible(action, state),
      isInviting: action === 'new-game' && phaseOf(state) === 'over',
      isHidden: isHidden(action, state),
    }));
    const { showsThinking } = state.settings;
    this.#menu.update(labels.more, {
      draw: actions.draw,
      thinking: showsThinking ? labels.hideThinking : labels.showThinking,
      analyse: labels.analyseGame,
      games: labels.myGames,
      embed: labels.embed,
      settings: labels.settings,
    });
  }
}
