// SPDX-License-Identifier: MIT
// Base class of elements with a board but no game: language, theme, connecting and disconnecting.

import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import { laterSheet } from '../../ui/later-sheet.ts';
import { preferences } from '../../storage/preferences.ts';
import { ElementBase, rootOf } from '../../ui/root.ts';
import { Lazy } from '../../ui/lazy.ts';
import { sheet, sheetOf, wear, type Style } from '../../ui/sheet.ts';
import { listenToKeys, type Command } from '../../ui/shortcuts.ts';
import type { Watch } from '../../ui/theme.ts';
import { stringsOf, type Strings } from '../../i18n/index.ts';
import type { Texts } from '../../i18n/texts.ts';
import choice from '../../styles/choice.css?inline';
import study from '../../styles/study.css?inline';
import tabs from '../../styles/tabs.css?inline';

export interface StudyView {
  readonly element: HTMLElement;
  readonly board: { connect(): void; disconnect(): void };
  speak(strings: Strings): void;
  /** Handles a key; returns false if it does not apply. */
  obey(command: Command): boolean;
  /** Repaints with a new palette. */
  redraw(): void;
}

interface Engine {
  connect(): void;
  disconnect(): void;
}

const ownSheet = sheetOf(choice + study + tabs);

/**
 * @attr {string} at - the place within the element, for example the number of a puzzle
 * @fires {CustomEvent<string>} chuhe-place - the place within the element has changed; the detail is the new one
 * @ignore chuhe-place
 * @csspart board - the board
 * @csspart grid - the grid of points on the board, which takes the keyboard focus
 * @csspart player - the bar of a player above or below the board
 * @csspart panel - the panel beside or below the board
 * @csspart status - the status line
 */
export abstract class StudyElement extends ElementBase {
  static readonly observedAttributes: readonly string[] = ['lang', 'at', ...lookAttributes];

  readonly #root = rootOf(this);
  #lookWatch: Watch | null = null;
  #unlisten = (): void => {};
  #unwatch = (): void => {};
  #view: StudyView | null = null;
  #engine: Engine | null = null;
  readonly #start = new Lazy(this, () => this.begin());

  /** The texts of this screen alone; load a language before you set `lang` to it. */
  abstract readonly texts: Texts<unknown>;

  /** Creates the content once, so that moving the element within the page keeps its state. */
  protected abstract open(strings: Strings): { readonly view: StudyView; readonly engine: Engine };

  /** The element is about to be seen: load and start the expensive parts. */
  protected begin(): void {
    this.#engine?.connect();
  }

  /** Starts without waiting to be seen, because it is used. */
  protected hurry(): void {
    this.#start.hurry();
  }

  protected styles(): Style[] {
    return [sheet, laterSheet, ownSheet];
  }

  /** The attribute `at` has changed. */
  protected abstract goTo(at: string): void;

  connectedCallback(): void {
    if (this.#view === null) {
      ({ view: this.#view, engine: this.#engine } = this.open(this.strings()));
      wear(this.#root, this.styles());
      this.#root.replaceChildren(this.#view.element);
    } else {
      // The notation may have been changed in the meantime.
      this.#speak();
    }
    this.#lookWatch = watchLook(this, () => this.#view?.redraw());
    this.#unlisten = listenToKeys(this, (command) => this.#view?.obey(command) === true);
    this.#unwatch = preferences.watch(() => this.#speak());
    this.#view.board.connect();
    this.#start.wait();
    // The address of a screen that is shown again need not name the place left last.
    const at = this.getAttribute('at');
    if (at) this.tell(at);
  }

  disconnectedCallback(): void {
    this.#lookWatch?.stop();
    this.#unlisten();
    this.#unwatch();
    this.#view?.board.disconnect();
    this.#start.cancel();
    this.#engine?.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || this.#view === null) return;
    if (name === 'lang') this.#speak();
    else if (name !== 'at') this.#lookWatch?.apply();
    else if (value) this.goTo(value);
  }

  /** Reports the current place to the page, for its address. */
  protected tell(at: string): void {
    this.setAttribute('at', at);
    this.dispatchEvent(
      new CustomEvent('chuhe-place', { detail: at, bubbles: true, composed: true }),
    );
  }

  #speak(): void {
    this.#view?.speak(this.strings());
  }

  /** In the chosen notation, if any. */
  protected strings(): Strings {
    const strings = stringsOf(this, () => this.#speak(), this.texts);
    const { notation } = preferences.value;
    return notation ? { ...strings, notation } : strings;
  }
}

declare global {
  interface HTMLElementEventMap {
    'chuhe-place': CustomEvent<string>;
  }
}
