// SPDX-License-Identifier: MIT
// The board element: one canvas for the bare board, one for everything on it.

import type { GameSpec } from '../games/game-spec.ts';
import type { annotate } from './annotations.ts';
import { Animation } from './animation.ts';
import type { Edges } from './edges.ts';
import { paintFace } from './face.ts';
import type { View } from './geometry.ts';
import { paintScene } from './painter.ts';
import { readLook, type Look } from './look.ts';
import { columnsOf, rowsOf } from './measures.ts';
import { preferences } from '../storage/preferences.ts';
import { PieceSprites } from './pieces.ts';
import { isAnnotated, isSame, type Scene } from './scene.ts';
import { atOnce, gently, type Steps } from '../ui/next-task.ts';
import type { FlatCause, SolidBoard, Space } from './space.ts';

/** Shows a note below the board in the element's language. */
interface Note {
  readonly element: HTMLElement;
  speak(): Promise<void>;
}

interface Surface {
  /** In device pixels. */
  readonly cell: number;
  readonly margin: number;
  readonly look: Look;
  readonly sprites: PieceSprites;
}

function layer(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

/** The minimum width in pixels for printing, which has a higher resolution than a screen. */
const kPrintedWidth = 2000;

/** In CSS pixels, however large transforms and zooms of the page show it. */
function widthOf(element: Element): number {
  return parseFloat(getComputedStyle(element).width);
}

/** A board that is shown even larger than this many times gets no finer picture: it would need too much memory. */
const kLargest = 4;

const calmMotion = '(prefers-reduced-motion: reduce)';

export class BoardView {
  /** Contains the canvases; the style sheet sets its size. */
  readonly element = document.createElement('div');
  readonly #spec: GameSpec;
  readonly #onLook: (look: Look) => void;
  readonly #face = layer();
  readonly #pieces = layer();
  readonly #animation: Animation;
  readonly #resized = new ResizeObserver(() => {
    this.#isLaidOut = true;
    if (this.#isGentle && this.#surface === null) this.#drawGently();
    else this.redraw();
  });
  #surface: Surface | null = null;
  /** The picture being drawn, or the last one. */
  #drawing: Steps | null = null;
  /** Loaded when first wanted. */
  #space: Space | null = null;
  /** Set once WebGL is known to be missing. */
  #note: Note | null = null;
  #scene: Scene | null = null;
  #edges: Edges | null = null;
  /** Always shown on paper. */
  #printedEdges: Edges = 'points';
  #isLaidOut = false;
  #isGentle = false;
  /** Loaded when first wanted; null while it is. */
  #annotate: typeof annotate | null | undefined;

  /** `onLook` is called with the look whenever the board is redrawn. */
  constructor(spec: GameSpec, onLook: (look: Look) => void = () => {}) {
    this.#spec = spec;
    this.#onLook = onLook;
    this.element.className = 'board';
    this.element.setAttribute('part', 'board');
    this.#animation = new Animation((scene) => this.#paint(scene), {
      requestFrame: (callback) => requestAnimationFrame(callback),
      cancelFrame: (handle) => cancelAnimationFrame(handle),
    });
  }

  /**
   * The first paint waits for the page layout, which happens before the page is visible. If `isGentle` it pauses for
   * other tasks, and there is no board until it is complete.
   */
  connect(isGentle = false): void {
    this.#isGentle = isGentle;
    this.#resized.observe(this.element);
  }

  disconnect(): void {
    this.#isLaidOut = false;
    this.#drawing = null;
    this.#resized.disconnect();
    this.#animation.stop();
    this.#space?.lower();
    this.element.classList.remove('solid');
  }

  /** Pieces glide to their new points; with `isDirect` they follow the pointer immediately. */
  show(scene: Scene, edges: Edges | null, isDirect = false): void {
    const isOtherFace =
      this.#scene?.view.isFlipped !== scene.view.isFlipped || this.#edges !== edges;
    const isOther = !isSame(scene, this.#scene);
    this.#scene = scene;
    this.#edges = edges;
    this.#printedEdges = edges ?? this.#printedEdges;
    void this.#note?.speak();
    // Do not paint the same picture twice.
    if (!isOtherFace && !isOther) return;
    if (isOtherFace) atOnce(this.#paintFace(scene.view));
    if (isOtherFace && this.#surface !== null) this.#showSolid(this.#surface.look);
    const isHere = isOtherFace || isDirect || document.hidden;
    const isStill = isHere || matchMedia(calmMotion).matches || preferences.value.isStill === true;
    if (isStill) this.#animation.jumpTo(scene);
    else this.#animation.glideTo(scene);
  }

  /** For a new size or look. */
  redraw(): void {
    this.#drawing = null;
    atOnce(this.#picture());
  }

  #drawGently(): void {
    const drawing = this.#picture();
    this.#drawing = drawing;
    void gently(drawing, () => this.#drawing === drawing);
  }

  /** Draws everything, with pauses for other tasks. */
  *#picture(): Generator<void | 'frame'> {
    // Reading its size earlier would cause a second layout.
    if (!this.#isLaidOut || this.#scene === null) return;
    const width = widthOf(this.element);
    if (!(width > 0)) return;
    const look = readLook(this.element);
    const finest = look.isPrinted ? kPrintedWidth / width : 0;
    const enlargement = this.element.getBoundingClientRect().width / width;
    const times = Math.min(Math.max(enlargement, 1), kLargest);
    const scale = Math.max(devicePixelRatio * times, finest);
    const pixels = Math.round(width * scale);
    const cell = pixels / columnsOf(this.#spec);
    for (const canvas of [this.#face, this.#pieces]) {
      canvas.width = pixels;
      canvas.height = Math.round(cell * rowsOf(this.#spec));
    }
    const sprites = new PieceSprites(this.#spec.pieces, cell);
    yield* sprites.paint(look);
    this.#showSolid(look);
    this.#surface = { cell, margin: this.#spec.art.margin * cell, look, sprites };
    yield* this.#paintFace(this.#scene.view);
    // While they are painted for the first time, the page would copy them for every frame.
    if (!this.#face.isConnected) this.element.prepend(this.#face, this.#pieces);
    yield 'frame';
    // A resized canvas is empty; repaint it before the next frame shows that.
    this.#paint(this.#scene);
    this.#onLook(look);
  }

  /** The 3D board while it is shown. */
  get #standing(): SolidBoard | null {
    return this.element.classList.contains('solid') ? (this.#space?.solid ?? null) : null;
  }

  /** The 3D board if it is wanted and loaded, otherwise the flat one. */
  #showSolid(look: Look): void {
    if (look.isSolid && this.#space === null) void this.#bringSpace();
    const isSolid = this.#space?.want(look.isSolid) === true;
    this.element.classList.toggle('solid', isSolid);
    if (!isSolid) return;
    const dress = { spec: this.#spec, look, edges: this.#edges };
    this.#space?.solid?.dress(dress, this.#face.width, this.#face.height);
    this.#placeGrid();
  }

  /** After a failed download, the next picture tries again. */
  async #bringSpace(): Promise<void> {
    const part = await import('./space.ts').catch(() => null);
    if (part === null || this.#space !== null) return;
    this.#space = new part.Space({
      make: async () => (await import('./solid/solid-board.ts')).makeSolidBoard(),
      put: (solid, signal) => this.#put(solid, signal),
      redraw: () => this.redraw(),
      sayFlat: (cause, signal) => void this.#sayFlat(cause, signal),
    });
    this.redraw();
  }

  /** Below a board the reader can play on. */
  async #sayFlat(cause: FlatCause | null, signal?: AbortSignal): Promise<void> {
    if (cause === null) {
      this.#note?.element.remove();
      this.#note = null;
      return;
    }
    const table = this.element.closest('.table');
    const part = table && (await import('./looks/flat-note.ts').catch(() => null));
    if (!part || signal?.aborted) return;
    const note = new part.FlatNote(cause);
    this.#note = note;
    (table.querySelector('.player.bottom') ?? this.element).after(note.element);
    // Screen readers announce changes, not regions inserted with their text.
    requestAnimationFrame(() => void note.speak());
  }

  #put(solid: SolidBoard, signal: AbortSignal): void {
    this.#pieces.after(solid.canvas);
    const turned = (): void => {
      this.#placeGrid();
      this.#animation.repaint();
    };
    solid.listen(this.element, () => this.#standing === solid, turned, signal);
  }

  /** The grid is aligned with the points, so that pointer, focus and screen reader need no separate mapping. */
  #placeGrid(): void {
    const width = widthOf(this.element);
    const cell = width / columnsOf(this.#spec);
    const inset = (this.#spec.art.margin - 0.5) * cell;
    const transform = this.#space?.solid?.gridTransform(
      cell,
      inset,
      inset,
      this.#face.width / width,
    );
    this.element.style.setProperty('--grid-transform', transform ?? 'none');
  }

  *#paintFace(view: View): Generator<void> {
    const context = this.#face.getContext('2d');
    if (context === null || this.#surface === null) return;
    const { cell, margin, look } = this.#surface;
    const edges = look.isPrinted ? this.#printedEdges : this.#edges;
    yield* paintFace(context, { view, art: this.#spec.art, look, cell, margin, edges });
  }

  #paint(scene: Scene): void {
    if (this.#standing !== null) return this.#standing.paint(scene);
    const context = this.#pieces.getContext('2d');
    if (context === null || this.#surface === null) return;
    const { cell, margin, look, sprites } = this.#surface;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#pieces.width, this.#pieces.height);
    // Chromium prints only the upper one of two canvases.
    if (look.isPrinted) context.drawImage(this.#face, 0, 0);
    context.setTransform(cell, 0, 0, cell, margin, margin);
    if (isAnnotated(scene) && this.#annotate === undefined) void this.#bringAnnotations();
    const annotator = this.#annotate ?? null;
    paintScene(context, scene, { spec: this.#spec, look, sprites, annotate: annotator });
  }

  async #bringAnnotations(): Promise<void> {
    this.#annotate = null;
    const part = await import('./annotations.ts').catch(() => null);
    // After a failed download, the next picture tries again.
    this.#annotate = part?.annotate;
    if (part !== null) this.#animation.repaint();
  }
}
