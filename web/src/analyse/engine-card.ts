// SPDX-License-Identifier: MIT
// What the engine thinks of the position: its best lines, how deep it looked, and the switch.

import type { Strings } from '../i18n/index.ts';
import { formatSpeed } from '../ui/format.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { Picker } from '../ui/picker.ts';
import { isSettled, isThinking, linesOf } from './queries.ts';
import { kMostLines, type AnalysisState } from './state.ts';
import { languageOf, notationOf, scoreOf } from './words.ts';

const kMovesOfLine = 12;
const kPlay = 'M7 5l11 7-11 7z';
const kPause = 'M8 5v14M16 5v14';

export interface EngineListener {
  toggle(): void;
  changeLines(lines: number): void;
  play(move: string): void;
  /** A line is pointed at, or none any more. */
  point(line: number | null): void;
}

/** What the engine is doing, in few words. */
function activityOf(state: AnalysisState, strings: Strings): string {
  const { analyse, status } = strings;
  const [best] = linesOf(state);
  if (state.engine.name === 'failed') return status.failed;
  if (state.shown.isProvisional) return status.loading;
  if (isSettled(state) && state.shown.snapshot.status !== 'ongoing') return '';
  if (!state.isRunning) return analyse.paused;
  if (best === undefined) return analyse.waiting;
  return isThinking(state) || state.ask !== null
    ? analyse.thinking(best.depth, formatSpeed(best.nodesPerSecond, strings))
    : analyse.finished(best.depth);
}

class LineButton {
  readonly #score = h('b');
  readonly #moves = h('span');
  readonly button = h('button', { type: 'button' }, this.#score, ' ', this.#moves);
  readonly element = h('li', {}, this.button);

  update(state: AnalysisState, place: number, strings: Strings): void {
    const info = linesOf(state)[place];
    this.element.hidden = place >= state.settings.lines;
    this.button.setAttribute('aria-disabled', String(info === undefined));
    // It keeps its place, but says nothing: Gomoku may know of fewer moves than lines.
    this.element.inert = info === undefined;
    const notation = notationOf(state, strings);
    const moves = info?.written[notation] ?? info?.pv.split(' ') ?? [];
    const score = info === undefined ? '' : scoreOf(state, info, strings);
    const text = moves.slice(0, kMovesOfLine).join(' ');
    setText(this.#score, score);
    setText(this.#moves, text);
    const lang = languageOf(notation);
    if (lang === null) this.#moves.removeAttribute('lang');
    else this.#moves.lang = lang;
  }
}

export class EngineCard {
  readonly #title = h('h2');
  readonly #activity = h('span', { class: 'activity' });
  readonly #icon = drawing(kPause, '0 0 24 24');
  readonly #label = h('span');
  readonly #toggle = h(
    'button',
    { type: 'button', class: 'toggle', 'data-action': 'run' },
    this.#icon,
    this.#label,
  );
  readonly #count = new Picker('lines');
  readonly #lines = Array.from({ length: kMostLines }, () => new LineButton());
  readonly #list = h('ol', { class: 'lines' }, ...this.#lines.map((line) => line.element));
  readonly element = h(
    'section',
    { class: 'engine' },
    h(
      'div',
      { class: 'bar' },
      this.#toggle,
      h('div', { class: 'about' }, this.#title, this.#activity),
      this.#count.element,
    ),
    this.#list,
  );
  #state: AnalysisState | null = null;

  constructor(listener: EngineListener) {
    this.#toggle.addEventListener('click', () => listener.toggle());
    this.#count.onPick = (count) => listener.changeLines(Number(count));
    this.#lines.forEach(({ button }, place) => {
      button.addEventListener('click', () => {
        const [move] = (this.#state && linesOf(this.#state)[place]?.pv.split(' ')) ?? [];
        if (move) listener.play(move);
      });
      for (const type of ['pointerenter', 'focus'] as const) {
        button.addEventListener(type, () => listener.point(place));
      }
      for (const type of ['pointerleave', 'blur'] as const) {
        button.addEventListener(type, () => listener.point(null));
      }
    });
  }

  update(state: AnalysisState, strings: Strings): void {
    this.#state = state;
    const { analyse, labels } = strings;
    setText(this.#title, labels.engine);
    setText(this.#activity, activityOf(state, strings));
    setText(this.#label, state.isRunning ? analyse.pause : analyse.run);
    this.#icon.firstElementChild?.setAttribute('d', state.isRunning ? kPause : kPlay);
    const counts = this.#lines.map((_, index) => [String(index + 1), String(index + 1)] as const);
    this.#count.update(analyse.lines, counts, String(state.settings.lines));
    this.#lines.forEach((line, place) => line.update(state, place, strings));
  }
}
