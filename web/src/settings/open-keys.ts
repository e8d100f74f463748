// SPDX-License-Identifier: MIT
// The list of keys, as a sheet.

import type { Strings } from '../i18n/index.ts';
import { settingsTexts, type Deed, type KeyName } from '../i18n/settings.ts';
import { h } from '../ui/dom.ts';
import { keysOf } from '../ui/keys.ts';
import { isSheetOpen, Sheet } from './sheet.ts';

/** By a key as it is printed, or by what has words for a name. */
const keys: Readonly<Record<Deed, readonly (KeyName | readonly [string])[]>> = {
  step: [['←'], ['→']],
  ends: [['Home'], ['End']],
  wheel: ['wheel'],
  flip: [['F']],
  undo: [['U']],
  hint: [['H']],
  'new-game': [['N']],
  engine: ['Space'],
  moves: [['M'], 'rest'],
  draw: ['right-drag', 'rest-and-drag'],
  clear: [['Esc']],
  help: [['?']],
};

export async function openKeys(strings: Strings, element: HTMLElement): Promise<void> {
  const { language } = strings;
  // English will do where the language cannot be fetched.
  await settingsTexts.load(language).catch(() => {});
  if (isSheetOpen('keys')) return;
  const own = settingsTexts.in(language);
  const list = h('dl');
  for (const deed of keysOf<Deed>(keys)) {
    const caps = keys[deed].map((key) =>
      h('kbd', {}, typeof key === 'string' ? own.keyNames[key] : key[0]),
    );
    list.append(h('dt', {}, ...caps), h('dd', {}, own.deeds[deed]));
  }
  const sheet = new Sheet('keys', element);
  sheet.fill(own.keys, own.close, language, list);
  sheet.show();
}
