// SPDX-License-Identifier: MIT
// The page's own part of the settings: language, theme, and links to other dialogs.

import type { Strings } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import type { PagePart } from '../settings/open-settings.ts';
import { openKeys } from '../settings/open-keys.ts';
import { settingsTexts } from '../i18n/en/settings.ts';
import { isSiteStored } from '../storage/stored-site.ts';
import { h, setText } from '../ui/dom.ts';
import type { Shell } from './shell.ts';

/** The pages exist in two languages; readers get the nearer one. */
function docsFor(language: Language): string {
  return language === 'zh-Hans' || language === 'zh-Hant' ? 'docs/zh/' : 'docs/';
}

/** Shows an error in place if the dialog cannot be downloaded. */
function button(id: string, text: string, missing: string, open: () => Promise<void>): HTMLElement {
  const element = h('button', { type: 'button', id, 'data-action': id }, text);
  element.addEventListener('click', () => {
    open().catch(() => (element.textContent = missing));
  });
  return element;
}

/** Says whether the page works offline, once there is something to say. */
function offlineLine({ offlineReady, offlinePartly }: Strings['labels']): HTMLElement {
  const line = h('p', { id: 'offline', class: 'soft' });
  const say = async (): Promise<void> => {
    const isStored = await isSiteStored();
    if (isStored !== null) setText(line, isStored ? offlineReady : offlinePartly);
  };
  // Some browsers refuse the question, in private windows for example.
  if ('serviceWorker' in navigator) say().catch(() => {});
  return line;
}

function waysOf(
  strings: Strings,
  shell: Shell<HTMLElement>,
  install: HTMLElement | null,
): HTMLElement[] {
  const { labels, screens, games, about, language, analyse } = strings;
  const way = (id: string, text: string, open: () => Promise<void>): HTMLElement =>
    button(id, text, screens.missing, open);
  return [
    h('p', { id: 'tagline' }, games[shell.route.game].tagline),
    way('keys', settingsTexts.in(language).keys, () => openKeys(strings, shownOf())),
    way('data', labels.data, async () => {
      const { openBackup } = await import('./backup/open-backup.ts');
      await openBackup(labels.data, shell.language);
    }),
    ...(install === null ? [] : [install]),
    offlineLine(labels),
    h('a', { id: 'for-sites', href: docsFor(language) }, labels.forSites),
    way('licences', labels.licences, async () => {
      const { openLicences } = await import('./licences/open-licences.ts');
      openLicences(labels.licences, analyse.close);
    }),
    h('p', { id: 'about', class: 'soft' }, about),
  ];
}

function shownOf(): HTMLElement {
  return document.querySelector<HTMLElement>('main > [theme]') ?? document.documentElement;
}

export function pagePart(shell: Shell<HTMLElement>, install: HTMLElement | null): PagePart {
  return {
    theme: shell.settings.theme,
    changeTheme: (theme) => void shell.change({ theme }),
    changeLanguage: async (lang) => {
      await shell.change({ lang });
      return shell.strings;
    },
    restartEngine: () => {
      const shown = shownOf();
      // Reinserting it in place takes it out of the page for a moment, which restarts its engine.
      if (shown !== document.documentElement)
        shown.parentNode?.insertBefore(shown, shown.nextSibling);
    },
    ways: (strings) => waysOf(strings, shell, install),
  };
}
