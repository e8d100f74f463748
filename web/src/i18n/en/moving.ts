// SPDX-License-Identifier: MIT
// English texts that explain how pieces move.

import type { IllegalMove } from '../../engine/protocol.ts';
import type { PieceType } from '../../games/game-spec.ts';
import type { Foul } from '../../games/stones.ts';
import { Texts, type WordsOf } from '../texts.ts';

/** The facts that a sentence about an illegal move can mention. */
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
  horse: { name: 'Horse', moves: 'one straight, then one diagonally; can be blocked' },
  chariot: { name: 'Chariot', moves: 'any distance along a line' },
  cannon: { name: 'Cannon', moves: 'like a chariot; captures by jumping one piece' },
  soldier: { name: 'Soldier', moves: 'one forward; after crossing the river, also sideways' },
} satisfies Record<PieceType, { readonly name: string; readonly moves: string }>;

const blocked = ({ by, at }: IllegalFacts): string =>
  at === null ? `blocked by the ${by}` : `blocked at ${at}`;

/** Why a move is illegal; fouls have their own texts. */
const illegal: Readonly<Record<PlainReason, (facts: IllegalFacts) => string>> = {
  'outside-palace': ({ type }) =>
    type === 'general' ? 'The general stays in the palace.' : 'Advisors stay in the palace.',
  'across-river': () => 'Elephants do not cross the river.',
  'sideways-too-early': () => 'Soldiers move sideways only after crossing the river.',
  backward: () => 'Soldiers never move back.',
  'wrong-shape': ({ type }) =>
    type === null ? '' : `The ${type} does not move that way: ${pieceTypes[type].moves}.`,
  'own-piece': () => 'Your own piece is there.',
  'blocked-leg': (facts) => `The horse’s leg is ${blocked(facts)}.`,
  'blocked-eye': (facts) => `The elephant’s eye is ${blocked(facts)}.`,
  'blocked-way': ({ type, by }) =>
    type === 'cannon' ? 'A cannon jumps only to capture.' : `The ${by} is in the way.`,
  'no-screen': () => 'A cannon captures only by jumping one piece.',
  'too-many-screens': () => 'A cannon captures by jumping exactly one piece.',
  'facing-generals': () => 'The generals would face each other.',
  'stays-in-check': ({ by }) => `The ${by} still gives check.`,
  'moves-into-check': ({ by }) => `The ${by} would capture the general there.`,
  'exposes-general': ({ by }) => `The ${by} would capture the general.`,
  occupied: () => 'There is already a stone there.',
};

export const strings = {
  pieceTypes,
  /** A sentence that names a piece and describes its moves. */
  how: (name: string, moves: string) => `${name}: ${moves}.`,
  /** The piece has no legal move. */
  stuck: 'It has no legal move.',
  /** A piece in a list. */
  each: (piece: string) => `the ${piece}`,
  /** The enemy pieces that it can capture. */
  attacks: (pieces: string) => `Attacks ${pieces}.`,
  /** The enemy pieces that can capture it. */
  attackedBy: (pieces: string) => `Attacked by ${pieces}.`,
  /** The pieces that would take back. */
  protectedBy: (pieces: string) => `Protected by ${pieces}.`,
  /** Said of an attacked piece. */
  unprotected: 'Nothing protects it.',
  shieldsFrom: (pieces: string) => `Shields its general from ${pieces}.`,
  /** For screen readers only: the points that the piece can reach. */
  reaches: (points: string) => `Can go to ${points}.`,
  illegal,
};

export type MovingStrings = WordsOf<typeof strings>;

export const movingTexts = new Texts<MovingStrings>('moving', strings);
