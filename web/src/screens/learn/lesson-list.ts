// SPDX-License-Identifier: MIT
// The list of lessons; finished ones have a tick.

import type { GameId } from '../../engine/protocol.ts';
import { h, setText } from '../../ui/dom.ts';
import { lessonIds, type LessonId } from './lessons.ts';
import type { LearnState } from './state.ts';
import type { LearnStrings } from '../../i18n/en/learn.ts';

interface Lesson {
  readonly id: LessonId;
  readonly button: HTMLElement;
  readonly name: HTMLElement;
  readonly tick: HTMLElement;
  readonly done: HTMLElement;
}

function lessonOf(id: LessonId): Lesson {
  const [name, tick, done] = [
    h('span'),
    h('span', { 'aria-hidden': 'true' }),
    h('span', { class: 'unseen' }),
  ];
  const button = h('button', { type: 'button', 'data-lesson': id }, name, tick, done);
  return { id, button, name, tick, done };
}

export class LessonList {
  readonly #title = h('h2');
  readonly #buttons: readonly Lesson[];
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly element: HTMLElement;
  isKept = true;

  constructor(game: GameId, choose: (lesson: LessonId) => void) {
    this.#buttons = lessonIds[game].map(lessonOf);
    for (const { id, button } of this.#buttons) {
      button.addEventListener('click', () => choose(id));
    }
    const items = this.#buttons.map(({ button }) => h('li', {}, button));
    this.element = h(
      'section',
      { class: 'block' },
      this.#title,
      h('ol', { class: 'lessons' }, ...items),
      this.#note,
    );
  }

  update({ lesson, progress }: LearnState, own: LearnStrings): void {
    setText(this.#title, own.lesson);
    setText(this.#note, this.isKept ? '' : own.notKept);
    for (const { id, button, name, tick, done } of this.#buttons) {
      const isDone = progress.done.has(id);
      setText(name, own.lessons[id].name);
      setText(tick, isDone ? ' ✓' : '');
      setText(done, isDone ? `, ${own.done}` : '');
      if (id === lesson) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
  }
}
