// SPDX-License-Identifier: MIT
// The path of a learner: today's set, lessons in groups with what is done, then the screens that follow.

import type { GameId } from '../../engine/protocol.ts';
import type { LearnStrings } from '../../i18n/en/learn.ts';
import type { Language } from '../../i18n/languages.ts';
import { hashOf, kEndings } from '../../route.ts';
import { load } from '../../storage/store.ts';
import { h, setText } from '../../ui/dom.ts';
import { keysOf } from '../../ui/keys.ts';
import { LatePart } from '../../ui/late-part.ts';
import { Stop } from '../common/stop.ts';
import { endings } from '../endings/endings.ts';
import { fromKept, kSaveName } from '../endings/progress.ts';
import { sections, type LessonId } from './lessons.ts';
import { furtherPlaces } from './path.ts';
import type { LearnState } from './state.ts';

const dot = (): HTMLElement => h('span', { class: 'dot' });

/** A group of stops under its name. */
class Leg<Id> {
  readonly #title = h('span');
  readonly #count = h('span', { class: 'count' });
  readonly stops: readonly (readonly [Id, Stop])[];
  readonly element: HTMLElement;

  constructor(stops: readonly (readonly [Id, Stop])[]) {
    this.stops = stops;
    this.element = h(
      'section',
      { class: 'leg' },
      h('h2', {}, this.#title, ' ', this.#count),
      h('ol', { class: 'stops' }, ...stops.map(([, { element }]) => element)),
    );
    this.element.hidden = stops.length === 0;
  }

  name(title: string, count: string): void {
    setText(this.#title, title);
    setText(this.#count, count);
  }
}

export class PathCard {
  readonly #legs;
  readonly #further;
  readonly #today;
  readonly element: HTMLElement;

  constructor(game: GameId, choose: (lesson: LessonId) => void) {
    const stopOf = (lesson: LessonId) => {
      const button = h('button', { type: 'button', 'data-lesson': lesson });
      button.addEventListener('click', () => choose(lesson));
      return [lesson, new Stop(button, dot())] as const;
    };
    this.#legs = keysOf(sections[game]).map(
      (id) => [id, new Leg((sections[game][id] ?? []).map(stopOf))] as const,
    );
    this.#further = new Leg(
      furtherPlaces[game].map((place) => {
        const link = h('a', { href: hashOf({ screen: 'learn', game, place }) });
        return [place, new Stop(link, dot(), 'count')] as const;
      }),
    );
    const legs = [...this.#legs.map(([, leg]) => leg), this.#further];
    this.#today = new LatePart<[readonly LessonId[], Language]>(
      () => true,
      async () => new (await import('../daily/today-card.ts')).TodayCard(game),
    );
    this.element = h(
      'div',
      { class: 'path other-tab' },
      this.#today.element,
      ...legs.map(({ element }) => element),
    );
  }

  /** `isSeen`: the tab is open; only then it chooses today's set. */
  update(
    { lesson: here, progress }: LearnState,
    own: LearnStrings,
    { language, isSeen }: { readonly language: Language; readonly isSeen: boolean },
  ): void {
    const [first] = this.#legs;
    const lessons = first?.[1].stops.map(([lesson]) => lesson) ?? [];
    const open = lessons.filter((lesson) => !progress.done.has(lesson));
    if (isSeen) this.#today.update(open, language);
    for (const [id, leg] of this.#legs) {
      const done = leg.stops.filter(([lesson]) => progress.done.has(lesson)).length;
      leg.name(own.sections[id], own.of(done, leg.stops.length));
      for (const [lesson, stop] of leg.stops) {
        const isDone = progress.done.has(lesson);
        const note = isDone ? `, ${own.done}` : '';
        stop.update(own.lessons[lesson].name, note, isDone, lesson === here);
      }
    }
    this.#further.name(own.further, '');
    for (const [place, stop] of this.#further.stops) {
      const isCounted = place === kEndings;
      const done = isCounted ? (load(kSaveName, fromKept)?.done.size ?? 0) : 0;
      const note = isCounted ? own.of(done, endings.length) : '';
      stop.update(own.places[place], note, done === endings.length, false);
    }
  }
}
