// SPDX-License-Identifier: MIT
// The offer to install the page as an app, where the browser can; in Safari on iOS, which has no such
// question, how it is done there.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

/** What Chromium asks a page before it offers to install it; no standard has it yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** What is read of the browser. */
export interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Apple's: whether the page runs as an installed app. */
  readonly standalone?: boolean;
}

/**
 * Safari on iOS, not yet installed. An iPad calls itself a Mac, which has no touch; other browsers there,
 * and pages within apps, name no version of Safari.
 */
export function isInstalledByHand(browser: Browser): boolean {
  const { userAgent, maxTouchPoints, standalone } = browser;
  const isSafari = /AppleWebKit.* Version\/\S+.* Safari\//.test(userAgent);
  return isSafari && standalone === false && maxTouchPoints > 0;
}

export interface InstallOffer {
  readonly element: HTMLElement;
  speak(strings: Strings): void;
}

export function offerInstall(browser: Browser): InstallOffer {
  const button = h('button', { type: 'button', 'data-action': 'install', hidden: '' });
  const element = h('div', { class: 'install' }, button);
  const how = h('p', { class: 'how' });
  if (isInstalledByHand(browser)) element.append(how);
  let offered: BeforeInstallPromptEvent | null = null;
  const offer = (event: BeforeInstallPromptEvent | null): void => {
    offered = event;
    button.hidden = event === null;
  };
  addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers cover the board with an offer of their own.
    event.preventDefault();
    offer(event as BeforeInstallPromptEvent);
  });
  addEventListener('appinstalled', () => offer(null));
  button.addEventListener('click', () => {
    // It asks once; another event follows where the browser would ask again.
    void offered?.prompt();
    offer(null);
  });
  return {
    element,
    speak({ labels }) {
      setText(button, labels.install);
      setText(how, labels.installByHand);
    },
  };
}
