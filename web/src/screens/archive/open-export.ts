// SPDX-License-Identifier: MIT
// The dialog that exports games to a file.

import type { FileForm } from '../../archive/files.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { ArchiveStrings } from '../../i18n/en/archive.ts';
import { h } from '../../ui/dom.ts';
import { openDialog } from './dialog.ts';

export function openExport(
  root: ShadowRoot,
  spec: GameSpec,
  { own }: { readonly own: ArchiveStrings },
  save: (form: FileForm, isFoundOnly: boolean) => Promise<unknown>,
): void {
  const button = (action: string, label: string, form: FileForm, isFoundOnly: boolean) => {
    const made = h('button', { type: 'button', 'data-action': action }, label);
    made.addEventListener('click', () => void save(form, isFoundOnly));
    return made;
  };
  const isPgn = spec.exports.includes('pgn');
  const buttons = [
    button('save-backup', own.backup, 'json', false),
    ...(isPgn ? [button('save-all', own.allPgn, 'pgn', false)] : []),
    ...(isPgn ? [button('save-found', own.foundPgn, 'pgn', true)] : []),
  ];
  const close = h('button', { type: 'button', 'data-action': 'close' }, own.close);
  const dialog = openDialog(
    root,
    own.exportTitle,
    h('p', {}, own.aboutExport),
    h('div', { class: 'choices' }, ...buttons),
    h('div', { class: 'buttons' }, close),
  );
  close.addEventListener('click', () => dialog?.close());
}
