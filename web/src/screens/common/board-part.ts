// SPDX-License-Identifier: MIT
// The board of a table: painted, under its grid, with the name of a side above and below it.

import { seatToMove } from '../../games/placement.ts';
import { BoardGrid } from '../../board/board-grid.ts';
import { BoardView } from '../../board/board-view.ts';
import { listenToDrags } from '../../board/drag.ts';
import { pointOf } from '../../board/geometry.ts';
import {
  scene,
  withNumbers,
  withWorths,
  type ArrowItem,
  type Drag,
  type MarkItem,
  type PieceItem,
} from '../../board/scene.ts';
import { otherSeat, type GameSpec, type Seat } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { bottomSeat, movableSquares } from '../play/state/queries.ts';
import type { GameState } from '../play/state/state.ts';
import { h, setText } from '../../ui/dom.ts';
import type { Touch } from './table.ts';

/** Who sits above or below the board. */
class Plate {
  readonly #badge = h('span', { class: 'badge' });
  readonly #name = h('span', { class: 'name' });
  readonly element: HTMLElement;

  constructor(place: 'top' | 'bottom') {
    this.element = h('div', { class: `player ${place}` }, this.#badge, this.#name);
  }

  update({ spec, shown }: GameState, seat: Seat, strings: Strings, names: Aids['names']): void {
    const side = strings.sides[spec.sides[seat]];
    this.#badge.dataset['side'] = spec.sides[seat];
    this.#badge.title = side;
    setText(this.#name, names?.[seat] ?? side);
    const { fen, status } = shown.snapshot;
    const hasTurn = status === 'ongoing' && seatToMove(spec, fen) === seat;
    this.element.classList.toggle('turn', hasTurn);
  }
}

/** What helps beside the position itself. */
export interface Aids {
  /** They give way to a move that is being made. */
  readonly arrows?: readonly ArrowItem[];
  /** Stones that are not there yet. */
  readonly ghosts?: readonly PieceItem[];
  readonly rings?: readonly string[];
  readonly dots?: readonly string[];
  /** Stones that bear their number, from 1. */
  readonly numbered?: readonly string[];
  /** What men bear by their squares, and what is said of those squares. */
  readonly worths?: ReadonlyMap<string, string>;
  readonly said?: ReadonlyMap<string, string>;
  /** Of those who play, where that is not their side. */
  readonly names?: Readonly<Record<Seat, string>>;
  /** What may be dragged, where that is not what may be moved. */
  readonly loose?: Set<string>;
}

const nothing: ReadonlyMap<string, string> = new Map();

export class BoardPart {
  readonly #board: BoardView;
  readonly #grid: BoardGrid;
  readonly #top = new Plate('top');
  readonly #bottom = new Plate('bottom');
  readonly element: HTMLElement;
  #game: GameState | null = null;
  #aids: Aids = {};
  #drag: Drag | null = null;

  /** Something may stand beside the board, at its height. */
  constructor(spec: GameSpec, touch: (touch: Touch) => void, beside: HTMLElement | null = null) {
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
      beside === null
        ? this.#board.element
        : h('div', { class: 'flanked' }, beside, this.#board.element),
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
    this.#top.update(game, otherSeat(bottom), strings, aids.names);
    this.#bottom.update(game, bottom, strings, aids.names);
    this.#grid.update(game, strings, aids.loose, aids.said);
    this.#paint();
  }

  #paint(isDirect = false): void {
    if (this.#game === null) return;
    const game = this.#game;
    const { arrows = [], ghosts = [], rings = [], dots = [], numbered = [] } = this.#aids;
    const { worths = nothing } = this.#aids;
    const picture = withNumbers(withWorths(scene(game, this.#drag), worths), numbered);
    const isBusy = game.selected !== null || this.#drag !== null;
    const marked = (mark: 'hinted' | 'target', squares: readonly string[]): MarkItem[] =>
      squares.flatMap((square) => {
        const at = pointOf(picture.view, square);
        return at === null ? [] : [{ mark, at }];
      });
    const marks = [...marked('target', dots), ...marked('hinted', rings)];
    const shown = {
      ...picture,
      pieces: [...picture.pieces, ...ghosts],
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
