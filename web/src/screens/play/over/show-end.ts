// SPDX-License-Identifier: MIT
// Shows the card at the end of a game, for as long as the game is over and nobody has put it away.

import { squaresOf } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { overTexts } from '../../../i18n/over.ts';
import { gamesHash } from '../../../route.ts';
import { shareLink } from '../../../ui/share.ts';
import type { GameStore } from '../game-store.ts';
import { resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { EndCard, endSheet } from './end-card.ts';
import { linkOf } from './link.ts';

export class ShownEnd {
  readonly #card: EndCard;
  readonly #strings: () => Strings;
  #state: GameState;
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.#card.isShown) return;
    // A sheet above it goes first.
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

/** The half of the board, as it is seen, in which less of the end is to be seen. */
function halfFor({ shown }: GameState, board: Element): 'top' | 'bottom' {
  const { checkedSquare, winningRow } = shown.snapshot;
  const row = winningRow.length > 0 ? winningRow : squaresOf(shown.moves.at(-1) ?? '');
  const { top, height } = board.getBoundingClientRect();
  const places = [...row, checkedSquare].flatMap((square) => {
    const cell = square === '' ? null : board.querySelector(`[data-square="${square}"]`);
    return cell === null ? [] : [cell.getBoundingClientRect()];
  });
  const sum = places.reduce((all, place) => all + place.top + place.height / 2 - top, 0);
  return places.length > 0 && sum / places.length > height / 2 ? 'top' : 'bottom';
}

/** Null where the end was taken back meanwhile. */
export async function showEnd(
  host: Element,
  root: ShadowRoot,
  store: GameStore,
  strings: () => Strings,
  review: () => void,
): Promise<ShownEnd | null> {
  // Without the language it goes on in English.
  await overTexts.load(strings().language).catch(() => {});
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
  });
  const sheets = root.adoptedStyleSheets;
  if (!sheets.includes(endSheet())) root.adoptedStyleSheets = [...sheets, endSheet()];
  card.element.dataset['half'] = halfFor(store.state, board);
  board.append(card.element);
  return new ShownEnd(card, store.state, strings);
}
