// SPDX-License-Identifier: MIT
// A board that shows a model and says what hands do on it.

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

/** What a hand does on the board. */
export type Touch =
  /** `isUnsure`: by a finger on a point smaller than itself. */
  | { readonly type: 'square-chosen'; readonly square: string; readonly isUnsure?: boolean }
  | { readonly type: 'piece-lifted'; readonly square: string }
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' };

/** What comes later and adds to what a board shows: what is drawn on it, how its pieces move. */
export interface Layer {
  on(board: BoardModel): BoardModel;
  /** Another position is shown, or a key says that enough was seen. */
  clear(): void;
  /** Whether a finger that rests on that point means this layer alone. */
  takesRest?(square: string): boolean;
}

/** Hears that somebody came by keys, and keys that lead nowhere by themselves; true where it takes one. */
export type HearKey = (event: KeyboardEvent | FocusEvent, square: string | null) => boolean;

/** What a layer has of its board. */
export interface LayerHost {
  readonly board: HTMLElement;
  /** The points, which hear all hands and keys. */
  readonly grid: HTMLElement;
  squareAt(clientX: number, clientY: number): string | null;
  /** It adds something else by now. */
  changed(): void;
  /** Whether a finger that rests on that point means another layer. */
  isTaken(square: string): boolean;
}

/** A page where nothing moves may be told of no idle moment for as long as it lies there. */
const kIdleMs = 2000;

/** After the first move can be made: nobody waits for it. Without it the board can be played on. */
function whenIdle(bring: () => Promise<void>): void {
  const begin = (): void => void bring().catch(() => {});
  // Safari has no such callback.
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

  /** `onLook` hears how the board looks whenever it is drawn anew. */
  constructor(spec: GameSpec, touch: (touch: Touch) => void, onLook?: (look: Look) => void) {
    this.#model = boardAt(spec, spec.startFen);
    const view = new BoardView(spec, onLook);
    this.#view = view;
    this.#grid = new BoardGrid(spec, {
      choose: (square, isUnsure) => touch({ type: 'square-chosen', square, isUnsure }),
      cancel: () => {
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
    this.addLayer(async (host) => new (await import('./drawing.ts')).Drawing(host));
  }

  /** Adds what is not waited for; without it the board can be played on. */
  addLayer(bring: (host: LayerHost) => Promise<Layer>): void {
    const view = this.#view;
    const host: LayerHost = {
      board: this.element,
      grid: this.#grid.element,
      squareAt: (x, y) => view.squareAt(view.pointAt(x, y)),
      changed: () => this.#paint(),
      isTaken: (square) => this.#layers.some((layer) => layer.takesRest?.(square)),
    };
    whenIdle(async () => {
      this.#layers.push(await bring(host));
      this.#paint();
    });
  }

  /** Keys, the wheel and a finger's swipe step through what is shown. */
  letWalk(step: StepBy): void {
    this.#grid.isWalked = true;
    const isFree = (event: Event): boolean =>
      !this.#model.movable.has(squareOf(event) ?? '') && !this.element.classList.contains('solid');
    whenIdle(async () => {
      const { listenToWalks } = await import('./walking.ts');
      listenToWalks(this.element, isFree, step);
    });
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
    const isSamePosition = isSame([...model.placement], [...this.#model.placement]);
    const notation = model.notation ?? strings.notation;
    this.#model = model;
    this.#edges = model.hasCoordinates ? edgesFor(model.spec, notation) : null;
    if (!isSamePosition) this.#clearLayers();
    this.#grid.update(model, strings);
    this.#paint();
  }

  /** What is seen on it, what the reader drew included. */
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
