// SPDX-License-Identifier: MIT
// What accompanies a game from its first move on: sounds, the card at its end, My games, links and the analysis.

import type { LateParts } from '../../ui/late-parts.ts';
import { elementEvent } from './game-events.ts';
import type { PartsHost } from './parts-host.ts';
import { showEnd, type ShownEnd } from './over/show-end.ts';
import { toldGame } from './record/played.ts';
import { followWindows } from './record/other-windows.ts';
import { record } from './record/record.ts';
import type * as hear from './sound/hear.ts';
import { isEnd, resultOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';

const hearing = (): Promise<typeof hear> => import('./sound/hear.ts');

export class Companion {
  readonly #host: PartsHost;
  readonly #late: LateParts;
  #over: ShownEnd | null = null;
  #isEndComing = false;
  #isArchived = true;
  /** Null while the element is not connected. */
  #stopFollowing: (() => void) | null = null;

  constructor(host: PartsHost, late: LateParts) {
    this.#host = host;
    this.#late = late;
  }

  disconnect(): void {
    this.#leaveEnd();
    this.#stopFollowing?.();
    this.#stopFollowing = null;
  }

  speak(): void {
    this.#over?.speak();
  }

  changed(before: GameState, after: GameState): void {
    this.#follow();
    const hasEnded = isEnd(before, after);
    if (resultOf(after) === null || before.game.number !== after.game.number) this.#leaveEnd();
    if (this.#over !== null) this.#over.hear(after);
    else if (resultOf(after) !== null) void this.#end(hasEnded);
    const isNews = hasEnded || before.game !== after.game;
    if (isNews && this.#host.element.hasAttribute('archived')) void this.#archive(before, after);
    const { volume, speaks } = after.settings;
    if (volume > 0 || speaks) void this.#hear(before, after);
  }

  /** Opens the analysis with the game and its details. */
  async analyse(isReviewed: boolean): Promise<void> {
    const { element, store, strings } = this.#host;
    const detail = { ...(await toldGame(store.state, strings())), isReviewed };
    element.dispatchEvent(elementEvent('chuhe-analyse', detail));
  }

  /** Takes a friend's link. Few games have one. */
  async receive(link: string): Promise<void> {
    const { element, store, strings } = this.#host;
    await this.#late.load(async () => {
      const { receive } = await import('./friend/receive.ts');
      await receive(element, store, strings(), link);
    });
  }

  #follow(): void {
    const { element, store } = this.#host;
    const name = element.getAttribute('save');
    if (name !== null && element.isConnected) this.#stopFollowing ??= followWindows(name, store);
  }

  async #end(hasJustCome: boolean): Promise<void> {
    if (this.#isEndComing) return;
    this.#isEndComing = true;
    try {
      this.#over = await showEnd(this.#host, hasJustCome, () => void this.analyse(true));
    } finally {
      this.#isEndComing = false;
    }
  }

  #leaveEnd(): void {
    this.#over?.disconnect();
    this.#over = null;
  }

  async #archive(before: GameState, after: GameState): Promise<void> {
    if (after.game.begun === null) return;
    const isKept = await record(before, after);
    const isNews = !isKept && this.#isArchived;
    this.#isArchived = isKept;
    // Reported once: a browser that refuses keeps refusing.
    if (isNews) this.#host.store.dispatch({ type: 'noticed', notice: 'not-kept' });
  }

  async #hear(before: GameState, after: GameState): Promise<void> {
    const part = await this.#late.loadUnasked(hearing);
    part?.hear(before, after, this.#host.strings());
  }
}
