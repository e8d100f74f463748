// SPDX-License-Identifier: MIT
// The view of the editor: board and box, the engine's verdict, the FEN, the buttons to leave.

import { squareOf } from '../../board/board-grid.ts';
import type { Announcement } from '../../ui/live-region.ts';
import { seatOfSide, type GameSpec } from '../../games/game-spec.ts';
import { parsePlacement } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import type { TableStore } from '../common/table-store.ts';
import { TableView } from '../common/table-view.ts';
import { tableBoard, tableSeats } from '../common/table.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h, setText } from '../../ui/dom.ts';
import { icons } from '../../ui/icons.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { Choice } from '../../ui/choice.ts';
import { sideOptions } from '../../ui/picker.ts';
import { Palette } from './palette.ts';
import type { EditorEvent, EditorState } from './state.ts';
import { editorTexts, type EditorStrings } from '../../i18n/en/editor.ts';
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

/** If the start position is empty, the button that resets to it is left out. */
function drawingsFor(spec: GameSpec): Readonly<Partial<Record<Action, string>>> {
  const { undo, flip } = icons;
  const drawings = { undo, flip, mirror: kMirror, clear: kClear };
  const isEmpty = parsePlacement(spec, spec.startFen).size === 0;
  return isEmpty ? drawings : { ...drawings, start: kStart };
}

/** The ways to leave the editor. */
export type Way = 'analyse' | 'play' | 'leave';

export class EditorView extends TableView<EditorState, EditorEvent> {
  readonly #palette = new Palette(this.state.spec, (tool) =>
    this.dispatch({ type: 'tool-chosen', tool }),
  );
  readonly #bar = new ButtonBar<Action>(this.state.spec, drawingsFor(this.state.spec), (action) =>
    this.dispatch({ type: events[action] }),
  );
  readonly #title = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #side = new Choice('editor-side');
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
  /** False if the browser refused to store the draft. */
  isKept = true;

  constructor(
    store: TableStore<EditorState, EditorEvent>,
    strings: Strings,
    canPlay: boolean,
    leave: (way: Way) => void,
  ) {
    super(store, strings);
    this.#play.hidden = !canPlay;
    this.#listen(leave);
    const ways = h('div', { class: 'ways' }, this.#analyse, this.#play, this.#leave);
    const fen = h('label', { class: 'field' }, this.#fenLabel, this.#fen);
    this.layout({
      part: 'editor',
      kind: 'editor',
      status: [this.#title, this.#headline, this.#detail],
      tools: [this.#palette.element, this.#bar.element],
      panel: [
        h('section', { class: 'fields' }, this.#side.element, fen, ways),
        h('section', {}, this.#about),
      ],
    });
  }

  override redraw(): void {
    super.redraw();
    this.#palette.redraw();
  }

  override obey(command: Command): boolean {
    if (command !== 'flip' && command !== 'undo') return false;
    this.dispatch({ type: events[command] });
    return true;
  }

  get #own(): EditorStrings {
    return editorTexts.in(this.strings.language);
  }

  protected announced(before: EditorState): Announcement {
    return announceEditor(before, this.state, this.strings, this.#own);
  }

  #listen(leave: (way: Way) => void): void {
    const { spec } = this.state;
    this.#side.onPick = (side) =>
      this.dispatch({ type: 'side-chosen', seat: seatOfSide(spec, side) ?? 'first' });
    this.#fen.addEventListener('input', () =>
      this.dispatch({ type: 'typed', text: this.#fen.value }),
    );
    this.board.element.addEventListener('keydown', (event) => {
      const square = squareOf(event);
      if (square === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
      event.preventDefault();
      this.dispatch({ type: 'erased', square });
    });
    for (const [button, way] of [
      [this.#analyse, 'analyse'],
      [this.#play, 'play'],
      [this.#leave, 'leave'],
    ] as const) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') leave(way);
      });
    }
  }

  protected show(): void {
    const { state, strings: page } = this;
    const own = this.#own;
    const { spec, draft, verdict, text } = state;
    const model = { ...tableBoard(state, false), movable: new Set(draft.pieces.keys()) };
    this.board.update(model, tableSeats(state, false), page);
    this.#palette.update(state, page, own);
    this.#updateBar();
    const { headline, detail } = saidOf(state, page, own);
    setText(this.#title, own.title);
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    const isRefused = verdict.kind === 'refused';
    this.element.dataset['verdict'] = isRefused ? 'wrong' : verdict.kind;
    this.#side.update(own.toMove, sideOptions(spec, page), spec.sides[draft.seat]);
    setText(this.#fenLabel, own.fen);
    if (this.#fen.value !== text) this.#fen.value = text;
    this.#fen.setAttribute('aria-invalid', String(isRefused));
    setText(this.#about, this.isKept ? own.about : `${own.about} ${own.notKept}`);
    setText(this.#analyse, own.analyse);
    setText(this.#play, own.play);
    setText(this.#leave, own.leave);
    const isPlayable = verdict.kind === 'playable' && state.ask === null;
    const isOngoing = isPlayable && state.shown.snapshot.status === 'ongoing';
    this.#analyse.setAttribute('aria-disabled', String(!isPlayable));
    this.#play.setAttribute('aria-disabled', String(!isOngoing));
  }

  #updateBar(): void {
    const { past, draft } = this.state;
    const { actions } = this.#own;
    this.#bar.update(actions.label, (action) => ({
      name: actions[action],
      isPossible: action === 'undo' ? past.length > 0 : action !== 'clear' || draft.pieces.size > 0,
    }));
  }
}
