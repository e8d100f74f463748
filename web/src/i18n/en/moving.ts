// SPDX-License-Identifier: MIT
// How pieces move, in English.

import type { IllegalFacts, MovingStrings } from '../types/moving.ts';

const pieceTypes: MovingStrings['pieceTypes'] = {
  general: { name: 'General', moves: 'one point straight, in the palace' },
  advisor: { name: 'Advisor', moves: 'one point diagonally, in the palace' },
  elephant: { name: 'Elephant', moves: 'two points diagonally, on its side of the river' },
  horse: { name: 'Horse', moves: 'one straight and one diagonally; can be blocked' },
  chariot: { name: 'Chariot', moves: 'any distance along a line' },
  cannon: { name: 'Cannon', moves: 'like a chariot; takes over one piece' },
  soldier: { name: 'Soldier', moves: 'one forward; over the river also sideways' },
};

const blocked = ({ by, at }: IllegalFacts): string =>
  at === null ? `blocked by the ${by}` : `blocked at ${at}`;

export const strings: MovingStrings = {
  pieceTypes,
  how: (name, moves) => `${name}: ${moves}.`,
  stuck: 'It has no move now.',
  shields: 'It shields its general.',
  reaches: (points) => `Can go to ${points}.`,
  illegal: {
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
  },
};
