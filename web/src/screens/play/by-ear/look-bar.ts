// SPDX-License-Identifier: MIT
// The bar beside a board with hidden pieces: the last move in words, and buttons to see the pieces.

import type { ByEarStrings } from '../../../i18n/en/by-ear.ts';
import { preferences } from '../../../storage/preferences.ts';
import { h, setText } from '../../../ui/dom.ts';

/** How long the pieces are shown to readers who cannot hold a key or a button. */
const kGlanceMs = 3000;

const kLookKey = 'v';

/** Elements where keys type text. */
const kWritten = 'input, textarea, select, [contenteditable]';

function isLookKey({ key }: KeyboardEvent): boolean {
  return key.toLowerCase() === kLookKey;
}

export class LookBar {
  readonly #look: (isLooking: boolean) => void;
  readonly #last = h('p', { class: 'last-said' });
  readonly #button = h('button', { type: 'button', 'data-action': 'look' });
  readonly #end = h('button', { type: 'button', class: 'quiet', 'data-action': 'show-pieces' });
  readonly element = h(
    'div',
    { class: 'look', hidden: '' },
    this.#last,
    h('div', { class: 'look-buttons' }, this.#button, this.#end),
  );
  #listening: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(look: (isLooking: boolean) => void) {
    this.#look = look;
    this.#button.addEventListener('pointerdown', (event) => {
      if (event.button === 0) this.#see(true);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'blur'])
      this.#button.addEventListener(name, () => this.#see(false));
    this.#button.addEventListener('contextmenu', (event) => event.preventDefault());
    // Pressed by a key or by assistive technology, which cannot hold it.
    this.#button.addEventListener('click', ({ detail }) => {
      if (detail !== 0) return;
      this.#see(true);
      this.#timer = setTimeout(() => this.#see(false), kGlanceMs);
    });
    this.#end.addEventListener('click', () => preferences.choose({ blindfold: 'none' }));
  }

  update(isWorn: boolean, lastMove: string, own: ByEarStrings): void {
    this.element.hidden = !isWorn;
    setText(this.#last, lastMove);
    setText(this.#button, own.look);
    this.#button.title = `${own.look} (V)`;
    setText(this.#end, own.showPieces);
    if (isWorn) this.#listen();
    else this.stop();
  }

  /** Stops listening to keys. */
  stop(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#see(false);
  }

  #see(isLooking: boolean): void {
    clearTimeout(this.#timer);
    this.#look(isLooking);
  }

  #listen(): void {
    if (this.#listening !== null) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const down = (event: KeyboardEvent): void => {
      const [target] = event.composedPath();
      const isWriting = target instanceof Element && target.matches(kWritten);
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (isLookKey(event) && isPlain && !isWriting && !event.repeat) this.#see(true);
    };
    const up = (event: KeyboardEvent): void => {
      if (isLookKey(event)) this.#see(false);
    };
    // Releasing the key in another window is not reported.
    const leave = (): void => this.#see(false);
    globalThis.addEventListener('keydown', down, { signal });
    globalThis.addEventListener('keyup', up, { signal });
    globalThis.addEventListener('blur', leave, { signal });
  }
}
