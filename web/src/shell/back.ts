// SPDX-License-Identifier: MIT
// The history of the page: Back closes what is open before it leaves a screen, and leads from puzzle to puzzle.
//
// Opening something adds an entry with the address of the screen: its cover. Going back from the cover closes what is
// open. If it has been closed otherwise, the cover remains, to be used again by whatever opens next, and going back
// from it goes on to the entry before the screen. Removing it at once would need `history.back()`, which is
// asynchronous and might undo a navigation that follows the closing.

import { fieldsOf } from '../storage/store.ts';
import type { Opened } from '../ui/opened.ts';

/** In the state of both a screen's entry and its cover. */
interface Mark {
  /** The same for both. */
  readonly pair: number;
  readonly isCover: boolean;
}

/**
 * Places that are steps, which Back returns to: puzzles, lessons, endings, rulings, games to guess. Other places refine
 * what is shown, such as the moves walked in an opening.
 */
const kStep = /^#\/(puzzles\/\w+\/|learn\/\w+\/(?!endings$)|games\/\w+\/guess-\d+-)./;

function markHere(): Mark | null {
  const { pair, isCover } = fieldsOf(history.state) ?? {};
  return typeof pair === 'number' ? { pair, isCover: isCover === true } : null;
}

export class Back {
  #opened: readonly Opened[] = [];
  #mark = markHere();
  #hash = location.hash;
  /** No place has been named since the reader came to this address. */
  #isNew = true;

  constructor() {
    addEventListener('chuhe-opened', ({ detail }) => {
      this.#opened = [...this.#opened, detail].filter(({ element }) => isRendered(element));
      // A closed dialog is forgotten, or it would stay in memory.
      if (detail.element instanceof HTMLDialogElement)
        detail.element.addEventListener('close', () => this.#forget(detail), { once: true });
      if (this.#opened.includes(detail) && this.#mark?.isCover !== true) this.#cover();
    });
    addEventListener('popstate', () => this.#moved());
  }

  /** Names the place on the visible screen; a step of its own gets an entry. */
  name(hash: string): void {
    const isNew = this.#isNew;
    this.#isNew = false;
    if (hash === location.hash) return;
    const isStep = [location.hash, hash].every((one) => kStep.test(one));
    if (isStep && !isNew) history.pushState(null, '', hash);
    else history.replaceState(history.state, '', hash);
    this.#note();
  }

  #forget(closed: Opened): void {
    this.#opened = this.#opened.filter((one) => one !== closed);
  }

  #note(): void {
    this.#mark = markHere();
    this.#hash = location.hash;
  }

  #cover(): void {
    const pair = this.#mark?.pair ?? Math.random();
    const state = { ...fieldsOf(history.state), pair };
    history.replaceState({ ...state, isCover: false }, '');
    history.pushState({ ...state, isCover: true }, '');
    this.#note();
  }

  #moved(): void {
    const [before, hash] = [this.#mark, this.#hash];
    this.#note();
    if (before === null || before.pair !== this.#mark?.pair) this.#arrived();
    // Forward from the screen to its cover.
    else if (this.#mark.isCover) history.forward();
    else this.#uncovered(hash);
  }

  #arrived(): void {
    this.#isNew = true;
    for (const { element, close } of this.#opened)
      if (element instanceof HTMLDialogElement && element.open) close();
  }

  #uncovered(hash: string): void {
    // The reader may have walked on the screen since.
    if (hash !== location.hash) history.replaceState(history.state, '', (this.#hash = hash));
    const open = this.#opened.filter(({ element }) => isRendered(element));
    const top = open.pop();
    this.#opened = open;
    if (top === undefined) return history.back();
    top.close();
    if (open.length > 0) this.#cover();
  }
}

function isRendered(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
