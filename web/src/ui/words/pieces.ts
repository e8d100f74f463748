// SPDX-License-Identifier: MIT
// Pieces, stones and moves in words.

import type { Notation } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import {
  isPut,
  parsePlacement,
  seatToMove,
  squaresOf,
  stoneLetter,
} from '../../games/placement.ts';
import type { Foul } from '../../games/stones.ts';
import type { Strings } from '../../i18n/index.ts';

/** Null if the game has no piece with this letter. */
export function pieceName(
  spec: GameSpec,
  letter: string | undefined,
  strings: Strings,
): string | null {
  const piece = letter === undefined ? undefined : spec.pieces[letter];
  return piece === undefined ? null : strings.pieces[piece.label];
}

/** A move in a notation. */
export interface Said {
  readonly notation: Notation;
  readonly text: string;
}

const headings: Readonly<Record<string, 'forward' | 'back' | 'across'>> = {
  'wxf+': 'forward',
  'wxf-': 'back',
  'wxf=': 'across',
  'vietnamese.': 'forward',
  'vietnamese/': 'back',
  'vietnamese-': 'across',
};

const places: Readonly<Record<string, 'front' | 'middle' | 'rear'>> = {
  '+': 'front',
  '-': 'rear',
  t: 'front',
  g: 'middle',
  s: 'rear',
};

/** `C2=5`, `P2-5`: piece, direction, number. Soldiers on one file are read as written. */
const shape = /^[A-Z]g?([1-9+tgs-])([+=./-])([1-9])$/;

/**
 * A move read out by files and steps; null for notations with points. Chinese characters are readable as they are,
 * letters and signs are not.
 */
function saidInWords(piece: string, { notation, text }: Said, { spoken }: Strings): string | null {
  if (notation === 'uci' || notation === 'iccs') return null;
  const [, who = '', sign = '', number = ''] = shape.exec(text) ?? [];
  const heading = headings[notation + sign];
  if (heading === undefined) return text;
  return spoken.relative(piece, places[who] ?? Number(who), heading, Number(number));
}

/** Describes a move in the position before it; uses the chosen notation if known. */
export function moveInWords(
  spec: GameSpec,
  fen: string,
  move: string,
  strings: Strings,
  said: Said | null = null,
): string {
  const [from = '', to] = squaresOf(move);
  if (to === undefined) {
    const stone = pieceName(spec, stoneLetter(spec, seatToMove(spec, fen)), strings);
    return strings.spoken.put(stone ?? '', move);
  }
  const placement = parsePlacement(spec, fen);
  const mover = pieceName(spec, placement.get(from), strings);
  if (mover === null) return move;
  const words = (said && saidInWords(mover, said, strings)) ?? strings.spoken.move(mover, from, to);
  const taken = pieceName(spec, placement.get(to), strings);
  return taken === null ? words : strings.spoken.taking(words, taken);
}

/** A move not yet made; a stone is named by its point. */
export function plannedInWords(
  spec: GameSpec,
  fen: string,
  move: string,
  strings: Strings,
  said: Said | null = null,
): string {
  return isPut(move) ? move : moveInWords(spec, fen, move, strings, said);
}

/** The result of choosing a point for a stone: a request to tap again, or why it is not allowed. */
export function pointInWords(point: string, foul: Foul | undefined, strings: Strings): string {
  return foul === undefined
    ? strings.spoken.tapAgain(point)
    : strings.barred(point, strings.fouls[foul]);
}
