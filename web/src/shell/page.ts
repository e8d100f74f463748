// SPDX-License-Identifier: MIT
// Puts the page together: its shell, its header, and what it hears.

import { pageTexts } from '../i18n/index.ts';
import { saveNames } from '../storage/save-names.ts';
import { load, save, whenReplaced } from '../storage/store.ts';
import { watchTheme } from '../ui/theme.ts';
import { find, Header } from './header.ts';
import { freshSettings, parseSettings } from './page-settings.ts';
import { Shell } from './shell.ts';
import { Stage } from './stage.ts';

const address = {
  get hash(): string {
    return location.hash;
  },
  set hash(hash: string) {
    location.hash = hash;
  },
  replace: (hash: string): void => history.replaceState(null, '', hash),
};

export function openPage(): void {
  const root = document.documentElement;
  const main = find<HTMLElement>('main');
  const stage = new Stage(main);
  const shell = new Shell<HTMLElement>(load(saveNames.page, parseSettings) ?? freshSettings, {
    screens: stage,
    texts: pageTexts,
    address,
    languages: () => navigator.languages,
    save: (settings) => save(saveNames.page, settings),
    update: (route, settings, strings) => {
      theme.apply();
      header.update(route, settings, strings);
      void around.then((parts) => parts?.speak(strings));
    },
  });
  const header = new Header({
    change: (changes) => void shell.change(changes),
    openData: async () => {
      const { openBackup } = await import('./backup/open-backup.ts');
      await openBackup(shell.strings.labels.data, shell.language);
    },
    openLicences: async () => {
      const { openLicences } = await import('./licences/open-licences.ts');
      openLicences(shell.strings.labels.licences, shell.strings.analyse.close);
    },
    openLook: async () => {
      const { openLook } = await import('../board/looks/open-look.ts');
      await openLook(shell.strings.labels.look, shell.language, stage.shown ?? root);
    },
  });
  const theme = watchTheme(root, () => shell.settings.theme);
  const openRecord = (content: Blob): void => void shell.openRecord(content);
  // Where it cannot be had, the page does without.
  const around = import('./around.ts').then(
    ({ standAround }) =>
      standAround({ main, stage, board: () => stage.game(shell.route.game), openRecord }),
    () => null,
  );
  void around.then((parts) => parts && find('#data').after(parts.install));
  main.addEventListener('chuhe-analyse', ({ detail }) => void shell.openGame(detail));
  main.addEventListener('chuhe-game-chosen', ({ detail }) => void shell.openGame(detail));
  main.addEventListener('chuhe-embed', async ({ target, detail }) => {
    const { openEmbed } = await import('./embed/open-embed.ts');
    if (target instanceof Element) await openEmbed(detail, target, shell.strings);
  });
  main.addEventListener('chuhe-play', (event) => {
    if (event instanceof CustomEvent) shell.playFrom(String(event.detail));
  });
  main.addEventListener('chuhe-place', (event) => {
    if (event instanceof CustomEvent) shell.placeChanged(event.target, String(event.detail));
  });
  whenReplaced(() => location.reload());
  addEventListener('hashchange', () => void shell.addressChanged());
  void shell.open();
}
