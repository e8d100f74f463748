// SPDX-License-Identifier: MIT
// A menu of more buttons, which closes on any other action.

import { h, setText } from './dom.ts';

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
        this.#show(false);
        // Whatever opens next returns the focus to this button.
        opener.focus();
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
      this.#show(false);
      opener.focus();
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

  #show(isShown: boolean): void {
    this.#list.hidden = !isShown;
    this.#button.setAttribute('aria-expanded', String(isShown));
    if (isShown) addEventListener('pointerdown', this.#away);
    else removeEventListener('pointerdown', this.#away);
  }
}
