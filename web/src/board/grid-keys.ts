// SPDX-License-Identifier: MIT
// Keyboard navigation on a grid of squares, following the ARIA authoring practices.

const kPageRows = 3;

export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey?: boolean;
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value));
}

/** The square the key moves to, or null if it is not a grid key. */
export function nextSquare(
  rows: readonly (readonly string[])[],
  square: string,
  { key, ctrlKey }: KeyStroke,
): string | null {
  const row = Math.max(
    0,
    rows.findIndex((names) => names.includes(square)),
  );
  const column = Math.max(0, rows[row]?.indexOf(square) ?? 0);
  const lastRow = rows.length - 1;
  const lastColumn = (rows[0]?.length ?? 1) - 1;
  const at = (y: number, x: number): string | null =>
    rows[clamp(y, lastRow)]?.[clamp(x, lastColumn)] ?? null;
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'PageUp':
      return at(row - kPageRows, column);
    case 'PageDown':
      return at(row + kPageRows, column);
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0);
    case 'End':
      return ctrlKey ? at(lastRow, lastColumn) : at(row, lastColumn);
    default:
      return null;
  }
}

/** What the arrow keys point to: right and down. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Like `nextSquare`, where the cells may be seen mirrored or turned: an arrow points to a side of the screen, not of the
 * grid. If nothing is there, it leads back to the same square.
 */
export function nextSeen(
  rows: readonly (readonly string[])[],
  square: string,
  stroke: KeyStroke,
  cellOf: (square: string) => Element | undefined,
): string | null {
  const way = ways[stroke.key];
  if (way === undefined) return nextSquare(rows, square, stroke);
  const from = cellOf(square)?.getBoundingClientRect();
  const isThere = (next: string | null): boolean => {
    const to = cellOf(next ?? '')?.getBoundingClientRect();
    if (from === undefined || to === undefined) return false;
    const [x, y] = [to.x - from.x, to.y - from.y];
    return x * way[0] + y * way[1] > 0.7 * Math.hypot(x, y);
  };
  const nexts = Object.keys(ways).map((key) => nextSquare(rows, square, { key }));
  return nexts.find(isThere) ?? square;
}
