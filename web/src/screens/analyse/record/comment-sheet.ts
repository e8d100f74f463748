// SPDX-License-Identifier: MIT
// The sheet on which the comment of a move is written.

import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { isSheetOpen, Sheet } from '../../../settings/sheet.ts';
import { h } from '../../../ui/dom.ts';
import type { AnalysisState } from '../state.ts';
import { numberedMove } from '../words.ts';
import { nodeOf } from './tree.ts';

const kName = 'comment';

/** Calls `comment` with what was written on the current move when the sheet closes; Escape gives it up. */
export function openComment(
  element: HTMLElement,
  state: AnalysisState,
  strings: Strings,
  comment: (text: string) => void,
): void {
  if (isSheetOpen(kName, element)) return;
  const { analyse, language } = strings;
  const title = toolTexts.in(language).move.commentOn(numberedMove(state, state.at, strings));
  const before = nodeOf(state.tree, state.at).comment;
  const text = h('textarea', { rows: '4', 'data-setting': 'comment', autofocus: '' });
  text.value = before;
  text.setAttribute('aria-label', title);
  const save = h('button', { type: 'button', class: 'inviting', 'data-action': 'save-comment' });
  save.textContent = analyse.save;
  const sheet = new Sheet(kName, element);
  sheet.fill(title, analyse.close, language, h('section', {}, text, save));
  sheet.onClose = () => {
    const after = text.value.trim();
    if (after !== before) comment(after);
  };
  save.addEventListener('click', () => sheet.close());
  text.addEventListener('keydown', (event) => {
    // The sheet closes by itself.
    if (event.key === 'Escape') text.value = before;
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sheet.close();
  });
  sheet.show();
}
