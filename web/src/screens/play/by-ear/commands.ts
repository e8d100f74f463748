// SPDX-License-Identifier: MIT
// The commands of the move field, which are those of lichess's blind mode.

import type { GameSpec } from '../../../games/game-spec.ts';
import { parseSquare } from '../../../games/squares.ts';
import type { Tool } from '../../../ui/icons.ts';

export type Command =
  | { readonly kind: 'ask'; readonly question: 'last-move' | 'clocks' | 'opponent' }
  /** The points of pieces: those with that FEN letter, or all. */
  | { readonly kind: 'pieces'; readonly letter: string | null }
  /** The content of a file, a rank or a square. */
  | { readonly kind: 'scan'; readonly where: string }
  /** Go to the board, and to a square on it. */
  | { readonly kind: 'board'; readonly square: string | null }
  | { readonly kind: 'act'; readonly act: Tool | 'draw' }
  | { readonly kind: 'help' };

const words: Readonly<Record<string, Command>> = {
  l: { kind: 'ask', question: 'last-move' },
  last: { kind: 'ask', question: 'last-move' },
  c: { kind: 'ask', question: 'clocks' },
  clock: { kind: 'ask', question: 'clocks' },
  o: { kind: 'ask', question: 'opponent' },
  p: { kind: 'pieces', letter: null },
  b: { kind: 'board', square: null },
  board: { kind: 'board', square: null },
  draw: { kind: 'act', act: 'draw' },
  resign: { kind: 'act', act: 'resign' },
  takeback: { kind: 'act', act: 'undo' },
  // A game that has not started cannot be resigned.
  abort: { kind: 'act', act: 'new-game' },
  hint: { kind: 'act', act: 'hint' },
  flip: { kind: 'act', act: 'flip' },
  '?': { kind: 'help' },
  help: { kind: 'help' },
};

/** Whether the text names a file, a rank or a square of the board. */
function isPlace(spec: GameSpec, text: string): boolean {
  const [, file = 'a', rank = String(spec.firstRank)] = /^([a-z])?(\d+)?$/.exec(text) ?? [];
  return /^([a-z]\d*|\d+)$/.test(text) && parseSquare(spec, file + rank) !== null;
}

/** Null if it is not a command, for example a move. */
export function commandIn(text: string, spec: GameSpec): Command | null {
  const plain = text.trim();
  const known = words[plain.toLowerCase()];
  if (known !== undefined) return known;
  const [, verb = '', rest = ''] = /^(p|s|b|board)\s+(\S+)$/i.exec(plain) ?? [];
  switch (verb.toLowerCase()) {
    case 'p':
      return Object.hasOwn(spec.pieces, rest) ? { kind: 'pieces', letter: rest } : null;
    case 's':
      return isPlace(spec, rest.toLowerCase()) ? { kind: 'scan', where: rest.toLowerCase() } : null;
    case 'b':
    case 'board':
      return parseSquare(spec, rest.toLowerCase()) === null
        ? null
        : { kind: 'board', square: rest.toLowerCase() };
    default:
      return null;
  }
}
