// SPDX-License-Identifier: MIT
// A friend's link on its way to the board: a new game, the next move of one that is known, or a word why it is neither.

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

/** Puts what is heard on the board, where it fits what is known of its game. */
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
    // The clocks here have charged the move by then.
    store.dispatch({ type: 'altered', alter: (state) => timed(state, heard) });
  }
  return verdict;
}

function explain(fault: LinkFault, host: HTMLElement, { language }: Strings): void {
  if (isSheetOpen('friend')) return;
  const own = friendTexts.in(language);
  const sheet = new Sheet('friend', host);
  sheet.fill(own.title, own.close, language, h('p', { role: 'alert' }, own.faults[fault]));
  sheet.show();
}

/** False where what is to connect the two is damaged. */
function connect(id: string, signal: string): Promise<boolean> {
  return liveOf(id)
    .hear(signal)
    .then(
      () => true,
      () => false,
    );
}

/** The address gives way to the plain one once the link is read: a reload keeps what came of it. */
export async function receive(
  host: HTMLElement,
  store: GameStore,
  strings: Strings,
  link: string,
): Promise<void> {
  // Without the language it goes on in English.
  await friendTexts.load(strings.language).catch(() => {});
  const spec = gameSpec(store.state.spec.id);
  const { record, signal } = partsOf(link);
  const heard = await readFriendLink((name, args) => store.call(name, args), spec, record).catch(
    () => null,
  );
  const verdict = heard === null ? 'damaged' : take(store, heard);
  const isConnected = heard !== null && (await connect(heard.id, signal));
  host.dispatchEvent(new CustomEvent('chuhe-place', { detail: '', bubbles: true }));
  // Who moved meanwhile can be connected all the same.
  const isExpected = verdict === 'older' && signal !== '';
  if (verdict !== 'fits' && !isExpected) explain(verdict, host, strings);
  else if (!isConnected) explain('damaged', host, strings);
}
