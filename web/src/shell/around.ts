// SPDX-License-Identifier: MIT
// What the page needs beside its screens, fetched once they are on their way: offline use and new versions, the offer to
// install it, records given to the page as a whole, the list of keys, how a game goes to another page.

import type { Strings } from '../i18n/index.ts';
import { listenToRecords } from './given-records.ts';
import { offerInstall } from './install.ts';
import { keepOffline } from './offline.ts';
import { kMostAtOnce, takeMany } from './many-games.ts';
import { offlineNotice } from './offline-notice.ts';
import { parseRoute } from '../route.ts';
import { commandOf } from '../ui/shortcuts.ts';
import type { Stage } from './stage.ts';
import { offerUpdates } from './updates.ts';
import type { Welcome } from './welcome.ts';

export interface Surrounded {
  readonly main: HTMLElement;
  /** Puts a word into the header, where it has room. */
  putIntoHeader(word: HTMLElement): void;
  readonly stage: Stage;
  board(): ReturnType<Stage['game']>;
  openRecord(content: Blob): void;
  readonly isFirstVisit: boolean;
  /** Of the reader's language. */
  strings(): Strings;
}

export interface Around {
  /** For the settings. */
  readonly install: HTMLElement;
  speak(strings: Strings): void;
}

/** Whoever was led to something else, or has begun to play, is not stopped. */
async function greet(board: Surrounded['board']): Promise<Welcome | null> {
  const { screen, place } = parseRoute(location.hash, { screen: 'play', game: 'xiangqi' });
  if (screen !== 'play' || place !== '' || board().moves.length > 0) return null;
  const part = await import('./welcome.ts').catch(() => null);
  return part && part.welcome(board());
}

export function standAround(page: Surrounded): Around {
  const { main, stage, board, openRecord, strings, isFirstVisit } = page;
  const updates = offerUpdates(main, board);
  const give = (content: Blob): void => {
    if (content.size <= kMostAtOnce) {
      openRecord(content);
      return;
    }
    // What cannot be read is opened all the same: there it is said.
    void takeMany(content, stage, board().game)
      .catch(() => false)
      .then((isTaken) => isTaken || openRecord(content));
  };
  main.addEventListener('chuhe-record', (event) => {
    event.preventDefault();
    give(event.detail);
  });
  const dropSign = listenToRecords(give);
  const install = offerInstall(navigator);
  const notice = offlineNotice();
  main.append(updates.element, dropSign.element);
  page.putIntoHeader(notice.element);
  const greeting = isFirstVisit ? greet(board) : null;
  addEventListener('keydown', (event) => {
    if (commandOf(event) !== 'help') return;
    event.preventDefault();
    import('../settings/open-keys.ts')
      .then(({ openKeys }) => openKeys(strings(), stage.shown ?? document.documentElement))
      // Without a connection there is none to show.
      .catch(() => {});
  });
  main.addEventListener('chuhe-embed', async ({ target, detail }) => {
    const { openEmbed } = await import('./embed/open-embed.ts');
    if (target instanceof Element) await openEmbed(detail, target, strings());
  });
  void keepOffline({
    onFirstStored: () => {
      const hasFailed = stage.shown?.dataset['state'] === 'failed';
      if (!hasFailed) notice.show();
    },
    onUpdate: (apply) => updates.offer(apply),
  });
  return {
    install: install.element,
    speak(own) {
      for (const part of [updates, dropSign, install, notice]) part.speak(own);
      void greeting?.then((part) => part?.speak(own));
    },
  };
}
