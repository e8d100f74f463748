// SPDX-License-Identifier: MIT
// English texts of the endgame course.

import { Texts, type WordsOf } from '../texts.ts';

/** The number of pieces of each kind besides the general, by FEN letter. */
export interface EndingPieces {
  readonly attackers: Readonly<Record<'R' | 'N' | 'C' | 'P' | 'A' | 'B', number>>;
  readonly advisors: number;
  readonly elephants: number;
}

const names = {
  R: ['chariot', 'two chariots'],
  N: ['horse', 'two horses'],
  C: ['cannon', 'two cannons'],
  P: ['soldier', 'two soldiers', 'three soldiers'],
  A: ['advisor', 'two advisors'],
  B: ['elephant', 'two elephants'],
} as const;

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function counted(letter: keyof typeof names, count: number): string[] {
  return names[letter][count - 1] === undefined ? [] : [names[letter][count - 1] ?? ''];
}

function guards({ advisors, elephants }: EndingPieces): string {
  if (advisors + elephants === 0) return 'lone general';
  if (advisors + elephants === 4) return 'full guards';
  return joined([...counted('A', advisors), ...counted('B', elephants)]);
}

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const strings = {
  name: 'Endgames',
  about:
    'Practical endgames with proven results. The engine plays them perfectly and tells you after each move whether you kept the result.',
  /** Names the material, not the result. */
  title: (pieces: EndingPieces) => {
    const letters = ['R', 'N', 'C', 'P', 'A', 'B'] as const;
    const own = joined(letters.flatMap((letter) => counted(letter, pieces.attackers[letter])));
    return `${own.charAt(0).toUpperCase()}${own.slice(1)} vs ${guards(pieces)}`;
  },
  /** By the attacking pieces. */
  groups: {
    soldier: 'Soldier',
    'two-soldiers': 'Two soldiers',
    horse: 'Horse',
    cannon: 'Cannon',
    chariot: 'Chariot',
    several: 'Pieces together',
  },
  methods: {
    soldier:
      'Bring the soldier next to the palace, but not to the last rank. Your general controls one file and the soldier the others, until the enemy general has no move. A general that cannot move has lost.',
    'old-soldier':
      'On the last rank a soldier can only move sideways. It cannot corner the general, which steps aside forever.',
    'soldier-held':
      'Keep the general behind its guard and move whichever is free. One soldier cannot attack the guard and contain the general at the same time.',
    'soldier-trick':
      'The guard is on the wrong side. Occupy the open file with your general immediately, so that the guard cannot return, and close in with the soldier.',
    'two-soldiers':
      'Advance both soldiers together. Stop on the third rank from the end: one soldier ties down the guard, the other enters the palace, while your general controls the middle file. Do not advance further until you have to.',
    'two-soldiers-held':
      'An advisor and an elephant protect two sides. Keep the general behind the advisor, move the elephant back and forth, and exchange a guard for a soldier whenever you can.',
    'two-soldiers-trick':
      'The guards are apart. Occupy a file with your general and put a soldier between them before they can join up.',
    horse:
      'Your general controls one file; the horse covers the enemy general’s remaining points. Stalemate wins as well as checkmate.',
    'horse-advisor':
      'Occupy the middle file with your general: the advisor is pinned to it. Bring the horse behind the palace, attack the advisor from a side where it cannot escape, and win it.',
    'horse-elephant-held':
      'Keep the general on the side away from the elephant, so that the horse cannot attack both. Move the elephant as long as there is nothing better.',
    'horse-elephant-trick':
      'General and elephant are on the same side. Occupy the middle file, so that the general cannot cross over; then attack general and elephant in turn with the horse.',
    'horse-held':
      'Two guards that protect each other leave a horse nothing to attack. Keep them linked, with the general behind them, and move whichever is free.',
    'horse-trick':
      'The guards do not protect each other yet. Check or attack with every move so that they cannot join up.',
    'cannon-bare':
      'A cannon captures only over a screen. Without an advisor you have no screen at home, so there is no mate. An elephant does not help, because it cannot enter the palace.',
    'cannon-advisor':
      'Your advisor is the screen. Put your general on the middle file and the cannon behind the advisor; put the other side in zugzwang and capture its advisors one by one.',
    'cannon-elephant':
      'Control the middle file with your general so that the enemy general stays on one side. The cannon attacks the elephant over your advisor until it must leave, then mates along the rank or the file.',
    'cannon-held':
      'Keep a spare move: an elephant that can move back and forth is enough. Keep the general beside its advisor or behind its elephants, and step off any file the cannon attacks.',
    'cannon-trick':
      'The guards are scattered. Pin one of them with the cannon on the general’s line and occupy the middle file before they get home.',
    chariot:
      'Control the middle file, or the guards’ rank, with the chariot. Attack the least protected guard; each one you win makes the next easier. Your general controls a file from home.',
    'chariot-held':
      'Full guards hold: elephants on the middle file and one wing, advisors linked. Move the general between two points that the chariot cannot control at the same time, and keep the elephants protecting each other.',
    'chariot-trick':
      'The guards are not linked, or their general is out of place. Attack two of them with one move, or give a check that wins one.',
    'horse-soldier':
      'The soldier advances to the third rank from the end and ties down one guard; the horse attacks the other. Your general controls the middle file. Keep the soldier off the last rank.',
    'two-pieces':
      'Two pieces that work together win quickly: one checks, the other covers the escape points. Look for mate before you look for material.',
  },
  place: (number: number, count: number) => `Endgame ${number} of ${count}`,
  /** The task of the reader's side, without the result. */
  tasks: {
    win: (side: string) => `Play ${side}: can you win?`,
    hold: (side: string, count: number) => `Play ${side}: can you hold for ${moves(count)}?`,
  },
  /** The proven result, told after the attempt. */
  results: {
    won: (side: string, count: number) => `${side} wins in ${moves(count)} with best play.`,
    drawn: 'A draw with best play.',
  },
  /** A button that selects the side to play. */
  side: (side: string) => `Play ${side}`,
  sides: 'Your side',
  preparing: 'Solving this endgame…',
  remarks: {
    winKept: (count: number) => `Still winning: ${moves(count)} to go.`,
    slower: (count: number, by: number) =>
      `Still winning, but ${moves(by)} slower than necessary: ${count} to go.`,
    drawKept: 'Still a draw.',
    winGone: 'That throws away the win: it is now a draw.',
    drawGone: (count: number) => `That loses: the other side now wins in ${moves(count)}.`,
  },
  won: 'Won!',
  held: 'Held! The draw is yours.',
  drawn: 'Drawn',
  lost: 'Lost',
  helped: 'Do it once without help to complete it.',
  method: 'Method',
  tabs: { task: 'Endgame', list: 'All endgames' },
  done: 'done',
  doneOf: (done: number, count: number) => `${done} of ${count}`,
  notKept: 'Your browser is blocking storage, so your progress will not be saved.',
  /** A link to the learner's path. */
  path: 'Path',
  actions: {
    label: 'Endgame',
    previous: 'Previous',
    takeBack: 'Take back',
    hint: 'Hint',
    again: 'Again',
    flip: 'Flip',
    next: 'Next',
  },
};

export type EndingsStrings = WordsOf<typeof strings>;

export const endingTexts = new Texts<EndingsStrings>('endings', strings);
