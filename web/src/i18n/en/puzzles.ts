// SPDX-License-Identifier: MIT
// English texts of the puzzles.

import type { FourVerdict } from '../../engine/protocol.ts';
import { Texts, type WordsOf } from '../texts.ts';
import { strings as mates } from './mate-names.ts';

/** The fault of a move in a puzzle won by fours; `side` is the side that answers. */
const fourFaults: Readonly<
  Record<Exclude<FourVerdict['verdict'], '' | 'wins'>, (side: string) => string>
> = {
  'no-four': (side) => `That is not a four, so ${side} can play anywhere.`,
  'too-late': (side) => `${side} makes five first.`,
  'counter-four': (side) => `${side}’s block also makes a four.`,
  'no-four-left': () => 'After the block, you cannot make another four.',
  fails: () => 'After the block, the remaining fours do not win.',
  unknown: () => 'Could not verify that in time; another four certainly wins.',
};

export const strings = {
  loading: 'Loading the puzzles…',
  /** The list of puzzles could not be downloaded; the next text says what to do. */
  missing: 'The puzzles could not be downloaded',
  missingAdvice: 'Check the connection and try again.',
  mate: (side: string, moves: number) => `${side} mates in ${moves}`,
  win: (side: string) => `${side} to play and win`,
  better: (side: string) => `${side}: find a better move than in your game`,
  left: (moves: number) => (moves === 1 ? 'One move to mate.' : `${moves} moves to mate.`),
  threats: (side: string) => `${side} to play: fours and threes win`,
  defence: (side: string) => `${side} must stop a win: find the only move`,
  fours: (side: string, count: number) =>
    count === 1 ? `${side} to play: one four wins` : `${side} to play: ${count} fours win`,
  /** 0 if only the five remains. */
  foursLeft: (count: number) => {
    if (count === 0) return 'Now make five.';
    return count === 1 ? 'One more four wins.' : `${count} more fours win.`;
  },
  right: (reply: string) => `Right. The reply is ${reply}.`,
  judging: 'Looking for a way out…',
  /** A puzzle of the page around it cannot be set; the next texts say why. */
  refused: 'This puzzle cannot be set',
  refusals: {
    unjudged: 'It needs the attribute “mate” or “solution”.',
    over: 'The game is already over in its position.',
    position: 'Its position cannot be read.',
    illegal: (move: string) => `“${move}” is not a legal move in it.`,
    'not-winning': (move: string) => `“${move}” does not win.`,
    another: (move: string) => `“${move}” wins just as fast.`,
    'no-mate': (moves: number) => `There is no mate in ${moves}.`,
    shorter: (moves: number) => `There is a mate in ${moves}.`,
  },
  wrong: 'Not quite',
  refuted: (reply: string) => `The reply is ${reply}.`,
  slow: (moves: number) => `That also mates, but there is a faster mate in ${moves}.`,
  weak: 'There is a clearly better move.',
  fourFaults,
  solved: 'Solved!',
  shown: 'That was the solution',
  streak: (count: number) => (count > 1 ? `${count} in a row` : ''),
  threatsWin: 'The threats win.',
  defends: 'The only move that holds.',
  mates: 'Mate.',
  wins: 'The move that wins.',
  betterMove: 'Just as good as the engine’s move.',
  five: 'Five in a row.',
  piece: (piece: string, square: string) => `Look at the ${piece} on ${square}.`,
  /** The notation numbers the files from the solver's right. */
  pieceOnFile: (piece: string, file: string) => `Look at the ${piece} on file ${file}.`,
  onFile: (file: string) => `The next four is on file ${file}.`,
  actions: {
    label: 'Puzzle',
    hint: 'Hint',
    solution: 'Solution',
    again: 'Try again',
    flip: 'Flip',
    next: 'Next',
    'rush-again': 'Again',
    train: 'Training',
    'rush-end': 'Give up',
  },
  tabs: { task: 'Puzzle', progress: 'Progress' },
  /** Opens the sheet with all choices, and its title. */
  choose: 'Choose…',
  choices: 'Choose puzzles',
  close: 'Close',
  theme: 'Which puzzles',
  themes: {
    xiangqi: {
      all: 'All',
      '1': 'Mate in 1',
      '2': 'Mate in 2',
      '3': 'Mate in 3',
      '4': 'Mate in 4',
      '5': 'Mate in 5',
      longer: 'Longer mates',
      win: 'Winning move',
      own: 'From my games',
    },
    gomoku: {
      all: 'All',
      '1': 'One four',
      '2': 'Two fours',
      '3': 'Three fours',
      '4': 'Four fours',
      '5': 'Five fours',
      '6': 'Six fours',
      '7': 'Seven fours',
      longer: 'Eight or more',
      threats: 'Fours and threes',
      defence: 'Defence',
      standard: 'Played under Standard rules',
      renju: 'Played under Renju rules',
      own: 'From my games',
    },
  },
  motifs: {
    ...mates,
    fork: 'Fork',
    pin: 'Pin',
    skewer: 'Skewer',
    'discovered-attack': 'Discovered attack',
    'discovered-check': 'Discovered check',
    'double-check': 'Double check',
    'trapped-piece': 'Trapped piece',
    'mate-threat': 'Threat of mate',
    deflection: 'Deflection',
    capture: 'Winning capture',
    sacrifice: 'Sacrifice',
    'quiet-move': 'Quiet move',
    'four-three': 'Four-three',
    'double-four': 'Double four',
    'double-three': 'Double three',
    'open-four': 'Open four',
    'forbidden-answer': 'Forbidden answer',
    vcf: 'Fours alone (VCF)',
    vct: 'Fours and threes (VCT)',
    defence: 'Defence',
  },
  count: (theme: string, count: number) => `${theme} (${count})`,
  order: 'Next puzzle',
  orders: {
    rated: 'Near my rating',
    mistakes: 'My mistakes',
    next: 'Easiest first',
    random: 'Random',
    due: 'Due for review',
  },
  number: 'Go to number',
  numberOf: (number: number) => `Puzzle ${number}`,
  go: 'Go',
  /** Prints puzzles on paper. */
  print: 'Print six puzzles',
  done: 'Solved',
  streakNow: 'In a row',
  due: 'Due',
  doneOf: (done: number, count: number) => `${done} of ${count}`,
  streakBest: (now: number, best: number) => `${now}, best ${best}`,
  notKept: 'Your browser is blocking storage, so your progress will not be saved.',
  rating: 'Rating',
  /** A provisional rating may still change a lot. */
  ratingOf: (rating: number, isProvisional: boolean) =>
    isProvisional ? `${rating}, provisional` : String(rating),
  gained: (rating: number, by: number) =>
    `Rating ${rating} (${by < 0 ? '−' : '+'}${Math.abs(by)}).`,
  modes: {
    label: 'Mode',
    train: 'Train',
    day: 'Today’s puzzle',
    rush: (minutes: number) => `Rush, ${minutes} min`,
  },
  dayNumber: 'Puzzle of the day',
  dayDone: (streak: number) => (streak > 1 ? `${streak} days in a row.` : ''),
  dayStreak: 'Days in a row',
  days: (count: number, best: number) => `${count}, best ${best}`,
  rush: {
    score: (score: number) => `${score} solved`,
    /** What the hearts say: each mistake costs one. */
    lives: (left: number, all: number) => `${left} of ${all} lives left`,
    over: (score: number) => `Rush over: ${score} solved`,
    best: (score: number) => `Your best is ${score}.`,
    title: 'Best rush',
    scores: (three: number, five: number) => `${three} in 3 min, ${five} in 5 min`,
  },
  history: 'Last attempts',
  noHistory: 'Nothing yet.',
  attempt: (number: number, isRight: boolean, rating: number) =>
    `Puzzle ${number}: ${isRight ? 'solved' : 'missed'}, rating ${rating}`,
  review: (count: number) => (count === 1 ? 'Review 1 mistake' : `Review ${count} mistakes`),
  motif: 'Theme',
  anyMotif: 'All themes',
  motifGroups: { mates: 'Named mates', tactics: 'Tactics' },
  sources: {
    own: 'A mistake from a game you reviewed.',
    wukong: 'From the puzzles of wukong-xiangqi by Maksym Korzh, MIT licence.',
    ccpd: 'From the Chinese-Chess-Practical-Dataset (CCPD) by Yu-Han Tseng, CC BY 4.0; shortened.',
    'self-play':
      'From the engine’s games against itself. Only this first move wins with fours (proven).',
  },
};

export type PuzzleStrings = WordsOf<typeof strings>;

export const puzzleTexts = new Texts<PuzzleStrings>('puzzles', strings);
