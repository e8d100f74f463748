// SPDX-License-Identifier: MIT
// Places a card over the board where it hides the least.

/** Preferred places first. */
const places = ['bottom', 'top', 'middle'] as const;

export function placeCard(card: HTMLElement, board: Element, squares: readonly string[]): void {
  const cells = squares.flatMap((square) => {
    const cell = square === '' ? null : board.querySelector(`[data-square="${square}"]`);
    return cell === null ? [] : [cell.getBoundingClientRect()];
  });
  const hidden = places.map((name) => {
    card.dataset['place'] = name;
    const { top, bottom } = card.getBoundingClientRect();
    return cells.filter((cell) => cell.top < bottom && cell.bottom > top).length;
  });
  card.dataset['place'] = places[hidden.indexOf(Math.min(...hidden))] ?? places[0];
}
