// SPDX-License-Identifier: MIT
// Handles a friend's link: a new game, the next move of a known game, or an error message.

import { gameSpec } from '../../../games/index.ts';
import { friendTexts } from '../../../i18n/en/friend.ts';
import type { Strings } from '../../../i18n/index.ts';
import { isSheetOpen, Sheet } from '../../../settings/sheet.ts';
import { h } from '../../../ui/dom.ts';
import type { GameStore } from '../game-store.ts';
import {
  begunBy,
  heardIn,
  judge,
  resumed,
  timed,
  type Heard,
  type LinkFault,
  type Verdict,
} from './friendship.ts';
import { keptFriendGame } from './kept-games.ts';
import { partsOf, readFriendLink } from './link.ts';
import { liveOf } from './live.ts';

/** Applies the link to the board if it matches the stored game. */
function take(store: GameStore, heard: Heard): Verdict {
  const { game, settings, spec } = store.state;
  const isShown = game.friend?.id === heard.id;
  const kept = isShown ? null : keptFriendGame(spec.id, heard.id);
  if (!isShown && kept === null) {
    store.dispatch({ type: 'altered', alter: (state) => begunBy(state, heard) });
    return 'fits';
  }
  const { moves, ended = null } = kept ?? game;
  const { rules } = kept?.settings ?? settings;
  const verdict = judge({ moves, ended, rules }, heard);
  if (kept !== null) store.dispatch({ type: 'altered', alter: (state) => resumed(state, kept) });
  if (verdict === 'fits') {
    store.dispatch({ type: 'altered', alter: (state) => heardIn(state, heard) });
    // By then the local clock has been charged for the move.
    store.dispatch({ type: 'altered', alter: (state) => timed(state, heard) });
  }
  return verdict;
}

function explain(fault: LinkFault, host: HTMLElement, { language }: Strings): void {
  if (isSheetOpen('friend', host)) return;
  const own = friendTexts.in(language);
  const sheet = new Sheet('friend', host);
  sheet.fill(own.title, own.close, language, h('p', { role: 'alert' }, own.faults[fault]));
  sheet.show();
}

/** Returns false if the connection data is damaged. */
function connect(id: string, signal: string): Promise<boolean> {
  return liveOf(id)
    .hear(signal)
    .then(
      () => true,
      () => false,
    );
}

/** Removes the link from the address once it is read, so that a reload keeps the result. */
export async function receive(
  host: HTMLElement,
  store: GameStore,
  strings: Strings,
  link: string,
): Promise<void> {
  // Fall back to English if the language cannot be downloaded.
  await friendTexts.load(strings.language).catch(() => {});
  const spec = gameSpec(store.state.spec.id);
  const { record, signal } = partsOf(link);
  const heard = await readFriendLink((name, args) => store.call(name, args), spec, record).catch(
    () => null,
  );
  const verdict = heard === null ? 'damaged' : take(store, heard);
  const isConnected = heard !== null && (await connect(heard.id, signal));
  host.dispatchEvent(new CustomEvent('chuhe-place', { detail: '', bubbles: true }));
  // The connection still works if the reader has moved in the meantime.
  const isExpected = verdict === 'older' && signal !== '';
  if (verdict !== 'fits' && !isExpected) explain(verdict, host, strings);
  else if (!isConnected) explain('damaged', host, strings);
}
