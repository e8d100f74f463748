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

export class Menu {
  readonly #button: HTMLButtonElement;
  readonly #items: readonly (readonly [MenuItem, HTMLButtonElement])[];
  readonly #list = h('div', { class: 'menu', hidden: '' });
  readonly #away = (event: Event): void => {
    const path = event.composedPath();
    if (!path.includes(this.#list) && !path.includes(this.#button)) this.#show(false);
  };

  /** `opener` is one of `tools`, which has room for the list. */
  constructor(items: readonly MenuItem[], opener: HTMLButtonElement, tools: HTMLElement) {
    this.#button = opener;
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
      const isWithin = relatedTarget instanceof Node && tools.contains(relatedTarget);
      // A click outside focusable elements has no target.
      if (!isWithin && relatedTarget !== null) this.#show(false);
    });
    tools.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#list.hidden) return;
      event.preventDefault();
      this.#close();
    });
  }

  toggle(): void {
    this.#show(this.#list.hasAttribute('hidden'));
  }

  update(names: Readonly<Record<string, string>>): void {
    for (const [item, button] of this.#items) {
      setText(button, names[item.name] ?? '');
      button.hidden = item.isHidden();
    }
  }

  #close(): void {
    this.#show(false);
    this.#button.focus();
  }

  #show(isShown: boolean): void {
    this.#list.hidden = !isShown;
    this.#button.setAttribute('aria-expanded', String(isShown));
    if (isShown) {
      announceOpened(this.#list, () => this.#close());
      addEventListener('pointerdown', this.#away);
      addEventListener('chuhe-opened', this.#away);
    } else {
      removeEventListener('pointerdown', this.#away);
      removeEventListener('chuhe-opened', this.#away);
    }
  }
}
