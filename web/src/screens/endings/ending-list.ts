// SPDX-License-Identifier: MIT
// All endgames by their attacking pieces, each with a small board.

import { boardPicture } from '../../board/picture.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { kUsualPieces } from '../../games/looks.ts';
import { parsePlacement } from '../../games/placement.ts';
import type { EndingsStrings } from '../../i18n/en/endings.ts';
import { h, setText } from '../../ui/dom.ts';
import { shapeElement } from '../../ui/shape.ts';
import { Stop } from '../common/stop.ts';
import { endings, groupOf, type Ending, type EndingGroup } from './endings.ts';
import type { EndingsState } from './state.ts';
import { titleOf } from './title.ts';

class Row {
  readonly ending: Ending;
  readonly #number: number;
  readonly #picture = h('span', { class: 'small-board' });
  readonly #stop: Stop;
  readonly element: HTMLElement;

  constructor(ending: Ending, index: number, choose: (ending: number) => void) {
    this.ending = ending;
    this.#number = index + 1;
    const button = h('button', { type: 'button', 'data-ending': String(this.#number) });
    button.addEventListener('click', () => choose(index));
    this.#stop = new Stop(button, this.#picture);
    this.element = this.#stop.element;
  }

  draw(spec: GameSpec): void {
    const picture = boardPicture({
      spec,
      placement: parsePlacement(spec, this.ending.fen),
      isFlipped: false,
      pieces: kUsualPieces,
      hasCoordinates: false,
      lastMove: '',
    });
    this.#picture.replaceChildren(shapeElement(picture));
  }

  update({ spec, ending, progress }: EndingsState, own: EndingsStrings): void {
    const isDone = progress.done.has(this.ending.fen);
    const name = `${this.#number}. ${titleOf(spec, this.ending, own)}`;
    this.#stop.update(name, isDone ? `, ${own.done}` : '', isDone, ending === this.#number - 1);
  }
}

class Group {
  readonly #id: EndingGroup;
  readonly #rows: readonly Row[];
  readonly #name = h('b');
  readonly #count = h('span', { class: 'count' });
  /** Drawn, because a font may have only one kind of circle. */
  readonly #dots: readonly HTMLElement[];
  readonly element: HTMLDetailsElement;
  #isDrawn = false;

  constructor(id: EndingGroup, rows: readonly Row[]) {
    this.#id = id;
    this.#rows = rows;
    this.#dots = rows.map(() => h('i'));
    const dots = h('span', { class: 'dots', 'aria-hidden': 'true' }, ...this.#dots);
    this.element = h(
      'details',
      { class: 'endings' },
      h('summary', {}, this.#name, ' ', this.#count, ' ', dots),
      h('ol', { class: 'stops' }, ...rows.map(({ element }) => element)),
    );
  }

  /** Only if it is open, because there are many. */
  draw(spec: GameSpec): void {
    if (this.#isDrawn || !this.element.open) return;
    this.#isDrawn = true;
    for (const row of this.#rows) row.draw(spec);
  }

  has(ending: Ending | undefined): boolean {
    return this.#rows.some((row) => row.ending === ending);
  }

  update(state: EndingsState, own: EndingsStrings): void {
    const done = this.#rows.map(({ ending }) => state.progress.done.has(ending.fen));
    setText(this.#name, own.groups[this.#id]);
    setText(this.#count, own.doneOf(done.filter(Boolean).length, done.length));
    for (const [at, dot] of this.#dots.entries()) dot.classList.toggle('done', done[at]);
    for (const row of this.#rows) row.update(state, own);
  }
}

export class EndingList {
  readonly #spec: GameSpec;
  readonly #groups: readonly Group[];
  readonly #about = h('p', { class: 'soft' });
  readonly element = h('div', { class: 'other-tab' });
  #opened = -1;

  constructor(spec: GameSpec, choose: (ending: number) => void) {
    this.#spec = spec;
    const rows = endings.map((ending, index) => new Row(ending, index, choose));
    const ids = [...new Set(endings.map(groupOf))];
    this.#groups = ids.map((id) => {
      const own = rows.filter(({ ending }) => groupOf(ending) === id);
      return new Group(id, own);
    });
    for (const group of this.#groups) group.element.addEventListener('toggle', () => this.draw());
    this.element.append(...this.#groups.map(({ element }) => element), this.#about);
  }

  /** The list is seen. */
  draw(): void {
    if (this.element.checkVisibility()) for (const group of this.#groups) group.draw(this.#spec);
  }

  /** Opens the group of the endgame when that changes. */
  update(state: EndingsState, own: EndingsStrings): void {
    setText(this.#about, own.about);
    for (const group of this.#groups) {
      group.update(state, own);
      if (state.ending !== this.#opened) group.element.open = group.has(endings[state.ending]);
    }
    this.#opened = state.ending;
  }
}
