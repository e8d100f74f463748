// SPDX-License-Identifier: MIT
// What a game needs beside its board: a place to be saved in, dialogs, and a companion. Most of it loads when wanted.

import { saveOwn } from '../../storage/store.ts';
import { LateParts } from '../../ui/late-parts.ts';
import type * as besideParts from './beside.ts';
import type { Companion } from './companion.ts';
import type { PartsHost } from './parts-host.ts';
import { isWorthSaving, toSaved } from './record/saved-game.ts';
import type { GameState } from './state/state.ts';

const beside = (): Promise<typeof besideParts> => import('./beside.ts');

export class GameParts {
  /** Null until the first move. */
  companion: Companion | null = null;
  readonly #host: PartsHost;
  readonly #late: LateParts;
  #isSaved = true;
  #coming: Promise<Companion> | null = null;
  /** Those who wait for it go on in order. */
  readonly #bringCompanion = (): Promise<Companion> =>
    (this.#coming ??= this.#makeCompanion().catch((error: unknown) => {
      this.#coming = null;
      throw error;
    }));

  constructor(host: PartsHost) {
    this.#host = host;
    this.#late = new LateParts((isMissing) => {
      if (isMissing) host.store.dispatch({ type: 'noticed', notice: 'part-missing' });
    });
  }

  async #makeCompanion(): Promise<Companion> {
    const part = await import('./companion.ts');
    return (this.companion = new part.Companion(this.#host, this.#late));
  }

  changed(before: GameState, after: GameState): void {
    const { element, store } = this.#host;
    const name = element.getAttribute('save');
    if (name !== null && isWorthSaving(before, after)) {
      const isSaved = saveOwn(name, toSaved(after));
      const isNews = !isSaved && this.#isSaved;
      this.#isSaved = isSaved;
      // Reported once: a browser that refuses keeps refusing.
      if (isNews) store.dispatch({ type: 'noticed', notice: 'not-kept' });
    }
    void this.#accompany(before, after);
  }

  /** What loads right after the first paint. */
  beside(): Promise<typeof besideParts | null> {
    return this.#late.loadUnasked(beside);
  }

  /** Changes before the companion has loaded wait for it. */
  async #accompany(before: GameState, after: GameState): Promise<void> {
    const { game, settings } = after;
    const isPlayed = game.begun !== null || game.ended !== null;
    const isHeard = settings.volume > 0 || settings.speaks;
    if (!isPlayed && !isHeard && this.companion === null) return;
    const companion = await this.#late.loadUnasked(this.#bringCompanion);
    companion?.changed(before, after);
  }

  /** Opens the analysis with the game and its details. */
  async analyse(): Promise<void> {
    const companion = await this.#late.load(this.#bringCompanion);
    await companion?.analyse(false);
  }

  async receive(link: string): Promise<void> {
    const companion = await this.#late.load(this.#bringCompanion);
    await companion?.receive(link);
  }

  async setUp(fen: string | null): Promise<void> {
    const bring = async (): Promise<void> => (await beside()).openSetup(this.#host, fen);
    // A game with the same terms needs no dialog.
    const otherwise = (): void => this.#host.element.newGame();
    await this.#late.load(bring, fen === null ? otherwise : undefined);
  }

  async openSettings(): Promise<void> {
    await this.#late.load(async () => (await beside()).openSettings(this.#host));
  }
}
