// SPDX-License-Identifier: MIT
// What can be written in the field for moves beside moves: the commands that blind players of lichess know.

import type { GameSpec } from '../../../games/game-spec.ts';
import { parseSquare } from '../../../games/placement.ts';
import type { Tool } from '../../../ui/icons.ts';

export type Command =
  | { readonly kind: 'ask'; readonly question: 'last-move' | 'clocks' | 'opponent' }
  /** Where pieces stand: those of that letter of FENs, or all. */
  | { readonly kind: 'pieces'; readonly letter: string | null }
  /** What stands on a file, a rank or a square. */
  | { readonly kind: 'scan'; readonly where: string }
  /** To the board, and to a square of it. */
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
  // Nothing is lost by a game that has not begun.
  abort: { kind: 'act', act: 'new-game' },
  hint: { kind: 'act', act: 'hint' },
  flip: { kind: 'act', act: 'flip' },
  '?': { kind: 'help' },
  help: { kind: 'help' },
};

/** Whether it names a file, a rank or a square of the board. */
function isPlace(spec: GameSpec, text: string): boolean {
  const [, file = 'a', rank = String(spec.firstRank)] = /^([a-z])?(\d+)?$/.exec(text) ?? [];
  return /^([a-z]\d*|\d+)$/.test(text) && parseSquare(spec, file + rank) !== null;
}

/** Null for what is no command, as a move is not. */
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
