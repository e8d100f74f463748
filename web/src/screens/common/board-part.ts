// SPDX-License-Identifier: MIT
// The board of a screen, with a player strip above and below it.

import { Board, type Touch } from '../../board/board.ts';
import type { StepBy } from '../../board/walking.ts';
import type { BoardModel } from '../../board/model.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../games/seat.ts';
import type { Strings } from '../../i18n/index.ts';
import { h } from '../../ui/dom.ts';
import { letTeach } from './teach/let-teach.ts';
import type { TeacherHost } from './teach/teacher.ts';
import { Player } from './position/player.ts';

/** The players of the two sides. */
export interface Seats {
  readonly bottom: Seat;
  /** Whether the game is over. */
  readonly isOver: boolean;
  /** The players' names, if other than their sides. */
  readonly names?: Readonly<Record<Seat, string>>;
}

export class BoardPart {
  readonly #board: Board;
  readonly #top = new Player('top');
  readonly #bottom = new Player('bottom');
  readonly element: HTMLElement;

  /** An optional element beside the board, with the same height. */
  constructor(spec: GameSpec, touch: (touch: Touch) => void, beside: HTMLElement | null = null) {
    this.#board = new Board(spec, touch);
    this.#board.letDraw();
    const board = this.#board.element;
    this.element = h(
      'div',
      { class: 'table' },
      this.#top.element,
      beside === null ? board : h('div', { class: 'flanked' }, board, beside),
      this.#bottom.element,
    );
  }

  /** The visible content, including the reader's drawings. */
  get shown(): BoardModel {
    return this.#board.shown;
  }

  /** Explains how pieces move, and why a move is illegal. */
  letTeach(host: TeacherHost): void {
    letTeach(this.#board, host);
  }

  /** The mouse wheel and swipes step through the moves. */
  letWalk(step: StepBy): void {
    this.#board.letWalk(step);
  }

  connect(): void {
    this.#board.connect();
  }

  disconnect(): void {
    this.#board.disconnect();
  }

  /** Repaints with a new palette. */
  redraw(): void {
    this.#board.redraw();
  }

  update(model: BoardModel, { bottom, isOver, names }: Seats, strings: Strings): void {
    const { spec, turn } = model;
    const show = (player: Player, seat: Seat): void => {
      const side = spec.sides[seat];
      const name = names?.[seat] ?? strings.sides[side];
      player.update({ name, side, hasTurn: !isOver && turn === seat }, strings);
    };
    show(this.#top, otherSeat(bottom));
    show(this.#bottom, bottom);
    this.#board.update(model, strings);
  }
}
