// SPDX-License-Identifier: MIT
// Who the opponents are in English.

import type { OpponentStrings } from '../types/opponents.ts';

export const strings: OpponentStrings = {
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
  },
  about: {
    bao: 'Learned the game last week and can hardly sit still.',
    an: 'Squeezes in a game between two buses, just for fun.',
    leo: 'Attacks first, looks later.',
    mai: 'One small step at a time, and never in a hurry.',
    ken: 'Likes things simple, and makes them so.',
    rosa: 'Cooks hot and plays hotter.',
    hong: 'Has the tea brewed and the attack rolling before you sit down.',
    yuki: 'Gives nothing away and waits for you to rush.',
    lan: 'Sixty years under the same tree: she knows your trap.',
    wei: 'Sees everything, and smiles all the same.',
  },
  byNumber: 'A number instead',
  byFace: 'Choose by face',
  coach: 'Warn me before a blunder',
};
