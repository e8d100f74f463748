// SPDX-License-Identifier: MIT
// The settings in English.

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
  /** Moves are written as readers of the language expect. */
  usual: 'By language',
  sound: 'Sounds',
  switches: {
    hasCoordinates: 'Coordinates on the board',
    speaks: 'Read moves aloud',
    hasPremove: 'Premoves',
    mustTapTwice: 'Tap twice to place',
    showsThreats: 'Show fours and open threes',
    showsThinking: 'Show what the engine thinks',
    typesMoves: 'Show a field for typing moves',
    hasNumbers: 'Move numbers on the stones',
    hasPieceValues: 'Show what each piece is worth',
    reviewsAtOnce: 'Review a game as soon as it is opened',
    isStill: 'Move pieces without animation',
    explainsPieces: 'Explain pieces under a resting mouse',
  } satisfies Record<Switch, string>,
  engine: {
    threads: 'Threads',
    threadsNote:
      'More threads find more in the same time, in analysis and at full strength. They take more power and memory, and no search is the same twice.',
    /** Why there is only one thread. */
    bars: {
      'not-isolated':
        'Only one thread: this site is not isolated from others here, so the browser shares no memory between threads.',
      'no-shared-memory': 'Only one thread: this browser has no memory that threads could share.',
      'one-core': 'Only one thread: this device has one processor core.',
    } satisfies Record<ThreadsBar, string>,
    table: 'Memory for positions',
    /** Why the usual engine plays instead. */
    faults: {
      'threads-missing':
        'The engine for several threads could not be downloaded. The usual one plays instead.',
      'threads-failed': 'The engine on several threads did not work. The usual one plays instead.',
      'memory-refused':
        'The browser did not grant so much memory. The engine plays with the usual amount, on one thread.',
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
    ends: 'To the start, to the end',
    wheel: 'Over the board: step through the moves',
    flip: 'Turn the board',
    undo: 'Take back, or try again',
    hint: 'Hint',
    'new-game': 'New game, or the next puzzle',
    engine: 'Show what the engine thinks; in Analyse, start or stop it',
    moves: 'How a piece moves',
    draw: 'Draw an arrow, or a circle on one point',
    clear: 'Clear what is drawn or selected',
    look: 'Hold: look at hidden pieces',
    help: 'This list',
  },
  boardKeys: 'On the board, reached by Tab',
  boardDeeds: {
    piece: 'The next general, advisor, elephant, horse, chariot, cannon or soldier',
    'piece-before': 'The one before',
    rank: 'To that rank',
    file: 'To that file',
    'last-move': 'The last move',
    clocks: 'The clocks',
    here: 'This point again',
    write: 'To the field for moves',
  },
  fieldKeys: 'In the field for moves',
  fieldDeeds: {
    'last-move': 'The last move',
    clocks: 'The clocks',
    opponent: 'Who the opponent is',
    'all-pieces': 'Where all pieces stand',
    pieces: 'Where red or black pieces of one kind stand',
    scan: 'What stands on a file, rank or point',
    'to-board': 'To the board, to that point',
    resign: 'Resign',
    draw: 'Offer a draw',
    takeback: 'Take back',
    abort: 'A new game',
  },
  /** To play without seeing the pieces. */
  blindfold: 'Blindfold',
  blindfolds: {
    none: 'Off',
    all: 'Hide all pieces',
    own: 'Hide mine',
    theirs: 'Hide the opponent’s',
  } satisfies Record<Blindfold, string>,
  close: 'Close',
};

export type SettingsStrings = WordsOf<typeof strings>;

export const settingsTexts = new Texts<SettingsStrings>('settings', strings);
