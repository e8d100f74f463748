// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in English.

import type { ByEarStrings } from '../types/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: 'No move has been made',
  noClocks: 'This game has no clocks',
  none: 'none',
  holds: (what, content) => `${what}: ${content}`,
  look: 'Hold to look',
  showPieces: 'Show the pieces',
  commands: 'A move, or a command: ? lists them',
  notYourTurn: 'It is not your turn.',
  speak: 'Speak a move',
  stop: 'Stop listening',
  listening: 'Listening… Your browser turns speech into text; its maker may process your voice.',
  played: (text) => `Heard “${text}”.`,
  unclear: (text) => `Heard “${text}”, which is no move here. Please say it again.`,
  which: (text) => `Heard “${text}”. Which move do you mean?`,
  faults: {
    denied: 'The microphone is not allowed here. Allow it in the settings of the browser.',
    unreachable: 'The browser could not reach its speech recognition. It may need a connection.',
    'no-microphone': 'No microphone was found.',
    silence: 'Nothing was heard. Press the button and say your move.',
    failed: 'The speech recognition of this browser did not work.',
  },
};
