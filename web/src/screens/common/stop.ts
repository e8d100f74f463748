// SPDX-License-Identifier: MIT
// A row of a list that leads through exercises: it is done, or here, or to come.

import { h, setText } from '../../ui/dom.ts';

export class Stop {
  readonly #way: HTMLElement;
  readonly #name = h('span');
  readonly #note: HTMLElement;
  readonly element: HTMLElement;

  /** `way` is a button or a link; `picture` stands before its name, and `note` is the class of what follows. */
  constructor(way: HTMLElement, picture: HTMLElement, note = 'unseen') {
    this.#way = way;
    this.#note = h('span', { class: note });
    picture.setAttribute('aria-hidden', 'true');
    way.append(picture, this.#name, this.#note);
    this.element = h('li', {}, way);
  }

  update(name: string, note: string, isDone: boolean, isHere: boolean): void {
    setText(this.#name, name);
    setText(this.#note, note);
    this.#way.classList.toggle('done', isDone);
    if (isHere) this.#way.setAttribute('aria-current', 'step');
    else this.#way.removeAttribute('aria-current');
  }
}
