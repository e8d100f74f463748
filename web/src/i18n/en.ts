// SPDX-License-Identifier: MIT
// English.

import type { Strings } from './strings.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const all = new Intl.ListFormat('en');
const the = (names: readonly string[]): string[] => names.map((name) => `the ${name}`);

export const en: Strings = {
  language: 'en',
  ownName: 'English',
  notation: 'wxf',
  title: 'Chuhe · Xiangqi',
  tagline: 'Chinese chess against a strong engine, in the page and offline',
  about: 'Characters after TW-Kai, National Development Council, Taiwan.',
  labels: {
    language: 'Language',
    theme: 'Theme',
    side: 'You play',
    level: 'Strength',
    time: 'Time per move',
    coordinates: 'Coordinates on the board',
    notation: 'Notation',
    rules: 'Rules of repetition',
    settings: 'Settings',
    moves: 'Moves',
    noMoves: 'No move yet.',
    engine: 'Engine',
    depth: 'Depth',
    score: 'Score',
    speed: 'Speed',
    line: 'Line',
    actions: 'Game',
    tryAgain: 'Try again',
    update: 'Update',
    updateReady: 'A new version is ready.',
    you: 'You',
    taken: 'Taken',
  },
  actions: {
    'new-game': 'New game',
    undo: 'Take back',
    hint: 'Hint',
    resign: 'Resign',
    flip: 'Flip',
    stop: 'Move now',
  },
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  notations: {
    'zh-hans': 'Chinese 马二进三',
    'zh-hant': 'Chinese 傌二進三',
    wxf: 'WXF H2+3',
    iccs: 'ICCS H0-G2',
    uci: 'UCI h0g2',
  },
  rules: {
    asian: {
      name: 'Asian',
      about: 'Perpetual check and perpetual chase lose; checks and chases in turn are a draw.',
    },
    computer: {
      name: 'Computer',
      about: 'Perpetual check loses, and so does a perpetual chase in a cycle without checks.',
    },
    simple: { name: 'Simple', about: 'Only perpetual check loses.' },
    chinese: {
      name: 'Chinese',
      about: 'Whoever checks, threatens mate or chases with every move loses.',
    },
  },
  sides: { red: 'Red', black: 'Black' },
  pieces: {
    'red-general': 'red general',
    'red-advisor': 'red advisor',
    'red-elephant': 'red elephant',
    'red-horse': 'red horse',
    'red-chariot': 'red chariot',
    'red-cannon': 'red cannon',
    'red-soldier': 'red soldier',
    'black-general': 'black general',
    'black-advisor': 'black advisor',
    'black-elephant': 'black elephant',
    'black-horse': 'black horse',
    'black-chariot': 'black chariot',
    'black-cannon': 'black cannon',
    'black-soldier': 'black soldier',
  },
  levels: [
    'First lesson',
    'Newcomer',
    'Learner',
    'Casual player',
    'Steady player',
    'Club player',
    'Strong club player',
    'Expert',
    'Master',
    'Full strength',
  ],
  reasons: {
    checkmate: 'Checkmate: the general cannot escape.',
    stalemate: 'No legal move is left, and that loses in Xiangqi.',
    'natural-move-limit':
      'Natural-move limit: 60 moves of each side have passed without a capture.',
    'insufficient-material': 'Neither side has a piece left that can attack.',
    resignation: 'By resignation.',
  },
  law: {
    names: {
      'perpetual-check': 'Perpetual check',
      'perpetual-threat': 'Perpetual threat of mate',
      'perpetual-chase': 'Perpetual chase',
      'perpetual-attack': 'Perpetual attack',
      'mutual-perpetual-check': 'Mutual perpetual check',
      'mutual-perpetual-chase': 'Mutual perpetual chase',
      'mutual-perpetual-attack': 'Mutual perpetual attack',
      repetition: 'Repetition',
    },
    deeds: { check: 'gives check', threat: 'threatens mate', chase: 'chases a piece' },
    tags: { check: 'check', threat: 'threat', chase: 'chase' },
    eachSide: 'each side',
    always: (side, deeds) => `${side} ${either.format(deeds)} with every move`,
    chases: (chasers, victims) =>
      `with every move, ${either.format(the(chasers))} chases ${all.format(the(victims))}`,
    allowed: {
      threats: 'perpetual threats of mate are allowed',
      turns: 'chasing different pieces in turn is allowed',
      mixture: 'checks, threats of mate and chases in turn are allowed',
      offers: 'perpetual offers to exchange or sacrifice are allowed',
      excused: 'no chase counts in a cycle that contains a check',
      peace: 'neither side breaks the law',
    },
    item: (number) => `item ${number}`,
    diagram: (number) => `diagram ${number}`,
    article: (number) => `article ${number}`,
    source: (rules, place) => `${rules} rules${place && `, ${place}`}`,
    warning: (loser, why, source) => {
      const outcome = loser === null ? 'the game is drawn' : `${loser} loses`;
      const wayOut = loser === null ? 'Play something else to go on.' : 'Play something else.';
      return `If this repeats once more, ${outcome}: ${why} (${source}). ${wayOut}`;
    },
    verdict: (loser, why, source) => {
      const outcome = loser === null ? 'The game is drawn' : `${loser} loses`;
      return `${outcome}: ${why} (${source}).`;
    },
    cycle: 'The repeated moves',
  },
  faults: {
    'engine-missing': 'The engine could not be downloaded. Check the connection.',
    'engine-damaged': 'The engine arrived damaged, or this browser cannot run it.',
    'out-of-memory': 'There is not enough memory for the engine.',
    crashed: 'The engine stopped unexpectedly. The game is kept.',
  },
  bookFaults: {
    'book-missing': 'The opening book could not be loaded. The engine plays without it.',
    'book-damaged': 'The opening book is damaged. The engine plays without it.',
  },
  notices: {
    'position-refused': 'That position cannot be played, so this is a new game.',
    'previous-game': 'A new game. Take back returns to the one before.',
  },
  status: {
    loading: 'Getting ready…',
    yourMove: 'Your move',
    thinking: 'Thinking…',
    seekingHint: 'Looking for a good move…',
    check: 'Check!',
    won: 'You win',
    lost: 'You lose',
    drawn: 'Draw',
    failed: 'The engine is not running',
  },
  scores: {
    even: 'Even',
    ahead: (side, pawns) => `${side} +${pawns}`,
    mates: (side, moves) => `${side} mates in ${moves}`,
    book: 'Opening book',
  },
  seconds: (count) => (count <= 1 ? `${count} second` : `${count} seconds`),
  perSecond: (count) => `${count}/s`,
  level: (number, name) => `${number} · ${name}`,
  rating: (level, rating) => `${level} ≈ ${rating}`,
  aboutRatings: (lowest) =>
    `≈ is an estimated rating from games between the levels. It counts from ${lowest} for the lowest, so it does not compare with ratings of people.`,
  spoken: {
    board: (game, bottom) => `${game}, ${bottom} at the bottom`,
    square: (square, content) => `${square}, ${content}`,
    empty: 'empty',
    selected: 'selected',
    target: 'can move here',
    capture: 'can be taken',
    checked: 'in check',
    lastMove: 'last move',
    chased: 'chased',
    loses: 'loses by repetition',
    move: (piece, from, to) => `${piece} ${from} to ${to}`,
    taking: (move, taken) => `${move}, takes ${taken}`,
    takenBack: 'Taken back. Your move.',
    newGame: 'New game.',
    hint: (move) => `Hint: ${move}`,
    picked: (piece, square, targets) =>
      `${piece} ${square} selected, ${targets} ${targets === 1 ? 'move' : 'moves'}`,
    losing: (picked, squares) => `${picked}. Loses by repetition: ${squares}`,
    putBack: 'Selection cleared',
    warned: (before, warning) => (before === '' ? warning : `${before}. ${warning}`),
    over: (outcome, reason) => `Game over. ${outcome}. ${reason}`,
  },
};
