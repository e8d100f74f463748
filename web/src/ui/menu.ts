// SPDX-License-Identifier: MIT
// A menu of more buttons, which closes on any other action and when something else opens.

import { h, setText } from './dom.ts';
import { announceOpened } from './opened.ts';

export interface MenuItem {
  readonly name: string;
  /** A part name for the styles of embedding pages. */
  readonly part?: string;
  isHidden(): boolean;
  take(): void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export class Menu {
  readonly #button: HTMLButtonElement;
  readonly #back: () => HTMLElement;
  readonly #items: readonly (readonly [MenuItem, HTMLButtonElement])[];
  readonly #list = h('div', { class: 'menu', hidden: '' });
  readonly #away = (event: Event): void => {
    const path = event.composedPath();
    if (!path.includes(this.#list) && !path.includes(this.#button)) this.#show(false);
  };

  /** `tools` has room for the list. `back` is where the focus returns to. */
  constructor(
    items: readonly MenuItem[],
    opener: HTMLButtonElement,
    tools: HTMLElement,
    back = (): HTMLElement => opener,
  ) {
    this.#button = opener;
    this.#back = back;
    this.#items = items.map((item) => {
      const { name, part } = item;
      const button = h('button', { type: 'button', 'data-action': name, ...(part && { part }) });
      button.addEventListener('click', () => {
        // Whatever opens next returns the focus to the opener.
        this.#close();
        item.take();
      });
      return [item, button];
    });
    this.#list.append(...this.#items.map(([, button]) => button));
    tools.append(this.#list);
    tools.addEventListener('focusout', ({ relatedTarget }) => {
      const isWithin =
        relatedTarget === opener ||
        (relatedTarget instanceof Node && tools.contains(relatedTarget));
      // A click outside focusable elements has no target.
      if (!isWithin && relatedTarget !== null) this.#show(false);
    });
    tools.addEventListener('keydown', (event) => {
      const places = steps[event.key];
      if (this.#list.hidden || (places === undefined && event.key !== 'Escape')) return;
      event.preventDefault();
      if (places === undefined) return this.#close();
      const shown = this.#shown;
      const at = shown.findIndex((button) => button === event.target);
      shown[(at + places + shown.length) % shown.length]?.focus();
    });
  }

  toggle(): void {
    this.#show(this.#list.hasAttribute('hidden'));
  }

  /** Moves the focus to the first button, if the menu is open. */
  focus(): void {
    this.#shown[0]?.focus();
  }

  update(names: Readonly<Record<string, string>>): void {
    for (const [item, button] of this.#items) {
      setText(button, names[item.name] ?? '');
      button.hidden = item.isHidden();
    }
  }

  get #shown(): HTMLButtonElement[] {
    return this.#items.map(([, button]) => button).filter((button) => !button.hidden);
  }

  #close(): void {
    this.#show(false);
    this.#back().focus();
  }

  #show(isShown: boolean): void {
    this.#list.hidden = !isShown;
    this.#button.setAttribute('aria-expanded', String(isShown));
    const { ownerDocument } = this.#list;
    if (isShown) {
      announceOpened(this.#list, () => this.#close());
      ownerDocument.addEventListener('pointerdown', this.#away);
      addEventListener('chuhe-opened', this.#away);
    } else {
      ownerDocument.removeEventListener('pointerdown', this.#away);
      removeEventListener('chuhe-opened', this.#away);
    }
  }
}
