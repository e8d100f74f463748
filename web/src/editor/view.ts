// SPDX-License-Identifier: MIT
// Everything shown while a position is set up: board and box, the engine's verdict, the FEN, the ways on.

import { LiveRegion } from '../a11y/live-region.ts';
import { measure } from '../board/board-view.ts';
import { readLook } from '../board/look.ts';
import { seatOfSide, type GameSpec } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { BoardPart } from '../study/board-part.ts';
import { ButtonBar } from '../study/button-bar.ts';
import type { StudyView } from '../study/study-element.ts';
import { asGame } from '../study/table.ts';
import { h, setText } from '../ui/dom.ts';
import { icons } from '../ui/icons.ts';
import { Picker } from '../ui/picker.ts';
import { Palette } from './palette.ts';
import type { EditorEvent, EditorState } from './state.ts';
import { editorTexts } from './strings.ts';
import { announceEditor, saidOf } from './words.ts';

type Action = 'undo' | 'flip' | 'mirror' | 'clear' | 'start';

const events = {
  undo: 'undone',
  flip: 'flipped',
  mirror: 'mirrored',
  clear: 'cleared',
  start: 'started',
} as const;

const kMirror = 'M12 4v16M9 7v10l-6-5zM15 7v10l6-5z';
const kClear = 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5';
const kStart = 'M5.5 12a6.5 6.5 0 1 0 2.2-4.9M5.5 4.5V9H10';

/** A board of stones looks the same from either side, and begins empty. */
function drawingsFor({ moves }: GameSpec): Readonly<Partial<Record<Action, string>>> {
  const { undo, flip } = icons;
  return moves === 'stones'
    ? { undo, mirror: kMirror, clear: kClear }
    : { undo, flip, mirror: kMirror, clear: kClear, start: kStart };
}

export interface EditorHandlers {
  dispatch(event: EditorEvent): void;
  restart(): void;
  analyse(): void;
  play(): void;
  leave(): void;
}

function squareOf(event: Event): string | null {
  const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
  return cell?.getAttribute('data-square') ?? null;
}

export class EditorView implements StudyView {
  readonly #board: BoardPart;
  readonly #palette: Palette;
  readonly #bar: ButtonBar<Action>;
  readonly #live = new LiveRegion();
  readonly #title = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly #side = new Picker('editor-side');
  readonly #fenLabel = h('span');
  readonly #fen = h('input', {
    type: 'text',
    'data-setting': 'fen',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  readonly #about = h('p', { class: 'soft note' });
  readonly #analyse = h('button', { type: 'button', class: 'inviting', 'data-action': 'analyse' });
  readonly #play = h('button', { type: 'button', 'data-action': 'play' });
  readonly #leave = h('button', { type: 'button', 'data-action': 'leave' });
  readonly element: HTMLElement;
  /** False where the browser refused to keep the draft. */
  isKept = true;
  #state: EditorState;
  #strings: Strings;

  constructor(state: EditorState, strings: Strings, handlers: EditorHandlers) {
    const { dispatch } = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#palette = new Palette(state.spec, (tool) => dispatch({ type: 'tool-chosen', tool }));
    this.#bar = new ButtonBar<Action>(drawingsFor(state.spec), (action) =>
      dispatch({ type: events[action] }),
    );
    this.#board = new BoardPart(state.spec, dispatch, this.#palette.element, this.#bar.element);
    this.#listen(handlers);
    const ways = h('div', { class: 'ways' }, this.#analyse, this.#play, this.#leave);
    const fen = h('label', { class: 'field' }, this.#fenLabel, this.#fen);
    this.element = h(
      'div',
      { class: 'game study editor', part: 'editor' },
      h('section', { class: 'status' }, this.#title, this.#headline, this.#detail, this.#retry),
      this.#board.element,
      h(
        'div',
        { class: 'panel', part: 'panel' },
        h('section', { class: 'fields' }, this.#side.element, fen, ways),
        h('section', {}, this.#about),
      ),
      this.#live.element,
    );
    measure(this.element, state.spec);
    this.speak(strings);
  }

  connect(): void {
    this.#board.connect();
  }

  disconnect(): void {
    this.#board.disconnect();
  }

  redraw(): void {
    this.#board.redraw();
    this.#palette.redraw(readLook(this.element));
  }

  update(before: EditorState, after: EditorState): void {
    this.#state = after;
    const own = editorTexts.in(this.#strings.language);
    this.#live.say(announceEditor(before, after, this.#strings, own));
    this.#refresh();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#refresh();
  }

  #listen({ dispatch, restart, analyse, play, leave }: EditorHandlers): void {
    const { spec } = this.#state;
    this.#side.onPick = (side) =>
      dispatch({ type: 'side-chosen', seat: seatOfSide(spec, side) ?? 'first' });
    this.#fen.addEventListener('input', () => dispatch({ type: 'typed', text: this.#fen.value }));
    this.#board.element.addEventListener('keydown', (event) => {
      const square = squareOf(event);
      if (square === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
      event.preventDefault();
      dispatch({ type: 'erased', square });
    });
    this.#retry.addEventListener('click', restart);
    this.#leave.addEventListener('click', leave);
    for (const [button, act] of [
      [this.#analyse, analyse],
      [this.#play, play],
    ] as const) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') act();
      });
    }
  }

  #refresh(): void {
    const [state, page] = [this.#state, this.#strings];
    const own = editorTexts.in(page.language);
    const { spec, draft, verdict, text, engine } = state;
    this.#board.update(asGame(state, false), page, { loose: new Set(draft.men.keys()) });
    this.#palette.update(state, page, own);
    this.#updateBar();
    const { headline, detail, isEngines } = saidOf(state, page, own);
    setText(this.#title, own.title);
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    if (isEngines) this.#detail.lang = 'en';
    else this.#detail.removeAttribute('lang');
    setText(this.#retry, page.labels.tryAgain);
    this.#retry.hidden = engine.name !== 'failed';
    const isRefused = verdict.kind === 'refused' || verdict.kind === 'other-size';
    this.element.dataset['verdict'] = isRefused ? 'wrong' : verdict.kind;
    const { first, second } = spec.sides;
    const sides = [first, second].map((side) => [side, page.sides[side]] as const);
    this.#side.update(own.toMove, sides, spec.sides[draft.seat]);
    setText(this.#fenLabel, own.fen);
    if (this.#fen.value !== text) this.#fen.value = text;
    this.#fen.setAttribute('aria-invalid', String(isRefused));
    const trouble = this.isKept ? '' : ` ${page.notices['not-kept']}`;
    setText(this.#about, own.about + trouble);
    setText(this.#analyse, own.analyse);
    setText(this.#play, own.play);
    setText(this.#leave, own.leave);
    const isPlayable = verdict.kind === 'playable' && state.ask === null;
    const isOngoing = isPlayable && state.shown.snapshot.status === 'ongoing';
    this.#analyse.setAttribute('aria-disabled', String(!isPlayable));
    this.#play.setAttribute('aria-disabled', String(!isOngoing));
  }

  #updateBar(): void {
    const { past, draft } = this.#state;
    const { actions } = editorTexts.in(this.#strings.language);
    this.#bar.update(actions.label, (action) => ({
      name: actions[action],
      isPossible: action === 'undo' ? past.length > 0 : action !== 'clear' || draft.men.size > 0,
    }));
  }
}
