// SPDX-License-Identifier: MIT
// The sheet with the keyboard shortcuts.

import type { Strings } from '../i18n/index.ts';
import { settingsTexts, type SettingsStrings } from '../i18n/en/settings.ts';
import { h } from '../ui/dom.ts';
import { keysOf } from '../ui/keys.ts';
import { isSheetOpen, Sheet } from './sheet.ts';

type Deed = keyof SettingsStrings['deeds'];
/** Keys named by words. */
type KeyName = keyof SettingsStrings['keyNames'];

/** A key as printed on it, or one named by words. */
const keys: Readonly<Record<Deed, readonly (KeyName | readonly [string])[]>> = {
  step: [['←'], ['→']],
  ends: [['Home'], ['End']],
  wheel: ['wheel'],
  flip: [['F']],
  undo: [['U']],
  hint: [['H']],
  'new-game': [['N']],
  engine: ['Space'],
  write: [['I']],
  moves: [['M'], 'rest'],
  draw: ['right-drag', 'rest-and-drag'],
  clear: [['Esc']],
  look: [['V']],
  help: [['?']],
};

/** Board shortcuts, which apply only if the focus came by keyboard; the letters are those of FEN. */
const boardKeys: Readonly<Record<keyof SettingsStrings['boardDeeds'], readonly string[]>> = {
  piece: ['K', 'A', 'B', 'N', 'R', 'C', 'P'],
  'piece-before': ['Shift + K…'],
  rank: ['0…9'],
  file: ['Shift + 1…9'],
  'last-move': ['L'],
  clocks: ['T'],
  here: ['O'],
  write: ['I'],
};

/** Capital letters mean red pieces, small ones black. */
const fieldKeys: Readonly<Record<keyof SettingsStrings['fieldDeeds'], readonly string[]>> = {
  'last-move': ['l'],
  clocks: ['c'],
  opponent: ['o'],
  'all-pieces': ['p'],
  pieces: ['p N', 'p n'],
  scan: ['s a', 's 3', 's e4'],
  'to-board': ['b', 'b e4'],
  resign: ['resign'],
  draw: ['draw'],
  takeback: ['takeback'],
  abort: ['abort'],
};

/** Keys and their actions. */
function listOf(rows: readonly (readonly [keys: readonly string[], deed: string])[]): HTMLElement {
  const list = h('dl');
  for (const [caps, deed] of rows)
    list.append(h('dt', {}, ...caps.map((cap) => h('kbd', {}, cap))), h('dd', {}, deed));
  return list;
}

function groupOf<Name extends string>(
  title: string,
  caps: Readonly<Record<Name, readonly string[]>>,
  deeds: Readonly<Record<Name, string>>,
): HTMLElement {
  const rows = keysOf<Name>(caps).map((name) => [caps[name], deeds[name]] as const);
  return h('section', {}, h('h3', {}, title), listOf(rows));
}

export async function openKeys(strings: Strings, element: HTMLElement): Promise<void> {
  const { language } = strings;
  // Fall back to English if the language cannot be downloaded.
  await settingsTexts.load(language).catch(() => {});
  if (isSheetOpen('keys', element)) return;
  const own = settingsTexts.in(language);
  const rows = keysOf<Deed>(keys).map((deed) => {
    const caps = keys[deed].map((key) => (typeof key === 'string' ? own.keyNames[key] : key[0]));
    return [caps, own.deeds[deed]] as const;
  });
  const sheet = new Sheet('keys', element);
  sheet.fill(
    own.keys,
    own.close,
    language,
    h('section', {}, listOf(rows)),
    groupOf(own.boardKeys, boardKeys, own.boardDeeds),
    groupOf(own.fieldKeys, fieldKeys, own.fieldDeeds),
  );
  sheet.show();
}
