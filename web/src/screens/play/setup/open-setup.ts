// SPDX-License-Identifier: MIT
// Loads and opens the dialog for a new game, with its style and language.

import { openModal } from '../../../ui/opened.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { AppEvent } from '../state/events.ts';
import type { GameState } from '../state/state.ts';
import choice from '../../../styles/choice.css?inline';
import opponents from '../../../styles/opponents.css?inline';
import setup from '../../../styles/setup.css?inline';
import sheetStyle from '../../../styles/sheet.css?inline';
import { goingFriendGames } from '../friend/kept-games.ts';
import { resumed } from '../friend/friendship.ts';
import { SetupDialog, type Friends } from './setup-dialog.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { procedureTexts } from '../../../i18n/en/procedures.ts';
import { setupTexts } from '../../../i18n/en/setup.ts';

const ownSheet = sheetOf(sheetStyle + choice + setup + opponents);

/** Starts the chosen game; does nothing if the dialog is cancelled. */
export async function openSetup(
  root: ShadowRoot,
  state: GameState,
  page: Strings,
  dispatch: (event: AppEvent) => void,
): Promise<void> {
  // Fall back to English if the language cannot be downloaded.
  const texts = [setupTexts, opponentTexts, procedureTexts];
  await Promise.all(texts.map((one) => one.load(page.language))).catch(() => {});
  wear(root, [ownSheet]);
  const own = setupTexts.in(page.language);
  const procedures = procedureTexts.in(page.language);
  const friends: Friends = {
    games: goingFriendGames(state),
    goOn: (game) => dispatch({ type: 'altered', alter: (now) => resumed(now, game) }),
  };
  const dialog = new SetupDialog(
    state,
    root.host.hasAttribute('linkable') ? friends : null,
    { page, own, procedures },
    (settings) => dispatch({ type: 'game-set-up', settings, roll: Math.random() }),
  );
  if (!openModal(root, dialog.element)) return;
  // Enter starts the game with the current choices.
  dialog.element.querySelector<HTMLElement>('input:checked')?.focus();
}
