// SPDX-License-Identifier: MIT
// English texts of the opening procedures.

import type { OpeningPlayer, Procedure } from '../../engine/protocol.ts';
import type { Opening } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  names: {
    plain: 'Black begins',
    swap2: 'Swap2',
    'taraguchi-10': 'Taraguchi-10',
    'soosyrv-8': 'Soosyrv-8',
  } satisfies Record<Opening, string>,
  about: {
    swap2:
      'One player places three stones. The other chooses a side, or places two more and leaves the choice to the first player.',
    'taraguchi-10':
      'The first four stones are placed on the centre and within 3 × 3, 5 × 5 and 7 × 7 points. After each, the other player may swap sides. Then Black places the fifth within 9 × 9, with one more swap, or offers ten fifth moves instead of the last swap.',
    'soosyrv-8':
      'One player chooses one of the 26 openings, and the other may swap sides. White places the fourth stone anywhere and says how many fifth moves there will be, up to eight. After another possible swap, Black offers that many, and White chooses one.',
  } satisfies Record<Procedure, string>,
  opener: 'Who opens',
  openers: { person: 'You', engine: 'The engine' },
  /** Two people who have not chosen sides yet. */
  players: { opener: 'First player', answerer: 'Second player' } satisfies Record<
    OpeningPlayer,
    string
  >,
  /** Addresses one of two people. */
  to: (player: string, text: string) => `${player}: ${text}`,
  /** `square` counts the lines of the square in the middle; 0 is the whole board. */
  place: (stone: Seat, square: number) => {
    const where =
      square === 0
        ? 'anywhere'
        : square === 1
          ? 'in the centre'
          : `on a marked point, within ${square} × ${square}`;
    return `Place a ${stone === 'first' ? 'black' : 'white'} stone ${where}.`;
  },
  /** Follows `place`: more stones to place after this one. */
  more: (stones: number) => (stones === 1 ? 'One more follows.' : `${stones} more follow.`),
  /** Asked before the sides are chosen. */
  takeFirst: 'Which side will you play? White moves next.',
  /** The side of the only human player. */
  has: (own: Seat) => `You are ${own === 'first' ? 'Black' : 'White'} now.`,
  goOn: 'Which side will you play from here?',
  /** The alternatives of the player. */
  instead: {
    two: 'Or add two stones and leave the choice to the other player.',
    ten: 'Or offer ten fifth moves.',
  },
  declare: 'How many fifth moves should Black offer? Then the other player may swap sides.',
  /** `left` points remain to be offered. */
  offer: (left: number) =>
    `Offer ${left === 1 ? 'one more point' : `${left} points`} for Black’s fifth move. No two may be mirror images of each other.`,
  select: 'Choose which fifth move to keep. Then White moves.',
  offered: (points: string) => `Offered: ${points}`,
  waits: 'The engine is making its opening choice.',
  /** Button labels. */
  words: {
    two: 'Place two more',
    ten: 'Offer ten',
  },
};

export type ProcedureStrings = WordsOf<typeof strings>;

export const procedureTexts = new Texts<ProcedureStrings>('procedures', strings);
