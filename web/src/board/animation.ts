// SPDX-License-Identifier: MIT
// Plays scenes one after the other with animated transitions, at most once per frame.

import type { Scene } from './scene.ts';
import { between, changeBetween, isStill, type Change } from './tween.ts';

export const kGlideMs = 200;
/** A queue this long lags behind the game: skip the rest. */
const kLongestQueue = 2;

interface Glide {
  readonly to: Scene;
  readonly change: Change;
  readonly startMs: number;
}

export interface Clock {
  requestFrame(callback: (nowMs: number) => void): number;
  cancelFrame(handle: number): void;
}

export class Animation {
  readonly #paint: (scene: Scene) => void;
  readonly #clock: Clock;
  #current: Scene | null = null;
  #glide: Glide | null = null;
  #queue: Scene[] = [];
  #frame: number | null = null;

  constructor(paint: (scene: Scene) => void, clock: Clock) {
    this.#paint = paint;
    this.#clock = clock;
  }

  /** Queues a transition to the scene; if only marks changed, it need not wait for pieces. */
  glideTo(scene: Scene): void {
    const glide = this.#glide;
    if (glide !== null && this.#queue.length === 0 && isStill(changeBetween(glide.to, scene))) {
      this.#glide = { ...glide, to: scene };
      return;
    }
    this.#queue.push(scene);
    if (this.#queue.length > kLongestQueue) this.jumpTo(scene);
    else this.#schedule();
  }

  /** Shows the scene in the next frame and drops the queue. */
  jumpTo(scene: Scene): void {
    this.#queue = [];
    this.#glide = null;
    this.#current = scene;
    this.#schedule();
  }

  /** Repaints the current scene, for a new size or palette. */
  repaint(): void {
    this.#schedule();
  }

  stop(): void {
    if (this.#frame !== null) this.#clock.cancelFrame(this.#frame);
    this.#frame = null;
  }

  #schedule(): void {
    this.#frame ??= this.#clock.requestFrame((nowMs) => {
      this.#frame = null;
      this.#step(nowMs);
    });
  }

  #step(nowMs: number): void {
    if (this.#glide === null) this.#startNext(nowMs);
    if (this.#glide === null) {
      if (this.#current !== null) this.#paint(this.#current);
      return;
    }
    const { to, change, startMs } = this.#glide;
    const progress = Math.min(1, (nowMs - startMs) / kGlideMs);
    if (progress < 1) {
      this.#paint(between(to, change, progress));
    } else {
      this.#glide = null;
      this.#current = to;
      this.#paint(to);
    }
    if (progress < 1 || this.#queue.length > 0) this.#schedule();
  }

  /** Scenes without movement take no time. */
  #startNext(nowMs: number): void {
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const change = this.#current && changeBetween(this.#current, next);
      if (change !== null && !isStill(change)) {
        this.#glide = { to: next, change, startMs: nowMs };
        return;
      }
      this.#current = next;
    }
  }
}
