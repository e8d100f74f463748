// SPDX-License-Identifier: MIT
// What the settings of the whole page offer besides those of boards: language, theme, and the ways to what else there is.

import type { Strings } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import type { PagePart } from '../settings/open-settings.ts';
import { openKeys } from '../settings/open-keys.ts';
import { settingsTexts } from '../i18n/en/settings.ts';
import { h } from '../ui/dom.ts';
import type { Shell } from './shell.ts';

/** They are written in two languages: each reader gets the nearest. */
function docsFor(language: Language): string {
  return language === 'zh-Hans' || language === 'zh-Hant' ? 'docs/zh/' : 'docs/';
}

/** Says so in its place where what it opens cannot be downloaded. */
function button(id: string, text: string, missing: string, open: () => Promise<void>): HTMLElement {
  const element = h('button', { type: 'button', id, 'data-action': id }, text);
  element.addEventListener('click', () => {
    open().catch(() => (element.textContent = missing));
  });
  return element;
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
      // Put where it was, it has left the page in between and started its engine again.
      if (shown !== document.documentElement)
        shown.parentNode?.insertBefore(shown, shown.nextSibling);
    },
    ways: (strings) => waysOf(strings, shell, install),
  };
}
