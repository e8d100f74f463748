// SPDX-License-Identifier: MIT
// The lessons to choose from, those that are done with a tick.

import { h, setText } from '../../ui/dom.ts';
import { lessonIds, type LessonId } from './lessons.ts';
import type { LearnState } from './state.ts';
import type { LearnStrings } from '../../i18n/learn.ts';

export class LessonList {
  readonly #title = h('h2');
  readonly #buttons = lessonIds.map((id) => {
    const [name, tick, done] = [
      h('span'),
      h('span', { 'aria-hidden': 'true' }),
      h('span', { class: 'unseen' }),
    ];
    const button = h('button', { type: 'button', 'data-lesson': id }, name, tick, done);
    return { id, button, name, tick, done };
  });
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly element: HTMLElement;
  isKept = true;

  constructor(choose: (lesson: LessonId) => void) {
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
