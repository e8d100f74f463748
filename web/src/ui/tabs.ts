// SPDX-License-Identifier: MIT
// The parts of a panel by name: where there is no room for all of them a tab shows its part alone, elsewhere it goes
// there. The style sheet says where that is: only tabs that stay while the panel scrolls lead through all parts.

import { h, setText } from './dom.ts';

export class Tabs<Name extends string> {
  readonly #tabs: readonly (readonly [Name, HTMLButtonElement])[];
  readonly #panel: HTMLElement;
  readonly #starts: Readonly<Record<Name, HTMLElement>>;
  readonly element = h('div', { class: 'tabs', role: 'tablist' });

  /** `starts` are the elements the parts begin with; the first part is shown at first. `panel` bears the name of the one that is shown. */
  constructor(
    names: readonly [Name, ...Name[]],
    panel: HTMLElement,
    starts: Readonly<Record<Name, HTMLElement>>,
  ) {
    this.#panel = panel;
    this.#starts = starts;
    this.#tabs = names.map((name) => {
      const button = h('button', { type: 'button', role: 'tab', 'data-tab': name });
      button.addEventListener('click', () => this.choose(name));
      return [name, button];
    });
    this.element.append(...this.#tabs.map(([, button]) => button));
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.#mark(names[0]);
  }

  choose(name: Name): void {
    this.#mark(name);
    const isFirst = this.#tabs[0]?.[0] === name;
    const isAlone = getComputedStyle(this.element).position !== 'sticky';
    if (isFirst || isAlone) this.#panel.scrollTop = 0;
    else this.#starts[name].scrollIntoView({ block: 'start' });
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

  /** The arrow keys go from tab to tab. */
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
