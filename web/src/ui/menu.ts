// SPDX-License-Identifier: MIT
// A button that shows more buttons; they go again with the next step elsewhere.

import { drawing, h, setText } from './dom.ts';

export interface MenuItem {
  readonly name: string;
  /** For the style sheets of pages around. */
  readonly part?: string;
  isHidden(): boolean;
  take(): void;
}

const kDots = 'M6 12h.01M12 12h.01M18 12h.01';

export class Menu {
  readonly #label = h('span');
  readonly #button = h(
    'button',
    { type: 'button', class: 'more', 'data-action': 'more', 'aria-expanded': 'false' },
    drawing(kDots, '0 0 24 24'),
    this.#label,
  );
  readonly #items: readonly (readonly [MenuItem, HTMLButtonElement])[];
  readonly #list = h('div', { class: 'menu', hidden: '' });

  constructor(items: readonly MenuItem[]) {
    this.#items = items.map((item) => {
      const { name, part } = item;
      const button = h('button', { type: 'button', 'data-action': name, ...(part && { part }) });
      button.addEventListener('click', () => {
        this.#show(false);
        // What opens now gives the focus back to it.
        this.#button.focus();
        item.take();
      });
      return [item, button];
    });
    this.#list.append(...this.#items.map(([, button]) => button));
    this.#button.addEventListener('click', () => this.#show(this.#list.hasAttribute('hidden')));
  }

  /** Into the row of buttons it belongs to, which has the place. */
  joinTo(row: HTMLElement, tools: HTMLElement): void {
    row.append(this.#button);
    tools.append(this.#list);
    tools.addEventListener('focusout', ({ relatedTarget }) => {
      const isWithin = relatedTarget instanceof Node && tools.contains(relatedTarget);
      // A click on nothing that takes the focus has no target.
      if (!isWithin && relatedTarget !== null) this.#show(false);
    });
    tools.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#list.hidden) return;
      event.preventDefault();
      this.#show(false);
      this.#button.focus();
    });
  }

  update(name: string, names: Readonly<Record<string, string>>): void {
    setText(this.#label, name);
    this.#button.title = name;
    for (const [item, button] of this.#items) {
      setText(button, names[item.name] ?? '');
      button.hidden = item.isHidden();
    }
    this.#button.hidden = this.#items.every(([, button]) => button.hidden);
  }

  #show(isShown: boolean): void {
    this.#list.hidden = !isShown;
    this.#button.setAttribute('aria-expanded', String(isShown));
    if (!isShown) return;
    const close = (event: Event): void => {
      const path = event.composedPath();
      if (path.includes(this.#list) || path.includes(this.#button)) return;
      this.#show(false);
      removeEventListener('pointerdown', close);
    };
    addEventListener('pointerdown', close);
  }
}
