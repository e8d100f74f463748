// SPDX-License-Identifier: MIT
// Tabs for the parts of a panel. The style sheet shows the chosen part.

import { h, setText } from './dom.ts';

export class Tabs<Name extends string> {
  readonly #tabs: readonly (readonly [Name, HTMLButtonElement])[];
  readonly #panel: HTMLElement;
  readonly element = h('div', { class: 'tabs', role: 'tablist' });
  onChoose: (name: Name) => void = () => {};

  /** The first part is shown initially. `panel` has the name of the current part. */
  constructor(names: readonly [Name, ...Name[]], panel: HTMLElement) {
    this.#panel = panel;
    this.#tabs = names.map((name) => {
      const button = h('button', { type: 'button', role: 'tab', 'data-tab': name });
      button.addEventListener('click', () => this.choose(name));
      return [name, button];
    });
    this.element.append(...this.#tabs.map(([, button]) => button));
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.#mark(names[0]);
  }

  get chosen(): string | undefined {
    return this.#panel.dataset['shown'];
  }

  choose(name: Name): void {
    this.#mark(name);
    this.#panel.scrollTop = 0;
    this.onChoose(name);
  }

  update(label: string, names: Readonly<Record<Name, string>>): void {
    this.element.setAttribute('aria-label', label);
    for (const [name, button] of this.#tabs) setText(button, names[name]);
  }

  #mark(name: Name): void {
    this.#panel.dataset['shown'] = name;
    for (const [own, button] of this.#tabs) {
      button.setAttribute('aria-selected', String(own === name));
      button.setAttribute('tabindex', own === name ? '0' : '-1');
    }
  }

  /** The arrow keys move between tabs. */
  #key(event: KeyboardEvent): void {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = this.#tabs.findIndex(([, button]) => button === event.target);
    const { length } = this.#tabs;
    const [name, button] = this.#tabs[(at + way + length) % length] ?? [];
    if (way === 0 || at < 0 || name === undefined) return;
    event.preventDefault();
    this.choose(name);
    button?.focus({ preventScroll: true });
  }
}
