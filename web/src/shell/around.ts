// SPDX-License-Identifier: MIT
// What the page needs beside its screens, fetched once they are on their way: offline use and new versions, the offer to
// install it, records given to the page as a whole, the list of keys.

import type { Strings } from '../i18n/index.ts';
import { listenToRecords } from './given-records.ts';
import { offerInstall } from './install.ts';
import { keepOffline } from './offline.ts';
import { offlineNotice } from './offline-notice.ts';
import { commandOf } from '../ui/shortcuts.ts';
import type { Stage } from './stage.ts';
import { offerUpdates } from './updates.ts';

export interface Surrounded {
  readonly main: HTMLElement;
  readonly stage: Stage;
  board(): ReturnType<Stage['game']>;
  openRecord(content: Blob): void;
  /** Shows the list of keys. */
  openKeys(): Promise<void>;
}

export interface Around {
  /** For the settings. */
  readonly install: HTMLElement;
  speak(strings: Strings): void;
}

export function standAround({ main, stage, board, openRecord, openKeys }: Surrounded): Around {
  const updates = offerUpdates(main, board);
  const dropSign = listenToRecords(openRecord);
  const install = offerInstall(navigator);
  const notice = offlineNotice();
  main.append(updates.element, dropSign.element, notice.element);
  addEventListener('keydown', (event) => {
    if (commandOf(event) !== 'help') return;
    event.preventDefault();
    // Without a connection there is none to show.
    openKeys().catch(() => {});
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
    speak(strings) {
      for (const part of [updates, dropSign, install, notice]) part.speak(strings);
    },
  };
}
