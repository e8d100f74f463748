// SPDX-License-Identifier: MIT
// <chuhe-editor>: sets up a position to analyse or play.

import { sheetOf, type Style } from '../../ui/sheet.ts';
import type { RuleSet } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { saveNames } from '../../storage/save-names.ts';
import { loadInTab, saveInTab } from '../../storage/store.ts';
import { TableStore } from '../common/table-store.ts';
import { StudyElement, type StudyView } from '../common/study-element.ts';
import editor from '../../styles/editor.css?inline';
import {
  fromKept,
  initialEditor,
  reduce,
  resumed,
  toKept,
  type EditorEvent,
  type EditorState,
} from './state.ts';
import { editorTexts } from '../../i18n/en/editor.ts';
import { EditorView, type Way } from './view.ts';

export interface EditorOrder {
  readonly spec: GameSpec;
  /** The initial position. */
  readonly fen: string;
  readonly rules: RuleSet;
  /** Whether the page can start a game from the position. */
  readonly canPlay: boolean;
  /** Called when the reader leaves by the button `way`, with the position on the board. */
  leave(way: Way, fen: string): void;
}

const ownSheet = sheetOf(editor);

export class ChuheEditor extends StudyElement {
  readonly texts = editorTexts;
  /** Must be set before the element is connected. */
  order: EditorOrder | null = null;

  protected override styles(): Style[] {
    return [...super.styles(), ownSheet];
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<EditorState, EditorEvent>;
  } {
    if (this.order === null) throw new Error('<chuhe-editor> has no position to begin with');
    const { spec, fen, rules, canPlay, leave } = this.order;
    const saveName = saveNames.editor[spec.id];
    const first = initialEditor(spec, fen, rules);
    const kept = loadInTab(saveName, fromKept);
    const changed = (_event: EditorEvent, before: EditorState, after: EditorState): void => {
      this.dataset['state'] = stateOf(after);
      if (after.text !== before.text) view.isKept = saveInTab(saveName, toKept(after, first.text));
      view.update(before);
    };
    const store = new TableStore<EditorState, EditorEvent>(
      kept === null ? first : resumed(first, kept),
      // Setting up pieces does not wait for the engine.
      { reduce, changed, isTold: () => true },
    );
    const view = new EditorView(store, strings, canPlay, (way) => {
      // The draft is finished.
      saveInTab(saveName, null);
      leave(way, store.state.shown.snapshot.fen);
    });
    this.dataset['state'] = stateOf(store.state);
    return { view, engine: store };
  }

  /** The editor has no addresses of positions. */
  protected goTo(): void {}
}

/** For style sheets and tests: `failed`, or the verdict. */
function stateOf({ engine, verdict, ask }: EditorState): string {
  if (engine.name === 'failed') return 'failed';
  return ask === null ? verdict.kind : 'pending';
}

export function makeEditor(order: EditorOrder): ChuheEditor {
  if (customElements.get('chuhe-editor') === undefined) {
    customElements.define('chuhe-editor', ChuheEditor);
  }
  const element = document.createElement('chuhe-editor');
  element.order = order;
  return element;
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-editor': ChuheEditor;
  }
}
