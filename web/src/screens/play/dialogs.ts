// SPDX-License-Identifier: MIT
// Opens the dialogs of a game, each of which is loaded then.

import { gameSpec } from '../../games/index.ts';
import type { PartsHost } from './parts-host.ts';

/** For a new game, starting from the given position if any. */
export async function openSetup(
  { root, store, strings }: PartsHost,
  fen: string | null,
): Promise<void> {
  const { state } = store;
  const startFen = fen ?? state.settings.startFen;
  const offered = { ...state, settings: { ...state.settings, startFen } };
  const part = await import('./setup/open-setup.ts');
  await part.openSetup(root, offered, strings(), (event) => store.dispatch(event));
}

export async function openSettings({ element, strings }: PartsHost): Promise<void> {
  const part = await import('../../settings/open-settings.ts');
  const spec = gameSpec(element.getAttribute('game'));
  await part.openSettings({ spec, strings: strings(), element, page: null });
}
