// SPDX-License-Identifier: MIT
// Offers to install the page as an app if the browser can; Safari on iOS has no install prompt, so there it explains
// how.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

/** Chromium's `beforeinstallprompt` event, which is not standardised. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser properties used here. */
export interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Safari only: whether the page runs as an installed app. */
  readonly standalone?: boolean;
}

/**
 * Safari on iOS, not yet installed. iPads report themselves as Macs, but Macs have no touch screen; other browsers on
 * iOS, and web views within apps, do not report a Safari version.
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
    // Otherwise some browsers cover the board with their own prompt.
    event.preventDefault();
    offer(event as BeforeInstallPromptEvent);
  });
  addEventListener('appinstalled', () => offer(null));
  button.addEventListener('click', () => {
    // The prompt works once; the browser fires another event if it would ask again.
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
