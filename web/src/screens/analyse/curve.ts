// SPDX-License-Identifier: MIT
// The winning chances over a game as a drawing: the first side's share of the height.

const kNamespace = 'http://www.w3.org/2000/svg';
const kHeight = 40;

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(kNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class Curve {
  readonly #area = shape('path', { class: 'area' });
  readonly #middle = shape('path', { class: 'middle' });
  readonly #marker = shape('path', { class: 'marker' });
  readonly element = shape('svg', { class: 'curve', role: 'img', preserveAspectRatio: 'none' });
  #plies = 1;

  /** Calls back with the number of plies a click points at. */
  constructor(point: (plies: number) => void) {
    this.element.append(this.#area, this.#middle, this.#marker);
    this.element.addEventListener('click', (event) => {
      const { left, width } = this.element.getBoundingClientRect();
      point(Math.round(((event.clientX - left) / width) * this.#plies));
    });
  }

  /** `at` is the number of plies to the place one is at; null beside the line. */
  update(chances: readonly number[], plies: number, at: number | null, label: string): void {
    this.#plies = Math.max(1, plies);
    this.element.setAttribute('viewBox', `0 0 ${this.#plies} ${kHeight}`);
    this.element.setAttribute('aria-label', label);
    const points = chances.map((chance, ply) => `${ply} ${((1 - chance) * kHeight).toFixed(2)}`);
    const last = Math.max(0, chances.length - 1);
    const area = points.length === 0 ? '' : `M0 ${kHeight}L${points.join('L')}L${last} ${kHeight}Z`;
    this.#area.setAttribute('d', area);
    this.#middle.setAttribute('d', `M0 ${kHeight / 2}H${this.#plies}`);
    this.#marker.setAttribute('d', at === null ? '' : `M${at} 0V${kHeight}`);
  }
}
