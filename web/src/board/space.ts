// SPDX-License-Identifier: MIT
// The board in space: fetched and put up when it is wanted, taken down when it is not.

import type { GameSpec } from '../games/game-spec.ts';
import type { Edges } from './edges.ts';
import type { Point } from './geometry.ts';
import type { Look } from './look.ts';
import type { Scene } from './scene.ts';

/** What a board in space is to be like. */
export interface Dress {
  readonly spec: GameSpec;
  readonly look: Look;
  readonly edges: Edges | null;
}

export interface SolidBoard {
  readonly canvas: HTMLCanvasElement;
  dress(dress: Dress, width: number, height: number): void;
  /** Turns it by what is done to the element, while it is seen and until the signal. */
  listen(
    element: HTMLElement,
    isSeen: () => boolean,
    turned: () => void,
    signal: AbortSignal,
  ): void;
  /** Where on the board a pixel of the canvas is, in cells. */
  pointAt(pixel: Point): Point;
  gridTransform(cell: number, left: number, top: number, scale: number): string;
  paint(scene: Scene): void;
  dispose(): void;
}

/** Why there is none. */
export type FlatCause = 'noWebGl' | 'lostWebGl';

export interface SpaceHost {
  /** Fetches one, or null where it cannot be drawn; rejects where it cannot be fetched. */
  make(): Promise<SolidBoard | null>;
  /** Puts it up until the signal. */
  put(solid: SolidBoard, signal: AbortSignal): void;
  /** What is to be seen is another by now. */
  redraw(): void;
  /** Says below the board why it is flat, or no more. */
  sayFlat(cause: FlatCause | null, signal?: AbortSignal): void;
}

export class Space {
  readonly #host: SpaceHost;
  #solid: SolidBoard | null = null;
  /** Ends what was begun with the board that is up or on its way. */
  #ending: AbortController | null = null;

  constructor(host: SpaceHost) {
    this.#host = host;
  }

  /** The board that is up. */
  get solid(): SolidBoard | null {
    return this.#solid;
  }

  /** Whether it is up; what is wanted comes later, what is not wanted goes at once. */
  want(isWanted: boolean): boolean {
    if (!isWanted) this.lower();
    else if (this.#ending === null) void this.#raise();
    return this.#solid !== null;
  }

  lower(): void {
    // Left in place, its canvas would cover the flat board.
    this.#solid?.canvas.remove();
    this.#solid = null;
    this.#host.sayFlat(null);
    this.#ending?.abort();
    this.#ending = null;
  }

  async #raise(): Promise<void> {
    const ending = new AbortController();
    const { signal } = ending;
    this.#ending = ending;
    const solid = await this.#host.make().catch(() => undefined);
    if (signal.aborted) return solid?.dispose();
    if (solid === undefined) {
      // It may come another time.
      this.#ending = null;
      return;
    }
    if (solid === null) return this.#host.sayFlat('noWebGl', signal);
    this.#solid = solid;
    signal.addEventListener('abort', () => solid.dispose());
    this.#watchLoss(solid.canvas, signal);
    this.#host.put(solid, signal);
    this.#host.redraw();
  }

  /** A driver, or a system short of memory, may take the graphics away, and bring them back empty. */
  #watchLoss(canvas: HTMLCanvasElement, signal: AbortSignal): void {
    const lost = (event: Event): void => {
      // Without this they would not be brought back.
      event.preventDefault();
      canvas.remove();
      this.#solid = null;
      this.#host.redraw();
      this.#host.sayFlat('lostWebGl', signal);
    };
    const restored = (): void => {
      this.lower();
      this.#host.redraw();
    };
    canvas.addEventListener('webglcontextlost', lost, { signal });
    canvas.addEventListener('webglcontextrestored', restored, { signal });
  }
}
