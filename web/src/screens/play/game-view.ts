// SPDX-License-Identifier: MIT
// Everything a game shows: board, grid over it, players, buttons, engine, moves, settings.

import { announce } from '../../ui/words/announce.ts';
import { BoardGrid } from '../../board/board-grid.ts';
import { LiveRegion } from '../../ui/live-region.ts';
import { BoardView, measure } from '../../board/board-view.ts';
import { listenToDrags } from '../../board/drag.ts';
import { kUsualPieces, type PieceSet } from '../../games/looks.ts';
import { scene, type Drag } from '../../board/scene.ts';
import type { Strings } from '../../i18n/index.ts';
import type { AppEvent } from './state/events.ts';
import { liftableSquares } from './state/queries.ts';
import type { GameState } from './state/state.ts';
import { Actions } from './actions.ts';
import { h } from '../../ui/dom.ts';
import { MoveList } from '../../ui/move-list.ts';
import { Player } from './player.ts';
import { RulingCard } from '../../ui/ruling-card.ts';
import { SettingsForm } from './settings.ts';
import { StatusCard } from './status.ts';
import { Swap2Card } from './swap2-card.ts';
import { Thinking } from './thinking.ts';
import { Ticker } from './ticker.ts';
import { TypedMove } from '../../ui/typed-move.ts';

export interface GameHandlers {
  dispatch(event: AppEvent): void;
  restart(): void;
  /** The person wants a game on other terms. */
  setUp(): void;
  /** The person wants another board or other pieces. */
  dressUp(): void;
  /** Whether the page has a place to analyse the game. */
  isAnalysable(): boolean;
  analyse(): void;
}

export class GameView {
  readonly element: HTMLElement;
  readonly #board: BoardView;
  readonly #grid: BoardGrid;
  readonly #live = new LiveRegion();
  readonly #parts: readonly { update(state: GameState, strings: Strings): void }[];
  readonly #players = [new Player('top'), new Player('bottom')] as const;
  readonly #ticker: Ticker;
  #state: GameState;
  #strings: Strings;
  #pieces = kUsualPieces;
  #drag: Drag | null = null;

  constructor(state: GameState, strings: Strings, handlers: GameHandlers) {
    const { dispatch, restart, setUp, dressUp, isAnalysable, analyse } = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#board = new BoardView(state.spec, (look) => this.#dress(look.pieces));
    this.#grid = new BoardGrid(state.spec, {
      choose: (square, isUnsure) => dispatch({ type: 'square-chosen', square, isUnsure }),
      cancel: () => dispatch({ type: 'selection-cleared' }),
    });
    this.#board.element.append(this.#grid.element);
    this.#grid.element.addEventListener('contextmenu', (event) => {
      if (this.#state.premove === null) return;
      event.preventDefault();
      dispatch({ type: 'selection-cleared' });
    });
    this.#listenToDrags(dispatch);

    const [top, bottom] = this.#players;
    const status = new StatusCard(restart, setUp);
    const swap2 = new Swap2Card((answer) => dispatch({ type: 'swap2-answered', answer }));
    const actions = new Actions(state.spec, (type) => dispatch({ type }));
    const ruling = new RulingCard();
    const thinking = new Thinking();
    const moves = new MoveList(isAnalysable, analyse);
    const typed = new TypedMove((text) => dispatch({ type: 'move-written', text }));
    const settings = new SettingsForm(
      state.spec,
      (changes) => dispatch({ type: 'settings-changed', settings: changes }),
      dressUp,
    );
    this.#ticker = new Ticker(
      (now) => [top, bottom].forEach((player) => player.tick(now)),
      (text) => this.#live.say({ polite: text, urgent: null }),
    );
    const panel = [status, swap2, ruling, actions, thinking, moves, typed, settings];
    this.#parts = [this.#grid, top, bottom, this.#ticker, ...panel];
    this.element = h(
      'div',
      { class: 'game', part: 'game' },
      h('div', { class: 'table' }, top.element, this.#board.element, bottom.element),
      h('div', { class: 'panel', part: 'panel' }, ...panel.map((part) => part.element)),
      this.#live.element,
    );
    measure(this.element, state.spec);
    this.#refresh();
  }

  connect(): void {
    this.#board.connect();
  }

  disconnect(): void {
    this.#ticker.stop();
    this.#board.disconnect();
  }

  update(before: GameState, after: GameState): void {
    this.#state = after;
    this.#live.say(announce(before, after, this.#strings));
    this.#refresh();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#refresh();
  }

  /** For a new look. */
  redraw(): void {
    this.#board.redraw();
  }

  #dress(pieces: PieceSet): void {
    if (pieces === this.#pieces) return;
    this.#pieces = pieces;
    for (const player of this.#players) player.dress(pieces);
    this.#refresh();
  }

  #refresh(): void {
    const { hasCoordinates } = this.#state.settings;
    this.#board.show(scene(this.#state, this.#drag), hasCoordinates);
    for (const part of this.#parts) part.update(this.#state, this.#strings);
  }

  #listenToDrags(dispatch: (event: AppEvent) => void): void {
    const board = this.#board;
    listenToDrags(this.#grid.element, {
      pointAt: (x, y) => board.pointAt(x, y),
      squareAt: (point) => board.squareAt(point),
      canLift: (square) => liftableSquares(this.#state).has(square),
      lift: (square) => dispatch({ type: 'piece-lifted', square }),
      move: (drag) => {
        this.#drag = drag;
        board.show(scene(this.#state, drag), this.#state.settings.hasCoordinates, true);
      },
      drop: (square) => {
        this.#drag = null;
        dispatch({ type: 'piece-dropped', square });
        this.#refresh();
      },
    });
  }
}
