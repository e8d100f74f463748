// SPDX-License-Identifier: MIT
// A board that shows a model and says what hands do on it.

import type { GameSpec } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { BoardGrid, squareOf } from './board-grid.ts';
import { BoardView } from './board-view.ts';
import { listenToDrags } from './drag.ts';
import { drawnArrows, listenToDrawing, nothingDrawn, withStroke, type Drawn } from './drawing.ts';
import type { Look } from './look.ts';
import { boardAt, type BoardModel } from './model.ts';
import { isSame, scene, type Drag } from './scene.ts';
import { listenToWalks, type StepBy } from './walking.ts';

/** What a hand does on the board. */
export type Touch =
  /** `isUnsure`: by a finger on a point smaller than itself. */
  | { readonly type: 'square-chosen'; readonly square: string; readonly isUnsure?: boolean }
  | { readonly type: 'piece-lifted'; readonly square: string }
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' };

export class Board {
  readonly #view: BoardView;
  readonly #grid: BoardGrid;
  #model: BoardModel;
  #drag: Drag | null = null;
  #drawn: Drawn = nothingDrawn;

  /** `onLook` hears how the board looks whenever it is drawn anew. */
  constructor(spec: GameSpec, touch: (touch: Touch) => void, onLook?: (look: Look) => void) {
    this.#model = boardAt(spec, spec.startFen);
    const view = new BoardView(spec, onLook);
    this.#view = view;
    this.#grid = new BoardGrid(spec, {
      choose: (square, isUnsure) => touch({ type: 'square-chosen', square, isUnsure }),
      cancel: () => {
        this.#draw(nothingDrawn);
        touch({ type: 'selection-cleared' });
      },
    });
    view.element.append(this.#grid.element);
    this.#grid.element.addEventListener('contextmenu', (event) => {
      if (this.#model.planned.length === 0) return;
      event.preventDefault();
      touch({ type: 'selection-cleared' });
    });
    listenToDrags(this.#grid.element, {
      pointAt: (x, y) => view.pointAt(x, y),
      squareAt: (point) => view.squareAt(point),
      canLift: (square) => this.#model.movable.has(square),
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

  /** Holds canvases and grid; its size is for the style sheet to say. */
  get element(): HTMLElement {
    return this.#view.element;
  }

  /** The reader may draw on it. */
  letDraw(): void {
    listenToDrawing(this.#grid.element, {
      squareAt: ({ clientX, clientY }) => this.#view.squareAt(this.#view.pointAt(clientX, clientY)),
      draw: (from, to) => this.#draw(withStroke(this.#drawn, from, to)),
      clear: () => this.#draw(nothingDrawn),
    });
  }

  /** Keys, the wheel and a finger's swipe step through what is shown. */
  letWalk(step: StepBy): void {
    this.#grid.isWalked = true;
    const isFree = (event: Event): boolean =>
      !this.#model.movable.has(squareOf(event) ?? '') && !this.element.classList.contains('solid');
    listenToWalks(this.element, isFree, step);
  }

  connect(): void {
    this.#view.connect();
  }

  disconnect(): void {
    this.#view.disconnect();
  }

  /** For a new size or look. */
  redraw(): void {
    this.#view.redraw();
  }

  update(model: BoardModel, strings: Strings): void {
    // What was drawn is about the position that was seen.
    if (!isSame([...model.placement], [...this.#model.placement])) this.#drawn = nothingDrawn;
    this.#model = model;
    this.#grid.update(model, strings);
    this.#paint();
  }

  #draw(drawn: Drawn): void {
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#paint();
  }

  #paint(isDirect = false): void {
    const { arrows, marks, hasCoordinates } = this.#model;
    const circles = this.#drawn.circles.map((square) => ({ mark: 'circled', square }) as const);
    const model = {
      ...this.#model,
      marks: [...marks, ...circles],
      arrows: [...arrows, ...drawnArrows(this.#drawn)],
    };
    this.#view.show(scene(model, this.#drag), hasCoordinates, isDirect);
  }
}
