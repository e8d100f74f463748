// SPDX-License-Identifier: MIT
// Places a card over the board where it hides the least.

/** Preferred places first. */
const places = ['bottom', 'top', 'middle'] as const;

/** Each square matters more than all that follow it. */
export function placeCard(card: HTMLElement, board: Element, squares: readonly string[]): void {
  const cells = squares.map((square) =>
    square === '' ? null : board.querySelector(`[data-square="${square}"]`),
  );
  const hidden = places.map((name) => {
    card.dataset['place'] = name;
    const { top, bottom } = card.getBoundingClientRect();
    const isHidden = (cell: Element | null): boolean => {
      const box = cell?.getBoundingClientRect();
      return box !== undefined && box.top < bottom && box.bottom > top;
    };
    return cells.reduce((sum, cell) => 2 * sum + (isHidden(cell) ? 1 : 0), 0);
  });
  card.dataset['place'] = places[hidden.indexOf(Math.min(...hidden))] ?? places[0];
}
