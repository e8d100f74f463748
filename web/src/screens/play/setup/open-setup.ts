// SPDX-License-Identifier: MIT
// Brings the dialog before a game to a board: its style, its language, itself.

import { sheetOf } from '../../../ui/sheet.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { GameState, Settings } from '../state/state.ts';
import choice from '../../../styles/choice.css?inline';
import opponents from '../../../styles/opponents.css?inline';
import setup from '../../../styles/setup.css?inline';
import sheetStyle from '../../../styles/sheet.css?inline';
import { SetupDialog } from './setup-dialog.ts';
import { opponentTexts } from '../../../i18n/opponents.ts';
import { procedureTexts } from '../../../i18n/procedures.ts';
import { setupTexts } from '../../../i18n/setup.ts';

const ownSheet = sheetOf(sheetStyle + choice + setup + opponents);

/** `start` hears what was decided; nothing where the dialog is left. */
export async function openSetup(
  root: ShadowRoot,
  state: GameState,
  page: Strings,
  start: (settings: Settings) => void,
): Promise<void> {
  // Without the language it goes on in English.
  const texts = [setupTexts, opponentTexts, procedureTexts];
  await Promise.all(texts.map((one) => one.load(page.language))).catch(() => {});
  const sheet = ownSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const own = setupTexts.in(page.language);
  const procedures = procedureTexts.in(page.language);
  const isLinkable = root.host.hasAttribute('linkable');
  const dialog = new SetupDialog(state, isLinkable, { page, own, procedures }, start);
  // The button may have been pressed again while this was on its way.
  if (root.querySelector('dialog') !== null) return;
  root.append(dialog.element);
  dialog.element.showModal();
  // By Enter the game begins as it is.
  dialog.element.querySelector<HTMLElement>('input:checked')?.focus();
}
