// SPDX-License-Identifier: MIT
// English texts of the opponents.

import type { OpponentId } from '../../games/opponents.ts';
import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  opponent: 'Your opponent',
  names: {
    bao: 'Bao',
    an: 'An',
    leo: 'Leo',
    mai: 'Mai',
    ken: 'Ken',
    rosa: 'Rosa',
    hong: 'Uncle Hong',
    yuki: 'Yuki',
    lan: 'Granny Lan',
    wei: 'Wei',
  } satisfies Record<OpponentId, string>,
  /** One sentence about each opponent. */
  about: {
    bao: 'Learned the game last week and can hardly sit still.',
    an: 'Squeezes in a game while waiting for the bus, just for fun.',
    leo: 'Attacks first, looks later.',
    mai: 'One small step at a time, and never in a hurry.',
    ken: 'Likes things simple, and makes them so.',
    rosa: 'Cooks hot and plays hotter.',
    hong: 'Has the tea brewed and the attack rolling before you sit down.',
    yuki: 'Gives nothing away and waits for you to rush.',
    lan: 'Sixty years under the same tree: she knows your trap.',
    wei: 'Sees everything, and smiles all the same.',
  } satisfies Record<OpponentId, string>,
  /** The label of the switch for blunder warnings. */
  coach: 'Warn me before a blunder',
};

export type OpponentStrings = WordsOf<typeof strings>;

export const opponentTexts = new Texts<OpponentStrings>('opponents', strings);
