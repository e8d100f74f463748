// SPDX-License-Identifier: MIT
// The graph of winning chances over a game: the first side's share of the height, with a clickable
// mark at every mistake.

import { h } from '../../../ui/dom.ts';
import type { Gravity } from '../../../engine/protocol.ts';

const kNamespace = 'http://www.w3.org/2000/svg';
const kHeight = 40;

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(kNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export interface CurveMark {
  /** Plies to the position after the move. */
  readonly plies: number;
  readonly gravity: Gravity;
  readonly label: string;
}

export class Curve {
  readonly #area = shape('path', { class: 'area' });
  readonly #middle = shape('path', { class: 'middle' });
  readonly #marker = shape('path', { class: 'marker' });
  readonly #drawing = shape('svg', { class: 'curve', role: 'img', preserveAspectRatio: 'none' });
  readonly #marks = h('div', { class: 'marks', role: 'group' });
  readonly element = h('div', { class: 'curve-frame' });
  #plies = 1;
  #chances: readonly number[] = [];

  /** Calls `point` with the number of plies under a click. */
  constructor(point: (plies: number) => void) {
    this.#drawing.append(this.#area, this.#middle, this.#marker);
    this.element.append(this.#drawing, this.#marks);
    this.element.addEventListener('click', (event) => {
      const mark = event.target instanceof Element ? event.target.closest('button') : null;
      if (mark !== null) return point(Number(mark.dataset['plies']));
      // Only the frame is pointed at; the page may be mirrored or zoomed.
      return point(Math.round((event.offsetX / this.element.clientWidth) * this.#plies));
    });
    this.#marks.addEventListener('keydown', (event) => this.#walk(event));
  }

  /** `at` is the current ply; null if the current node is not in the main line. */
  update(chances: readonly number[], plies: number, at: number | null, label: string): void {
    this.#plies = Math.max(1, plies);
    this.#chances = chances;
    this.#drawing.setAttribute('viewBox', `0 0 ${this.#plies} ${kHeight}`);
    this.#drawing.setAttribute('aria-label', label);
    this.#marks.setAttribute('aria-label', label);
    const points = chances.map((chance, ply) => `${ply} ${((1 - chance) * kHeight).toFixed(2)}`);
    const last = Math.max(0, chances.length - 1);
    const area = points.length === 0 ? '' : `M0 ${kHeight}L${points.join('L')}L${last} ${kHeight}Z`;
    this.#area.setAttribute('d', area);
    this.#middle.setAttribute('d', `M0 ${kHeight / 2}H${this.#plies}`);
    this.#marker.setAttribute('d', at === null ? '' : `M${at} 0V${kHeight}`);
  }

  /** Call after `update`. The marks have a roving tab index with arrow keys. */
  mark(marks: readonly CurveMark[], seatOfFirst: string): void {
    this.element.dataset['first'] = seatOfFirst;
    const buttons = marks.map(({ plies, gravity, label }, place) => {
      const button = h('button', {
        type: 'button',
        class: 'mark',
        tabindex: place === 0 ? '0' : '-1',
        title: label,
        'aria-label': label,
        'data-gravity': gravity,
        'data-plies': String(plies),
      });
      button.style.setProperty('--x', String(plies / this.#plies));
      button.style.setProperty('--y', String(1 - (this.#chances[plies] ?? 0.5)));
      return button;
    });
    this.#marks.replaceChildren(...buttons);
  }

  #walk(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...this.#marks.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === event.target);
    const next = step === undefined ? undefined : buttons[at + step];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
    next.click();
  }
}
