// SPDX-License-Identifier: MIT
// The engine card: best lines, depth and the on/off switch.

import { languageOf } from '../../common/position/written.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { formatSpeed } from '../../../ui/format.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import { Stepper } from '../../../ui/stepper.ts';
import type { Preview } from '../record/preview.ts';
import { isSettled, isThinking, linesOf } from '../findings.ts';
import { kMostLines, type AnalysisState } from '../state.ts';
import { notationOf, scoreOf } from '../words.ts';

const kMovesOfLine = 12;
const kPlay = 'M7 5l11 7-11 7z';
const kPause = 'M8 5v14M16 5v14';

export interface EngineListener {
  toggle(): void;
  changeLines(lines: number): void;
  play(move: string): void;
  /** Called with the line under the pointer, or null when the pointer leaves. */
  point(line: number | null): void;
}

/** A short description of the engine's activity. */
function activityOf(state: AnalysisState, strings: Strings): string {
  const { analyse, status } = strings;
  const [best] = linesOf(state);
  if (state.engine.name === 'failed') return status.failed;
  if (state.shown.isProvisional) return status.loading;
  if (isSettled(state) && state.shown.snapshot.status !== 'ongoing') return '';
  if (!state.isRunning) return analyse.paused;
  if (best === undefined) return analyse.waiting;
  if (best.source === 'table') return toolTexts.in(strings.language).facts.proven;
  return isThinking(state) || state.ask !== null
    ? analyse.thinking(best.depth, formatSpeed(best.nodesPerSecond, strings))
    : analyse.finished(best.depth);
}

class LineButton {
  readonly #score = h('b');
  readonly #moves = h('span');
  #text = '';
  readonly button = h('button', { type: 'button' }, this.#score, ' ', this.#moves);
  readonly element = h('li', {}, this.button);

  update(state: AnalysisState, place: number, strings: Strings): void {
    const info = linesOf(state)[place];
    // Reserve space for lines that are still being searched.
    const isComing = state.isRunning && state.shown.snapshot.status === 'ongoing';
    this.element.hidden = place >= state.settings.lines || (info === undefined && !isComing);
    this.button.setAttribute('aria-disabled', String(info === undefined));
    // An empty line keeps its space but is inert: Gomoku may have fewer moves than lines.
    this.element.inert = info === undefined;
    const notation = notationOf(state, strings);
    const moves = info?.written[notation] ?? info?.pv ?? [];
    const score = info === undefined ? '' : scoreOf(state, info, strings);
    setText(this.#score, score);
    this.#write(moves.slice(0, kMovesOfLine));
    const lang = languageOf(notation);
    if (lang === null) this.#moves.removeAttribute('lang');
    else this.#moves.lang = lang;
  }

  /** Highlights the move under the pointer. */
  mark(ply: number | null): void {
    const moves = this.#moves.children;
    for (const [index, move] of [...moves].entries()) move.classList.toggle('on', index === ply);
  }

  /** Writes each move as an element that can be pointed at; skips an unchanged line. */
  #write(moves: readonly string[]): void {
    const text = moves.join(' ');
    if (text === this.#text) return;
    this.#text = text;
    const parts = moves.map((move, ply) => h('data', { value: String(ply) }, move));
    this.#moves.replaceChildren(...parts.flatMap((part) => [part, ' ']).slice(0, -1));
  }
}

function plyOf({ target }: Event): number | null {
  const move = target instanceof Element ? target.closest('data') : null;
  return move === null ? null : Number(move.value);
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
  readonly #count = new Stepper('lines', kMostLines);
  readonly #lines = Array.from({ length: kMostLines }, () => new LineButton());
  readonly #list = h('ol', { class: 'lines' }, ...this.#lines.map((line) => line.element));
  readonly element = h(
    'section',
    { class: 'engine', part: 'engine' },
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
  #preview: Preview | null = null;
  /** The line under the pointer and the ply of the move within it. */
  #place = 0;
  #ply: number | null = null;

  constructor(listener: EngineListener) {
    this.#toggle.addEventListener('click', () => listener.toggle());
    this.#count.onPick = (count) => listener.changeLines(count);
    this.#lines.forEach(({ button }, place) => {
      button.addEventListener('click', () => {
        const [move] = this.#lineAt(place);
        if (move) listener.play(move);
      });
      const point = (ply: number | null): void => {
        listener.point(place);
        void this.#peek(place, ply);
      };
      const leave = (): void => {
        listener.point(null);
        void this.#peek(place, null);
      };
      // A finger hides the move under it, and a touch is meant to play the line.
      button.addEventListener('pointerover', (event) =>
        point(event.pointerType === 'touch' ? null : plyOf(event)),
      );
      button.addEventListener('focus', () => point(button.matches(':focus-visible') ? 0 : null));
      button.addEventListener('pointerleave', leave);
      button.addEventListener('blur', leave);
      button.addEventListener('keydown', (event) => this.#step(event, place));
    });
  }

  /** Moves along the line with the arrow keys. */
  #step(event: KeyboardEvent, place: number): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (key !== 'Escape' && way === 0) return;
    event.preventDefault();
    const last = Math.min(kMovesOfLine, this.#lineAt(place).length) - 1;
    const next = Math.max(0, Math.min(last, (this.#ply ?? -1) + way));
    void this.#peek(place, key === 'Escape' ? null : next);
  }

  #lineAt(place: number): readonly string[] {
    return (this.#state && linesOf(this.#state)[place]?.pv) ?? [];
  }

  /** Shows the position after that move of the line on a small board; hides it for null. */
  async #peek(place: number, ply: number | null): Promise<void> {
    this.#place = place;
    this.#ply = ply;
    this.#drawPreview();
    const state = this.#state;
    if (ply === null || state === null || this.#preview !== null) return;
    try {
      const { Preview } = await import('../record/preview.ts');
      this.#preview ??= new Preview(state.spec);
      this.#list.after(this.#preview.element);
      this.#drawPreview();
    } catch {
      // If the preview fails to load, the moves remain readable.
    }
  }

  #drawPreview(): void {
    const [state, place, ply] = [this.#state, this.#place, this.#ply];
    this.#lines.forEach((line, index) => line.mark(index === place ? ply : null));
    const moves = ply === null ? [] : this.#lineAt(place).slice(0, ply + 1);
    if (state !== null) this.#preview?.update(state, isSettled(state) ? moves : []);
  }

  update(state: AnalysisState, strings: Strings): void {
    this.#state = state;
    const { analyse, labels } = strings;
    setText(this.#title, labels.engine);
    setText(this.#activity, activityOf(state, strings));
    this.#toggle.title = state.isRunning ? analyse.pause : analyse.run;
    setText(this.#label, this.#toggle.title);
    this.#icon.firstElementChild?.setAttribute('d', state.isRunning ? kPause : kPlay);
    this.#count.update(analyse.lines, state.settings.lines);
    // The game is over: the engine has nothing to search.
    const isOver = isSettled(state) && state.shown.snapshot.status !== 'ongoing';
    this.#toggle.hidden = isOver;
    this.#count.element.hidden = isOver || !state.isRunning;
    this.element.hidden = isOver && linesOf(state).length === 0;
    this.#lines.forEach((line, place) => line.update(state, place, strings));
    this.#drawPreview();
  }
}
