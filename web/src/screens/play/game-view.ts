// SPDX-License-Identifier: MIT
// Everything a game shows: board, grid over it, players, buttons, engine, moves, settings.

import { Board } from '../../board/board.ts';
import { LiveRegion } from '../../ui/live-region.ts';
import { measure } from '../../board/measures.ts';
import { kUsualPieces, type PieceSet } from '../../games/looks.ts';
import type { Strings } from '../../i18n/index.ts';
import type { AppEvent } from './state/events.ts';
import { isSettled, isUsersTurn, rulingOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';
import { notationFor, writtenLine } from '../common/position/written.ts';
import { Actions } from './actions.ts';
import { announce } from './announce.ts';
import { gameBoard } from './board-of.ts';
import { h } from '../../ui/dom.ts';
import { MoveList } from '../../ui/move-list.ts';
import { GamePlayer } from './player.ts';
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
  openLook(): void;
  /** Whether the page has a place to analyse the game. */
  isAnalysable(): boolean;
  analyse(): void;
  /** Whether all games are kept, where one can go to see them. */
  isArchived(): boolean;
  openGames(): void;
  /** Whether the page helps to put the game on another. */
  isEmbeddable(): boolean;
  embed(): void;
}

export class GameView {
  readonly element: HTMLElement;
  readonly #board: Board;
  readonly #live = new LiveRegion();
  readonly #parts: readonly { update(state: GameState, strings: Strings): void }[];
  readonly #players = [new GamePlayer('top'), new GamePlayer('bottom')] as const;
  readonly #ticker: Ticker;
  readonly #ruling: RulingCard;
  readonly #moves: MoveList;
  readonly #typed: TypedMove;
  #state: GameState;
  #strings: Strings;
  #pieces = kUsualPieces;

  constructor(state: GameState, strings: Strings, handlers: GameHandlers) {
    const {
      dispatch,
      restart,
      setUp,
      openLook,
      isAnalysable,
      analyse,
      isArchived,
      openGames,
      isEmbeddable,
      embed,
    } = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#board = new Board(state.spec, dispatch, (look) => this.#dress(look.pieces));
    const [top, bottom] = this.#players;
    const status = new StatusCard(restart, setUp);
    const swap2 = new Swap2Card((answer) => dispatch({ type: 'swap2-answered', answer }));
    const actions = new Actions(state.spec, (type) => dispatch({ type }));
    const ruling = new RulingCard();
    this.#ruling = ruling;
    const thinking = new Thinking();
    const moves = new MoveList(
      { name: 'games', isForStart: true, isOffered: isArchived, take: openGames },
      { name: 'embed', isForStart: true, isOffered: isEmbeddable, take: embed },
      { name: 'analyse', isOffered: isAnalysable, take: analyse },
    );
    this.#moves = moves;
    const typed = new TypedMove((text) => dispatch({ type: 'move-written', text }));
    this.#typed = typed;
    const settings = new SettingsForm(
      state.spec,
      (changes) => dispatch({ type: 'settings-changed', settings: changes }),
      openLook,
    );
    this.#ticker = new Ticker(
      (now) => [top, bottom].forEach((player) => player.tick(now)),
      (text) => this.#live.say({ polite: text, urgent: null }),
    );
    const panel = [status, swap2, ruling, actions, thinking, moves, typed, settings];
    this.#parts = [top, bottom, this.#ticker, status, swap2, actions, thinking, settings];
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
    this.#moves.reveal();
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
    const [state, strings] = [this.#state, this.#strings];
    const { spec, settings, shown, engine, view } = state;
    const { moves, startFen } = state.game;
    this.#board.update(gameBoard(state), strings);
    for (const part of this.#parts) part.update(state, strings);
    const line = writtenLine(
      { spec, startFen, moves, shown, engine },
      notationFor(spec, settings.notation, strings),
    );
    this.#ruling.update(rulingOf(state), { spec, fen: shown.snapshot.fen }, line, strings);
    this.#moves.update(line, strings);
    const typing = {
      moves,
      mayMove: isUsersTurn(state),
      isSettled: isSettled(state),
      isUnread: view.unread !== null,
    };
    this.#typed.update(typing, strings);
  }
}
