// SPDX-License-Identifier: MIT
// Assembles the page: shell, header and event listeners.

import type { EngineHost } from '../engine/host.ts';
import { engineModule } from '../engine/engine-module.ts';
import { chooseEngine } from '../engine/page-host.ts';
import { gameSpec } from '../games/index.ts';
import { pageTexts } from '../i18n/index.ts';
import { hashOf } from '../route.ts';
import { saveNames } from '../storage/save-names.ts';
import { fieldsOf, load, save, whenReplaced } from '../storage/store.ts';
import { nextTask } from '../ui/next-task.ts';
import { watchTheme } from '../ui/theme.ts';
import { isFirstVisit } from './first-visit.ts';
import { find, Header } from './header.ts';
import { freshSettings, parseSettings } from './page-settings.ts';
import { Shell } from './shell.ts';
import { Stage } from './stage.ts';

/** In milliseconds since the visit began: what the page's own files take on a slow network. */
const kSlowMs = 1000;

const address = {
  get hash(): string {
    return location.hash;
  },
  set hash(hash: string) {
    location.hash = hash;
  },
  /** The one of back.ts takes its place. */
  name: (hash: string): void => history.replaceState(history.state, '', hash),
};

/** The focused point of the board, found through nested shadow roots. */
function boardIn(root: ParentNode | null | undefined): HTMLElement | null {
  const inner = [...(root?.querySelectorAll('*') ?? [])].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [shadowRoot],
  );
  const here = root?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  return here ?? inner.map(boardIn).find((found) => found !== null) ?? null;
}

/** Most readers never choose an engine, so the code for it is loaded on demand. */
const chosenEngine = (): Promise<EngineHost> | null =>
  load(saveNames.engine, fieldsOf) &&
  import('./engine-of-page.ts').then(({ engineOfPage }) => engineOfPage);

export function openPage(): void {
  chooseEngine(chosenEngine);
  // On a slow network the engine takes longest to come; on a fast one it would only delay the board. Who needs it hears
  // of a failure.
  if (performance.now() > kSlowMs) engineModule().catch(() => {});
  const root = document.documentElement;
  const main = find<HTMLElement>('main');
  const stage = new Stage(main);
  const shell = new Shell<HTMLElement>(load(saveNames.page, parseSettings) ?? freshSettings, {
    screens: stage,
    texts: pageTexts,
    address,
    languages: () => navigator.languages,
    save: (settings) => save(saveNames.page, settings),
    pause: nextTask,
    update: (route, strings) => {
      // Every entry of the history names its screen and game.
      history.replaceState(history.state, '', hashOf(route));
      theme.apply();
      header.update(route, strings);
      void around.then((parts) => parts?.speak(strings));
    },
  });
  const header = new Header({
    openSettings: async () => {
      const [{ openSettings }, { pagePart }, parts] = await Promise.all([
        import('../settings/open-settings.ts'),
        import('./page-part.ts'),
        around,
      ]);
      const element = stage.shown ?? root;
      const page = pagePart(shell, parts?.install ?? null);
      const spec = gameSpec(shell.route.game);
      await openSettings({ spec, strings: shell.strings, element, page });
    },
    goToBoard: () => boardIn(stage.shown?.shadowRoot)?.focus(),
  });
  const theme = watchTheme(root, () => shell.settings.theme);
  const openRecord = (content: Blob): void => void shell.openRecord(content);
  // Must run before the board saves anything.
  const isFirst = isFirstVisit();
  // If it cannot be downloaded, the page works without it.
  const around = nextTask()
    .then(() => import('./around.ts'))
    .then(
      ({ standAround }) =>
        standAround({
          main,
          stage,
          address,
          board: () => stage.game(shell.route.game),
          openRecord,
          isFirstVisit: isFirst,
          strings: () => shell.strings,
        }),
      () => null,
    );
  main.addEventListener('chuhe-analyse', ({ detail }) => void shell.openGame(detail));
  main.addEventListener('chuhe-game-chosen', ({ detail }) => void shell.openGame(detail));
  main.addEventListener('chuhe-play', ({ detail }) => shell.playFrom(detail));
  main.addEventListener('chuhe-place', ({ target, detail }) => shell.placeChanged(target, detail));
  whenReplaced(() => location.reload());
  addEventListener('hashchange', () => void shell.addressChanged());
  void shell.open();
}
