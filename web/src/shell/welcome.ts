// SPDX-License-Identifier: MIT
// Welcomes a first-time visitor with three choices beside the board, once. Making a move also dismisses it.

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
  /** Removes the card permanently. */
  end(): void;
}

/** Null if there is nothing to choose. */
export function welcome(board: ChuheGame): Welcome | null {
  const spec = gameSpec(board.game);
  const title = h('h2', { id: 'welcome' });
  const button = (choice: Choice): HTMLButtonElement =>
    h('button', { type: 'button', 'data-action': choice });
  const buttons: readonly (readonly [Choice, HTMLButtonElement])[] = [
    ['known', button('known')],
    ['shown', button('shown')],
    // Stones carry no characters.
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
      // Stones need no explanation.
      if (spec.moving.glides) preferences.choose({ explainsPieces: false });
    },
    shown: () => (location.hash = hashOf({ screen: 'learn', game: spec.id, place: '' })),
    letters: () => chooseLook({ pieces: 'letters' }),
  };
  for (const [choice, one] of buttons) {
    one.addEventListener('click', () => {
      // Move the focus to the board.
      board.shadowRoot?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
      end();
      answers[choice]();
    });
  }
  const { signal } = ending;
  board.addEventListener('chuhe-move', end, { signal });
  addEventListener('hashchange', end, { signal });
  const speak = async ({ language }: Strings): Promise<void> => {
    // Fall back to English if the language cannot be downloaded.
    await welcomeTexts.load(language).catch(() => {});
    const own = welcomeTexts.in(language);
    setText(title, own.titles[spec.id]);
    for (const [choice, one] of buttons) setText(one, own.choices[choice]);
    // Only show it once its text is there.
    if (!signal.aborted && board.moves.length === 0 && !element.isConnected) {
      document.adoptedStyleSheets.push(ownSheet(document));
      board.append(element);
    }
  };
  return { speak, end };
}
