// SPDX-License-Identifier: MIT
// English texts of the settings.

import type { ChoiceFault, ThreadsBar } from '../../engine/engine-choice.ts';
import type { Blindfold, Switch } from '../../storage/preferences.ts';
import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  sections: {
    page: 'Page',
    board: 'Board',
    moves: 'Moves',
    hearing: 'Sound',
    playing: 'Playing',
    analysing: 'Analysis',
    engine: 'Engine',
    about: 'About Chuhe',
  },
  language: 'Language',
  theme: 'Theme',
  notation: 'Notation',
  /** Uses the usual notation of the language. */
  usual: 'Match language',
  sound: 'Volume',
  switches: {
    hasCoordinates: 'Coordinates on the board',
    speaks: 'Read moves aloud',
    hasPremove: 'Premoves',
    mustTapTwice: 'Tap twice to place',
    showsThreats: 'Show fours and open threes',
    showsThinking: 'Show engine thinking',
    typesMoves: 'Show a move input field',
    hasNumbers: 'Move numbers on the stones',
    hasPieceValues: 'Show what each piece is worth',
    reviewsAtOnce: 'Review games as soon as they are opened',
    /** On if the pieces glide. */
    isStill: 'Animate moves',
    explainsPieces: 'Explain a piece when the mouse rests on it',
  } satisfies Record<Switch, string>,
  engine: {
    threads: 'Threads',
    threadsNote:
      'More threads find more in the same time, in analysis and at the highest level. They use more power and memory, and searches are no longer repeatable.',
    /** Why the engine has only one thread. */
    bars: {
      'not-isolated':
        'Only one thread: threads need cross-origin isolation, which this site does not have here.',
      'no-shared-memory': 'Only one thread: this browser does not support shared memory.',
      'one-core': 'Only one thread: this device has one processor core.',
    } satisfies Record<ThreadsBar, string>,
    table: 'Hash memory',
    /** Why the single-threaded engine is used. */
    faults: {
      'threads-missing':
        'The multi-threaded engine could not be downloaded; using one thread instead.',
      'threads-failed': 'Multi-threading failed; using one thread instead.',
      'memory-refused':
        'The browser refused that much memory; using one thread and the usual amount instead.',
    } satisfies Record<ChoiceFault, string>,
  },
  keys: 'Keyboard shortcuts',
  keyNames: {
    wheel: 'Wheel',
    'right-drag': 'Right drag',
    rest: 'Long press',
    'rest-and-drag': 'Long press, then drag',
    Space: 'Space',
  },
  deeds: {
    step: 'Step through the moves',
    ends: 'Go to the start or the end',
    wheel: 'Over the board: step through the moves',
    flip: 'Turn the board',
    undo: 'Take back, or try again',
    hint: 'Hint',
    'new-game': 'New game, or the next puzzle',
    engine: 'Show engine thinking; in Analyse, start or stop the engine',
    write: 'In Analyse: type a move',
    moves: 'How a piece moves',
    draw: 'Draw an arrow, or a circle on one point',
    clear: 'Clear drawings or the selection',
    look: 'Hold to show hidden pieces',
    help: 'Show this list',
  },
  boardKeys: 'On the board (press Tab to reach it)',
  boardDeeds: {
    piece: 'Next general, advisor, elephant, horse, chariot, cannon or soldier',
    'piece-before': 'Previous one',
    rank: 'Go to that rank',
    file: 'Go to that file',
    'last-move': 'Last move',
    clocks: 'Clocks',
    here: 'Repeat this point',
    write: 'Go to the move field',
  },
  fieldKeys: 'In the move field',
  fieldDeeds: {
    'last-move': 'Last move',
    clocks: 'Clocks',
    opponent: 'Who the opponent is',
    'all-pieces': 'Where all pieces are',
    pieces: 'Where the red or black pieces of one type are',
    scan: 'What is on a file, rank or point',
    'to-board': 'Go to that point on the board',
    resign: 'Resign',
    draw: 'Offer a draw',
    takeback: 'Take back',
    abort: 'New game',
  },
  /** Playing without seeing the pieces. */
  blindfold: 'Blindfold',
  blindfolds: {
    none: 'Off',
    all: 'Hide all pieces',
    own: 'Hide my pieces',
    theirs: 'Hide the opponent’s pieces',
  } satisfies Record<Blindfold, string>,
  close: 'Close',
};

export type SettingsStrings = WordsOf<typeof strings>;

export const settingsTexts = new Texts<SettingsStrings>('settings', strings);
