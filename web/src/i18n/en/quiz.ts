// SPDX-License-Identifier: MIT
// The quiz of masters' moves in English.

import type { QuizStrings } from '../types/quiz.ts';

const ranks = ['not in the first five', 'first choice', '2nd', '3rd', '4th', '5th'];

export const strings: QuizStrings = {
  title: 'Guess the master’s move',
  loading: 'Fetching the game…',
  unpacking: (percent) => `Preparing the games, this once: ${percent}`,
  missing: 'This game is too short, or could not be fetched.',
  task: (side) => `Your move for ${side}: what did the master play?`,
  judging: 'The engine compares the moves…',
  over: 'That was the game',
  outcomes: {
    hit: (tried) => `${tried} is the master’s move.`,
    better: (tried, played) => `${tried} is better than the master’s ${played}.`,
    equal: (tried, played) => `${tried} is as good as the master’s ${played}.`,
    worse: (tried, played) => `${tried}: the master’s ${played} is better.`,
    shown: (_tried, played) => `The master played ${played}.`,
  },
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  rank: (rank) => ranks[rank] ?? '',
  you: (rank, lost) => `You: ${rank}, ${lost} of the winning chances lost.`,
  master: (rank, lost) => `The master: ${rank}, ${lost} lost.`,
  progress: (number, count, points) => `Move ${number} of ${count} · ${points}`,
  actions: { label: 'Quiz', shown: 'Show', flip: 'Flip', finished: 'End here' },
  result: 'Your score',
  score: (share, points, most) => `${share} · ${points} of ${most} points`,
  hits: (hits, guesses) => `The master’s move: ${hits} of ${guesses}`,
  firsts: (firsts, guesses) => `The engine’s first choice: ${firsts} of ${guesses}`,
  lost: (own, masters) => `Winning chances lost per move: you ${own}, the master ${masters}`,
  compared: { better: 'Where you did better', worse: 'Where the master did better' },
  entry: (number, tried, played) => `${number}. You ${tried}, the master ${played}`,
  another: 'Another game',
  analyse: 'Analyse this game',
  masters: 'Master games',
  best: (share, games) => `Best score ${share}, in ${games === 1 ? '1 game' : `${games} games`}`,
  about:
    'The master’s move, or one no worse, is worth 10 points; a worse one less, the more it loses. A game counts to its end, or from ten moves on.',
  notKept: 'The browser does not keep this: it lasts as long as the page.',
};
