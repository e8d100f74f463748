// SPDX-License-Identifier: MIT
// Base class of table views: the board, retry after an engine failure, announcements, connecting and disconnecting.

import type { Touch } from '../../board/board.ts';
import { LiveRegion, type Announcement } from '../../ui/live-region.ts';
import { measure } from '../../board/measures.ts';
import { makeSeal } from '../../board/seal.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';
import { lateGrip } from '../../ui/late-grip.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { BoardPart } from './board-part.ts';
import type { TableStore } from './table-store.ts';
import type { StudyView } from './study-element.ts';
import type { Happening, Table } from './table.ts';

export interface Layout {
  readonly part: string;
  /** For the style sheet. */
  readonly kind?: string;
  readonly status: readonly HTMLElement[];
  /** Rows of buttons. */
  readonly tools: readonly HTMLElement[];
  readonly panel: readonly HTMLElement[];
}

export abstract class TableView<State extends Table, Event> implements StudyView {
  readonly element = h('div');
  readonly board: BoardPart;
  protected readonly panel = h('div', { class: 'panel', part: 'panel' });
  protected strings: Strings;
  readonly #store: TableStore<State, Event>;
  readonly #live = new LiveRegion();
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly #seal = makeSeal();
  #grip: ReturnType<typeof lateGrip> | null = null;

  constructor(store: TableStore<State, Event>, strings: Strings) {
    this.#store = store;
    this.strings = strings;
    this.board = new BoardPart(this.state.spec, (touch) => this.touched(touch));
    this.board.letTeach({
      position: () => this.state.position,
      call: (name, args) => store.call(name, args),
      strings: () => this.strings,
      say: (text) => this.#live.say({ polite: text, urgent: null }),
      isAskedByRest: true,
    });
    this.#retry.addEventListener('click', () => this.restart());
  }

  redraw(): void {
    this.board.redraw();
  }

  /** The state has changed. */
  update(before: State): void {
    const announcement = this.announced(before);
    this.#live.say(announcement);
    this.#refresh(before);
    if (announcement.urgent !== null) this.showTop();
  }

  /** Handles a key; returns false if it does not apply. */
  obey(_command: Command): boolean {
    return false;
  }

  speak(strings: Strings): void {
    this.strings = strings;
    this.#refresh(null);
  }

  protected get state(): State {
    return this.#store.state;
  }

  /** Input on the board. */
  protected touched(touch: Touch): void {
    this.dispatch(touch);
  }

  protected dispatch(event: Event | Happening): void {
    this.#store.dispatch(event);
  }

  /** Call it at the end of a constructor. */
  protected layout({ part, kind = '', status, tools, panel }: Layout): void {
    this.element.className = `game study ${kind}`.trim();
    this.element.setAttribute('part', part);
    this.panel.append(
      h('section', { class: 'status', part: 'status' }, ...status, this.#retry, this.#seal),
      ...panel,
    );
    this.panel.prepend(h('slot', { name: 'lead' }));
    this.element.append(
      this.board.element,
      this.panel,
      h('div', { class: 'tools', part: 'tools' }, ...tools),
      this.#live.element,
    );
    measure(this.element, this.state.spec);
    this.#grip = lateGrip(this.element);
    this.#refresh(null);
  }

  /** Verdicts stand at the top of the panel, which may be scrolled. */
  protected showTop(): void {
    this.panel.scrollTop = 0;
  }

  /** Marks the task as achieved by the reader. */
  protected stamp(isAchieved: boolean): void {
    this.#seal.hidden = !isAchieved;
  }

  protected hasFailed(): boolean {
    return this.state.engine.name === 'failed';
  }

  protected restart(): void {
    this.#store.restart();
  }

  protected abstract announced(before: State): Announcement;

  /** Shows the state; `before` is null if everything must be redrawn, for example in another language. */
  protected abstract show(before: State | null): void;

  #refresh(before: State | null): void {
    setText(this.#retry, this.strings.labels.tryAgain);
    this.#retry.hidden = !this.hasFailed();
    this.#grip?.update(this.state, this.strings);
    this.show(before);
  }
}
