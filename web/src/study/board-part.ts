// SPDX-License-Identifier: MIT
// The board of a table: painted, under its grid, with the name of a side above and below it.

import { BoardGrid } from '../a11y/board-grid.ts';
import { BoardView } from '../board/board-view.ts';
import { listenToDrags } from '../board/drag.ts';
import { pointOf } from '../board/geometry.ts';
import { scene, withNumbers, type ArrowItem, type Drag, type MarkItem } from '../board/scene.ts';
import { otherSeat, type GameSpec, type Seat } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { bottomSeat, movableSquares, seatToMove } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { h, setText } from '../ui/dom.ts';
import type { Touch } from './table.ts';

/** Who sits above or below the board. */
class Plate {
  readonly #badge = h('span', { class: 'badge' });
  readonly #name = h('span', { class: 'name' });
  readonly element = h('div', { class: 'player' }, this.#badge, this.#name);

  update({ spec, shown }: GameState, seat: Seat, strings: Strings): void {
    this.#badge.dataset['side'] = spec.sides[seat];
    setText(this.#name, strings.sides[spec.sides[seat]]);
    const { fen, status } = shown.snapshot;
    const hasTurn = status === 'ongoing' && seatToMove(spec, fen) === seat;
    this.element.classList.toggle('turn', hasTurn);
  }
}

/** What is drawn on top to help. */
export interface Aids {
  /** They give way to a move that is being made. */
  readonly arrows?: readonly ArrowItem[];
  readonly rings?: readonly string[];
  readonly dots?: readonly string[];
  /** Stones that bear their number, from 1. */
  readonly numbered?: readonly string[];
  /** What may be dragged, where that is not what may be moved. */
  readonly loose?: Set<string>;
}

export class BoardPart {
  readonly #board: BoardView;
  readonly #grid: BoardGrid;
  readonly #top = new Plate();
  readonly #bottom = new Plate();
  readonly element: HTMLElement;
  #game: GameState | null = null;
  #aids: Aids = {};
  #drag: Drag | null = null;

  constructor(spec: GameSpec, touch: (touch: Touch) => void) {
    this.#board = new BoardView(spec);
    this.#grid = new BoardGrid(spec, {
      choose: (square, isUnsure) => touch({ type: 'square-chosen', square, isUnsure }),
      cancel: () => touch({ type: 'selection-cleared' }),
    });
    this.#board.element.append(this.#grid.element);
    this.element = h(
      'div',
      { class: 'table' },
      this.#top.element,
      this.#board.element,
      this.#bottom.element,
    );
    this.#listenToDrags(touch);
  }

  connect(): void {
    this.#board.connect();
  }

  disconnect(): void {
    this.#board.disconnect();
  }

  /** For a new palette. */
  redraw(): void {
    this.#board.redraw();
  }

  update(game: GameState, strings: Strings, aids: Aids = {}): void {
    this.#game = game;
    this.#aids = aids;
    const bottom = bottomSeat(game);
    this.#top.update(game, otherSeat(bottom), strings);
    this.#bottom.update(game, bottom, strings);
    this.#grid.update(game, strings, aids.loose);
    this.#paint();
  }

  #paint(isDirect = false): void {
    if (this.#game === null) return;
    const game = this.#game;
    const { arrows = [], rings = [], dots = [], numbered = [] } = this.#aids;
    const picture = withNumbers(scene(game, this.#drag), numbered);
    const isBusy = game.selected !== null || this.#drag !== null;
    const marked = (mark: 'hinted' | 'target', squares: readonly string[]): MarkItem[] =>
      squares.flatMap((square) => {
        const at = pointOf(picture.view, square);
        return at === null ? [] : [{ mark, at }];
      });
    const marks = [...marked('target', dots), ...marked('hinted', rings)];
    const shown = {
      ...picture,
      over: [...picture.over, ...marks],
      arrows: isBusy ? picture.arrows : [...picture.arrows, ...arrows],
    };
    this.#board.show(shown, game.settings.hasCoordinates, isDirect);
  }

  #listenToDrags(touch: (touch: Touch) => void): void {
    const board = this.#board;
    listenToDrags(this.#grid.element, {
      pointAt: (x, y) => board.pointAt(x, y),
      squareAt: (point) => board.squareAt(point),
      canLift: (square) => {
        const loose = this.#aids.loose ?? (this.#game && movableSquares(this.#game));
        return loose?.has(square) === true;
      },
      lift: (square) => touch({ type: 'piece-lifted', square }),
      move: (drag) => {
        this.#drag = drag;
        this.#paint(true);
      },
      drop: (square) => {
        this.#drag = null;
        touch({ type: 'piece-dropped', square });
        this.#paint();
      },
    });
  }
}
