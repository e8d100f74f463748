// SPDX-License-Identifier: MIT
// An interactive board: shows a model and reports input.

import type { GameSpec } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { BoardGrid, squareOf } from './board-grid.ts';
import { BoardView } from './board-view.ts';
import { listenToDrags } from './drag.ts';
import { edgesFor, type Edges } from './edges.ts';
import type { Look } from './look.ts';
import { boardAt, type BoardModel } from './model.ts';
import { isSame, scene, type Drag } from './scene.ts';
import type { StepBy } from './walking.ts';

/** Input events of the board. */
export type Touch =
  /** `isUnsure`: touched on a point smaller than a fingertip. */
  | { readonly type: 'square-chosen'; readonly square: string; readonly isUnsure?: boolean }
  | { readonly type: 'piece-lifted'; readonly square: string }
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' };

/** A layer that is loaded later and adds to the board: drawings, or how pieces move. */
export interface Layer {
  on(board: BoardModel): BoardModel;
  /** Called when another position is shown, or when a key dismisses it. */
  clear(): void;
  /** Whether a long press on that point is only for this layer. */
  takesRest?(square: string): boolean;
}

/**
 * Called when the board gets focus by keyboard, and for keys without a meaning on the grid; returns true if handled.
 */
export type HearKey = (event: KeyboardEvent | FocusEvent, square: string | null) => boolean;

/** What the board offers to a layer. */
export interface LayerHost {
  readonly board: HTMLElement;
  /** The grid, which receives all input. */
  readonly grid: HTMLElement;
  squareAt(event: PointerEvent): string | null;
  /** Called when the layer's contribution changed. */
  changed(): void;
  /** Whether a long press on that point is for another layer. */
  isTaken(square: string): boolean;
}

/** On a still page the idle callback may never run without a timeout. */
const kIdleMs = 2000;

/** Runs after the first move is possible, because the board can be played on without it. */
function whenIdle(bring: () => Promise<void>): void {
  const begin = (): void => void bring().catch(() => {});
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: kIdleMs });
  else setTimeout(begin);
}

export class Board {
  readonly #view: BoardView;
  readonly #grid: BoardGrid;
  #model: BoardModel;
  #edges: Edges | null = null;
  #drag: Drag | null = null;
  readonly #layers: Layer[] = [];
  hearKey: HearKey = () => false;

  /** `onLook` is called with the look whenever the board is redrawn. */
  constructor(spec: GameSpec, touch: (touch: Touch) => void, onLook?: (look: Look) => void) {
    this.#model = boardAt(spec, spec.startFen);
    const view = new BoardView(spec, onLook);
    this.#view = view;
    this.#grid = new BoardGrid(spec, {
      choose: (square, isUnsure) => touch({ type: 'square-chosen', square, isUnsure }),
      cancel: () => {
        drags.cancel();
        this.#clearLayers();
        touch({ type: 'selection-cleared' });
      },
      hear: (event, square) => this.hearKey(event, square),
    });
    view.element.append(this.#grid.element);
    this.#grid.element.addEventListener('contextmenu', (event) => {
      if (this.#model.planned.length === 0) return;
      event.preventDefault();
      touch({ type: 'selection-cleared' });
    });
    const drags = listenToDrags(this.#grid.element, {
      pointAt: (event) => this.#grid.pointAt(event),
      squareAt: (event) => this.#grid.squareAt(event),
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

  /** Contains canvases and grid; the style sheet sets its size. */
  get element(): HTMLElement {
    return this.#view.element;
  }

  /** Lets the reader draw on it. */
  letDraw(): void {
    this.addLayer(async (host) => new (await import('./drawing.ts')).Drawing(host));
  }

  /** Adds optional layers; the board can be played on without them. */
  addLayer(bring: (host: LayerHost) => Promise<Layer>): void {
    const host: LayerHost = {
      board: this.element,
      grid: this.#grid.element,
      squareAt: (event) => this.#grid.squareAt(event),
      changed: () => this.#paint(),
      isTaken: (square) => this.#layers.some((layer) => layer.takesRest?.(square)),
    };
    whenIdle(async () => {
      this.#layers.push(await bring(host));
      this.#paint();
    });
  }

  /** Keys, the mouse wheel and swipes step through the moves. */
  letWalk(step: StepBy): void {
    this.#grid.isWalked = true;
    const isFree = (event: Event): boolean =>
      !this.#model.movable.has(squareOf(event) ?? '') && !this.element.classList.contains('solid');
    whenIdle(async () => {
      const { listenToWalks } = await import('./walking.ts');
      listenToWalks(this.element, isFree, step);
    });
  }

  connect(isGentle = false): void {
    this.#view.connect(isGentle);
  }

  disconnect(): void {
    this.#view.disconnect();
  }

  /** For a new size or look. */
  redraw(): void {
    this.#view.redraw();
  }

  update(model: BoardModel, strings: Strings): void {
    // Drawings belong to the previous position.
    const isSamePosition = isSame([...model.placement], [...this.#model.placement]);
    const notation = model.notation ?? strings.notation;
    this.#model = model;
    this.#edges = model.hasCoordinates ? edgesFor(model.spec, notation) : null;
    if (!isSamePosition) this.#clearLayers();
    this.#grid.update(model, strings);
    this.#paint();
  }

  /** The visible content, including the reader's drawings. */
  get shown(): BoardModel {
    return this.#layers.reduce((board, layer) => layer.on(board), this.#model);
  }

  #clearLayers(): void {
    for (const layer of this.#layers) layer.clear();
  }

  #paint(isDirect = false): void {
    this.#view.show(scene(this.shown, this.#drag), this.#edges, isDirect);
  }
}
