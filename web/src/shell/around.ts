// SPDX-License-Identifier: MIT
// Parts of the page besides its screens, loaded after them: offline use and updates, the install offer, records given
// to the page, the list of shortcuts, the embed dialog, the history.

import type { Strings } from '../i18n/index.ts';
import { Back } from './back.ts';
import { listenToRecords } from './given-records.ts';
import { offerInstall } from './install.ts';
import { keepOffline } from './offline.ts';
import { kMostAtOnce, takeMany } from './many-games.ts';
import { parseRoute } from '../route.ts';
import { commandOf } from '../ui/shortcuts.ts';
import type { Stage } from './stage.ts';
import { offerUpdates } from './updates.ts';
import type { Welcome } from './welcome.ts';

export interface Surrounded {
  readonly main: HTMLElement;
  readonly stage: Stage;
  readonly address: { name(hash: string): void };
  board(): ReturnType<Stage['game']>;
  openRecord(content: Blob): void;
  readonly isFirstVisit: boolean;
  /** The texts in the reader's language. */
  strings(): Strings;
}

export interface Around {
  /** The install entry of the settings. */
  readonly install: HTMLElement;
  speak(strings: Strings): void;
}

/** Null for a reader who came for something else or has started to play. */
async function greet(board: Surrounded['board']): Promise<Welcome | null> {
  const { screen, place } = parseRoute(location.hash, { screen: 'play', game: 'xiangqi' });
  if (screen !== 'play' || place !== '' || board().moves.length > 0) return null;
  const part = await import('./welcome.ts').catch(() => null);
  return part && part.welcome(board());
}

export function standAround(page: Surrounded): Around {
  const { main, stage, address, board, openRecord, strings, isFirstVisit } = page;
  const back = new Back();
  address.name = (hash) => back.name(hash);
  const updates = offerUpdates(main, board);
  const give = (contents: readonly Blob[]): void => {
    const [content = new Blob()] = contents;
    if (contents.length < 2 && content.size <= kMostAtOnce) {
      openRecord(content);
      return;
    }
    // An unreadable file is opened anyway, which reports the error.
    void takeMany(contents, stage, board().game)
      .catch(() => false)
      .then((isTaken) => isTaken || openRecord(content));
  };
  main.addEventListener('chuhe-record', (event) => {
    event.preventDefault();
    give([event.detail]);
  });
  const dropSign = listenToRecords(give);
  const install = offerInstall(navigator);
  main.append(updates.element, dropSign.element);
  const greeting = isFirstVisit ? greet(board) : null;
  addEventListener('keydown', (event) => {
    if (commandOf(event) !== 'help') return;
    event.preventDefault();
    import('../settings/open-keys.ts')
      .then(({ openKeys }) => openKeys(strings(), stage.shown ?? document.documentElement))
      // Offline, there is nothing to show.
      .catch(() => {});
  });
  main.addEventListener('chuhe-embed', async ({ target, detail }) => {
    const { openEmbed } = await import('./embed/open-embed.ts');
    if (target instanceof Element) await openEmbed(detail, target, strings());
  });
  void keepOffline((apply) => updates.offer(apply));
  return {
    install: install.element,
    speak(own) {
      for (const part of [updates, dropSign, install]) part.speak(own);
      void greeting?.then((part) => part?.speak(own));
    },
  };
}
