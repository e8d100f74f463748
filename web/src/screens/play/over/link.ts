// SPDX-License-Identifier: MIT
// A game as a link, with its players and result.

import { headersOf } from '../../../games/played-game.ts';
import { lineRecord } from '../../../games/record.ts';
import type { Strings } from '../../../i18n/index.ts';
import { hashOf } from '../../../route.ts';
import { playedGame } from '../record/played.ts';
import type { GameStore } from '../game-store.ts';

/** The site of this script, also when the element is embedded on another page. */
export function siteAddress(): string {
  const [site] = import.meta.url.split(/assets\/[^/]*$/);
  return site === undefined || site === import.meta.url ? location.href : site;
}

/** Rejects if the engine does not write it. */
export async function linkOf(store: GameStore, strings: Strings): Promise<string> {
  const { spec } = store.state;
  const played = playedGame(store.state, strings);
  const tree = lineRecord(played.startFen, played.moves, played.result);
  const record = { ...tree, headers: headersOf(spec, played) };
  const { bytes } = await store.call('writeRecord', [record, 'link', 'uci']);
  const place = new TextDecoder().decode(bytes).trim();
  const hash = hashOf({ screen: 'analyse', game: spec.id, place });
  return new URL(hash, siteAddress()).href;
}
