// SPDX-License-Identifier: MIT
// Shows the card at the end of a game until the game is no longer over or the card is closed.

import { readLook } from '../../../board/look.ts';
import { squaresOf } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { overTexts } from '../../../i18n/en/over.ts';
import { gamesHash } from '../../../route.ts';
import { shareLink } from '../../../ui/share.ts';
import type { GameStore } from '../game-store.ts';
import { resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { placeCard } from '../board/place-card.ts';
import { EndCard, endSheet } from './end-card.ts';
import { linkOf } from './link.ts';

export class ShownEnd {
  readonly #card: EndCard;
  readonly #strings: () => Strings;
  #state: GameState;
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.#card.isShown) return;
    // Close an open sheet first.
    if (event.composedPath().some((one) => one instanceof HTMLDialogElement)) return;
    event.preventDefault();
    this.#card.dismiss();
  };

  constructor(card: EndCard, state: GameState, strings: () => Strings) {
    this.#card = card;
    this.#state = state;
    this.#strings = strings;
    document.addEventListener('keydown', this.#key);
  }

  hear(after: GameState): void {
    this.#state = after;
    if (resultOf(after) === null) this.disconnect();
    else this.speak();
  }

  speak(): void {
    this.#card.update(this.#state, this.#strings());
  }

  disconnect(): void {
    document.removeEventListener('keydown', this.#key);
    this.#card.element.remove();
  }
}

/** The decisive move. */
function decisiveSquares({ shown }: GameState): string[] {
  const { checkedSquare, winningRow } = shown.snapshot;
  return [...squaresOf(shown.moves.at(-1) ?? ''), ...winningRow, checkedSquare];
}

async function printed(host: Element, state: GameState, strings: Strings): Promise<void> {
  const part = await import('./print-game.ts').catch(() => null);
  await part?.printGame(state, readLook(host).pieces, strings);
}

/** Null if the end was taken back in the meantime. */
export async function showEnd(
  host: Element,
  root: ShadowRoot,
  store: GameStore,
  strings: () => Strings,
  review: () => void,
): Promise<ShownEnd | null> {
  // Fall back to English if the language cannot be downloaded.
  const texts = [overTexts, opponentTexts];
  await Promise.all(texts.map((one) => one.load(strings().language))).catch(() => {});
  const board = root.querySelector('[part~="board"]');
  if (board === null || resultOf(store.state) === null) return null;
  const card = new EndCard(store.state, strings(), {
    review,
    openGames: () => (location.hash = gamesHash(store.state.spec.id)),
    dispatch: (event) => store.dispatch(event),
    isAnalysable: () => host.hasAttribute('analysable'),
    isArchived: () => host.hasAttribute('archived'),
    link: () => linkOf(store, strings()),
    share: shareLink,
    print: () => void printed(host, store.state, strings()),
  });
  const sheets = root.adoptedStyleSheets;
  if (!sheets.includes(endSheet())) root.adoptedStyleSheets = [...sheets, endSheet()];
  board.append(card.element);
  placeCard(card.element, board, decisiveSquares(store.state));
  return new ShownEnd(card, store.state, strings);
}
