// SPDX-License-Identifier: MIT
// How pieces move, in English.

import type { IllegalMove } from '../../engine/protocol.ts';
import type { PieceType } from '../../games/game-spec.ts';
import type { Foul } from '../../games/stones.ts';
import { Texts, type WordsOf } from '../texts.ts';

/** What a sentence about an illegal move may name. */
export interface IllegalFacts {
  /** The piece that was to move; null for a stone. */
  readonly type: PieceType | null;
  /** The piece to blame; empty where there is none. */
  readonly by: string;
  /** Its point; null where the reader’s notation names no points. */
  readonly at: string | null;
}

type PlainReason = Exclude<IllegalMove['reason'], Foul>;

const pieceTypes = {
  general: { name: 'General', moves: 'one point straight, in the palace' },
  advisor: { name: 'Advisor', moves: 'one point diagonally, in the palace' },
  elephant: { name: 'Elephant', moves: 'two points diagonally, on its side of the river' },
  horse: { name: 'Horse', moves: 'one straight and one diagonally; can be blocked' },
  chariot: { name: 'Chariot', moves: 'any distance along a line' },
  cannon: { name: 'Cannon', moves: 'like a chariot; takes over one piece' },
  soldier: { name: 'Soldier', moves: 'one forward; over the river also sideways' },
} satisfies Record<PieceType, { readonly name: string; readonly moves: string }>;

const blocked = ({ by, at }: IllegalFacts): string =>
  at === null ? `blocked by the ${by}` : `blocked at ${at}`;

/** Why a move is none; fouls have words of their own. */
const illegal: Readonly<Record<PlainReason, (facts: IllegalFacts) => string>> = {
  'outside-palace': ({ type }) =>
    type === 'general' ? 'The general stays in the palace.' : 'Advisors stay in the palace.',
  'across-river': () => 'Elephants do not cross the river.',
  'sideways-too-early': () => 'Soldiers step sideways only after the river.',
  backward: () => 'Soldiers never step back.',
  'wrong-shape': ({ type }) =>
    type === null ? '' : `Not like that. ${pieceTypes[type].name}: ${pieceTypes[type].moves}.`,
  'own-piece': () => 'One of your own stands there.',
  'blocked-leg': (facts) => `The horse’s leg is ${blocked(facts)}.`,
  'blocked-eye': (facts) => `The elephant’s eye is ${blocked(facts)}.`,
  'blocked-way': ({ type, by }) =>
    type === 'cannon' ? 'A cannon jumps only to take.' : `The ${by} stands in the way.`,
  'no-screen': () => 'A cannon takes only over one piece in between.',
  'too-many-screens': () => 'A cannon takes over one piece only.',
  'facing-generals': () => 'The generals would face each other.',
  'stays-in-check': ({ by }) => `The ${by} still gives check.`,
  'moves-into-check': ({ by }) => `The ${by} would take the general there.`,
  'exposes-general': ({ by }) => `The ${by} would take the general.`,
  occupied: () => 'A stone stands there already.',
};

export const strings = {
  pieceTypes,
  /** A sentence: a piece, and how it moves. */
  how: (name: string, moves: string) => `${name}: ${moves}.`,
  /** The piece has no move. */
  stuck: 'It has no move now.',
  /** Some moves of the piece would expose its general. */
  shields: 'It shields its general.',
  /** For screen readers only: where the piece may go. */
  reaches: (points: string) => `Can go to ${points}.`,
  illegal,
};

export type MovingStrings = WordsOf<typeof strings>;

export const movingTexts = new Texts<MovingStrings>('moving', strings);
