// SPDX-License-Identifier: MIT
// Greets who comes for the first time: three choices beside the board, once. A move is an answer too.

import type { ChuheGame } from '../screens/play/chuhe-game.ts';
import { chooseLook } from '../board/looks/look-wish.ts';
import { gameSpec } from '../games/index.ts';
import type { Strings } from '../i18n/index.ts';
import { welcomeTexts } from '../i18n/en/welcome.ts';
import { hashOf } from '../route.ts';
import { preferences } from '../storage/preferences.ts';
import { h, setText } from '../ui/dom.ts';
import { sheetOf } from '../ui/sheet.ts';
import style from '../styles/welcome.css?inline';

const ownSheet = sheetOf(style);

type Choice = keyof ReturnType<typeof welcomeTexts.in>['choices'];

export interface Welcome {
  speak(strings: Strings): Promise<void>;
  /** Goes for good. */
  end(): void;
}

/** Null where there is nothing to choose between. */
export function welcome(board: ChuheGame): Welcome | null {
  const spec = gameSpec(board.game);
  const title = h('h2', { id: 'welcome' });
  const button = (choice: Choice): HTMLButtonElement =>
    h('button', { type: 'button', 'data-action': choice });
  const buttons: readonly (readonly [Choice, HTMLButtonElement])[] = [
    ['known', button('known')],
    ['shown', button('shown')],
    // Stones have nothing to be read.
    ...(spec.moving.glides ? ([['letters', button('letters')]] as const) : []),
  ];
  if (buttons.length < 2) return null;
  const element = h(
    'section',
    { class: 'welcome', slot: 'panel', 'aria-labelledby': title.id },
    title,
    h('div', {}, ...buttons.map(([, one]) => one)),
  );
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
    element.remove();
  };
  const answers: Readonly<Record<Choice, () => void>> = {
    known: () => {
      // Of stones nothing is explained.
      if (spec.moving.glides) preferences.choose({ explainsPieces: false });
    },
    shown: () => (location.hash = hashOf({ screen: 'learn', game: spec.id, place: '' })),
    letters: () => chooseLook({ pieces: 'letters' }),
  };
  for (const [choice, one] of buttons) {
    one.addEventListener('click', () => {
      // The focus goes on where one plays.
      board.shadowRoot?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
      end();
      answers[choice]();
    });
  }
  const { signal } = ending;
  board.addEventListener('chuhe-move', end, { signal });
  addEventListener('hashchange', end, { signal });
  const speak = async ({ language }: Strings): Promise<void> => {
    // English will do where the language cannot be fetched.
    await welcomeTexts.load(language).catch(() => {});
    const own = welcomeTexts.in(language);
    setText(title, own.title);
    for (const [choice, one] of buttons) setText(one, own.choices[choice]);
    // Not before it can be read.
    if (!signal.aborted && board.moves.length === 0 && !element.isConnected) {
      document.adoptedStyleSheets.push(ownSheet());
      board.append(element);
    }
  };
  return { speak, end };
}
