// SPDX-License-Identifier: MIT
// Loads and shows the 3D board on demand, and removes it when it is no longer wanted.

import type { GameSpec } from '../games/game-spec.ts';
import type { Edges } from './edges.ts';
import type { Look } from './look.ts';
import type { Scene } from './scene.ts';

/** The settings of a 3D board. */
export interface Dress {
  readonly spec: GameSpec;
  readonly look: Look;
  readonly edges: Edges | null;
}

export interface SolidBoard {
  readonly canvas: HTMLCanvasElement;
  dress(dress: Dress, width: number, height: number): void;
  /** Rotates it in response to input on the element, while visible and until the signal aborts. */
  listen(
    element: HTMLElement,
    isSeen: () => boolean,
    turned: () => void,
    signal: AbortSignal,
  ): void;
  gridTransform(cell: number, left: number, top: number, scale: number): string;
  paint(scene: Scene): void;
  dispose(): void;
}

/** Why it is not available. */
export type FlatCause = 'noWebGl' | 'lostWebGl';

export interface SpaceHost {
  /** Loads one; null if it cannot be drawn; rejects if it cannot be downloaded. */
  make(): Promise<SolidBoard | null>;
  /** Shows it until the signal aborts. */
  put(solid: SolidBoard, signal: AbortSignal): void;
  /** The view has changed. */
  redraw(): void;
  /** Shows below the board why it is flat, or removes the note. */
  sayFlat(cause: FlatCause | null, signal?: AbortSignal): void;
}

export class Space {
  readonly #host: SpaceHost;
  #solid: SolidBoard | null = null;
  /** Aborts everything started for the current or loading board. */
  #ending: AbortController | null = null;

  constructor(host: SpaceHost) {
    this.#host = host;
  }

  /** The board being shown. */
  get solid(): SolidBoard | null {
    return this.#solid;
  }

  /** Returns whether it is shown; a wanted board is loaded later, an unwanted one removed immediately. */
  want(isWanted: boolean): boolean {
    if (!isWanted) this.lower();
    else if (this.#ending === null) void this.#raise();
    return this.#solid !== null;
  }

  lower(): void {
    // Otherwise its canvas would cover the flat board.
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
      // It may load on the next attempt.
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

  /** A driver, or a system short of memory, may lose the context and restore it empty. */
  #watchLoss(canvas: HTMLCanvasElement, signal: AbortSignal): void {
    const lost = (event: Event): void => {
      // Without this the context is not restored.
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
