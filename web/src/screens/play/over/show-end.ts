// SPDX-License-Identifier: MIT
// Shows the card at the end of a game until the game is no longer over or the card is closed.

import { readLook } from '../../../board/look.ts';
import { parsePlacement, squaresOf } from '../../../games/placement.ts';
import { otherSeat } from '../../../games/seat.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { overTexts } from '../../../i18n/en/over.ts';
import { gamesHash } from '../../../route.ts';
import { announceOpened } from '../../../ui/opened.ts';
import { shareLink } from '../../../ui/share.ts';
import { wear } from '../../../ui/sheet.ts';
import type { PartsHost } from '../parts-host.ts';
import { resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { placeCard } from '../board/place-card.ts';
import { EndCard, endSheet } from './end-card.ts';
import { EndTools, type EndActs } from './end-tools.ts';
import { linkOf } from './link.ts';

/** For this long the card takes no taps: the finger may have been on its way to the board. */
const kDeafMs = 500;

export class ShownEnd {
  readonly #card: EndCard;
  readonly #tools: EndTools;
  readonly #strings: () => Strings;
  readonly #ending = new AbortController();
  #state: GameState;
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.#card.isShown) return;
    // Close an open sheet first.
    if (event.composedPath().some((one) => one instanceof HTMLDialogElement)) return;
    event.preventDefault();
    this.#card.dismiss();
  };

  constructor(card: EndCard, tools: EndTools, state: GameState, strings: () => Strings) {
    this.#card = card;
    this.#tools = tools;
    this.#state = state;
    this.#strings = strings;
    this.speak();
    const { signal } = this.#ending;
    card.element.ownerDocument.addEventListener('keydown', this.#key, { signal });
  }

  hear(after: GameState): void {
    this.#state = after;
    this.speak();
  }

  speak(): void {
    this.#card.update(this.#state, this.#strings());
    this.#tools.speak(this.#strings());
  }

  disconnect(): void {
    this.#ending.abort();
    this.#card.element.remove();
    this.#tools.leave();
  }
}

/** The general that has lost; null for stones and draws. */
function lostGeneral(state: GameState): string | null {
  const { spec, shown } = state;
  const winner = resultOf(state)?.winner ?? null;
  if (winner === null) return null;
  const loser = spec.sides[otherSeat(winner)];
  const { fen } = shown.snapshot;
  const found = [...parsePlacement(spec, fen)].find(
    ([, letter]) => spec.pieces[letter]?.label === `${loser}-general`,
  );
  return found?.[0] ?? null;
}

/** What the card hides last: the general that has lost, or the row that won; then the last move. */
function decisiveSquares(state: GameState): string[] {
  const { moves, snapshot } = state.shown;
  const lastMove = squaresOf(moves.at(-1) ?? '').toReversed();
  return [lostGeneral(state) ?? '', ...snapshot.winningRow, ...lastMove];
}

async function printed(host: Element, state: GameState, strings: Strings): Promise<void> {
  const part = await import('./print-game.ts').catch(() => null);
  await part?.printGame(state, readLook(host).pieces, strings);
}

/**
 * Shows the card, if the end has just come, and the tools. Null if the end was taken back in the meantime.
 */
export async function showEnd(
  { element: host, root, store, strings }: PartsHost,
  hasJustCome: boolean,
  review: () => void,
): Promise<ShownEnd | null> {
  // Fall back to English if the language cannot be downloaded.
  const texts = [overTexts, opponentTexts];
  await Promise.all(texts.map((one) => one.load(strings().language))).catch(() => {});
  const board = root.querySelector('[part~="board"]');
  const row = root.querySelector('.actions');
  if (board === null || row === null || resultOf(store.state) === null) return null;
  const isAnalysable = (): boolean => host.hasAttribute('analysable');
  const card = new EndCard(store.state, strings(), {
    review,
    openGames: () => (location.hash = gamesHash(store.state.spec.id)),
    dispatch: (event) => store.dispatch(event),
    isAnalysable,
    isArchived: () => host.hasAttribute('archived'),
    link: () => linkOf(store, strings()),
    share: shareLink,
    print: () => void printed(host, store.state, strings()),
  });
  const show = (): void => {
    card.element.hidden = false;
    placeCard(card.element, board, decisiveSquares(store.state));
    announceOpened(card.element, () => card.dismiss());
  };
  const acts: EndActs = {
    review,
    'play-again': () => store.dispatch({ type: 'new-game', roll: Math.random() }),
    // The card says how it went.
    share: () => {
      show();
      void card.share();
    },
  };
  const tools = new EndTools(store.state, acts, isAnalysable);
  wear(root, [endSheet]);
  board.append(card.element);
  tools.enter(row);
  card.element.hidden = true;
  if (hasJustCome) {
    show();
    card.element.style.pointerEvents = 'none';
    setTimeout(() => (card.element.style.pointerEvents = ''), kDeafMs);
  }
  return new ShownEnd(card, tools, store.state, strings);
}
