// SPDX-License-Identifier: MIT
// English texts of the quiz on master games.

import { Texts, type WordsOf } from '../texts.ts';

const ranks = ['not in the top five', 'first choice', '2nd', '3rd', '4th', '5th'];

export const strings = {
  title: 'Guess the master’s move',
  loading: 'Loading the game…',
  unpacking: (percent: string) => `Preparing games (first time only): ${percent}`,
  missing: 'This game is too short, or could not be downloaded.',
  task: (side: string) => `Your move for ${side}: what did the master play?`,
  judging: 'Comparing the moves…',
  over: 'That was the game',
  outcomes: {
    hit: (tried: string, _played: string) => `${tried} is the master’s move.`,
    better: (tried: string, played: string) => `${tried} is better than the master’s ${played}.`,
    equal: (tried: string, played: string) => `${tried} is as good as the master’s ${played}.`,
    worse: (tried: string, played: string) => `${tried}: the master’s ${played} is better.`,
    shown: (_tried: string, played: string) => `The master played ${played}.`,
  },
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  /** The rank among the engine's five best lines; 0 for moves below them. */
  rank: (rank: number) => ranks[rank] ?? '',
  /** `lost` is the lost share of the winning chances, also in the next text. */
  you: (rank: string, lost: string) => `You: ${rank}, ${lost} of the winning chances lost.`,
  master: (rank: string, lost: string) => `The master: ${rank}, ${lost} lost.`,
  progress: (number: number, count: number, points: string) =>
    `Move ${number} of ${count} · ${points}`,
  actions: { label: 'Quiz', shown: 'Show', flip: 'Flip', finished: 'End here' },
  result: 'Your score',
  score: (share: string, points: number, most: number) => `${share} · ${points} of ${most} points`,
  hits: (hits: number, guesses: number) => `The master’s move: ${hits} of ${guesses}`,
  firsts: (firsts: number, guesses: number) => `The engine’s first choice: ${firsts} of ${guesses}`,
  lost: (own: string, masters: string) =>
    `Winning chances lost per move: you ${own}, the master ${masters}`,
  compared: { better: 'Where you did better', worse: 'Where the master did better' },
  entry: (number: number, tried: string, played: string) =>
    `${number}. You ${tried}, the master ${played}`,
  another: 'Another game',
  analyse: 'Analyse this game',
  masters: 'Master games',
  best: (share: string, games: number) =>
    `Best score ${share}, in ${games === 1 ? '1 game' : `${games} games`}`,
  about:
    'The master’s move, or one just as good, is worth 10 points; worse moves score less. A game counts if you finish it or guess at least ten moves.',
  notKept: 'Your browser is blocking storage; this is lost when you close the page.',
};

export type QuizStrings = WordsOf<typeof strings>;

export const quizTexts = new Texts<QuizStrings>('quiz', strings);
