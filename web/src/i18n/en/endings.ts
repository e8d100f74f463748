// SPDX-License-Identifier: MIT
// The course of endings in English.

import { Texts, type WordsOf } from '../texts.ts';

/** How many of each piece a side has beside its general, by FEN letter. */
export interface EndingPieces {
  readonly attackers: Readonly<Record<'R' | 'N' | 'C' | 'P' | 'A' | 'B', number>>;
  readonly advisors: number;
  readonly elephants: number;
}

/** `skill`: won although the defender, well placed, would hold. */
export type EndingKind = 'won' | 'drawn' | 'skill';

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
  if (advisors + elephants === 0) return 'the bare general';
  if (advisors + elephants === 4) return 'the full guard';
  return joined([...counted('A', advisors), ...counted('B', elephants)]);
}

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const strings = {
  name: 'Endings against perfect defence',
  about:
    'Practical endings whose result is proven. The engine never errs in them; after each of your moves you are told whether the result is kept.',
  title: (pieces: EndingPieces, kind: EndingKind) => {
    const letters = ['R', 'N', 'C', 'P', 'A', 'B'] as const;
    const own = joined(letters.flatMap((letter) => counted(letter, pieces.attackers[letter])));
    const text = `${own} against ${guards(pieces)}`;
    const verdict = { won: 'won', drawn: 'drawn', skill: 'won by skill' }[kind];
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${verdict}`;
  },
  methods: {
    soldier:
      'Bring the soldier beside the palace, but not to the last rank. Your general holds one file; the soldier takes the others until the enemy general has no move. A general that cannot move has lost.',
    'old-soldier':
      'On the last rank a soldier only goes sideways. It drives nobody into a corner, so the general steps aside for ever.',
    'soldier-held':
      'Keep the general behind its guard and move whichever is free. One soldier cannot attack the guard and hold the general at once.',
    'soldier-trick':
      'The guard stands on the wrong side. Take the open file with your general at once, so that the guard cannot return, and close in with the soldier.',
    'two-soldiers':
      'Lead both soldiers up together. Stop on the third rank from the end: one soldier ties the guard, the other goes into the palace, while your general holds the middle file. Do not go lower before you must.',
    'two-soldiers-held':
      'An advisor and an elephant protect two sides. Keep the general behind the advisor, move the elephant to and fro, and exchange a guard for a soldier whenever you can.',
    'two-soldiers-trick':
      'The guards stand apart. Take a file with your general and put a soldier between them before they come together.',
    horse:
      'Your general holds one file; the horse takes the points that are left to the other one. Look for the stalemate as well as for the mate.',
    'horse-advisor':
      'Take the middle file with your general: the advisor is pinned to it. Bring the horse behind the palace, attack the advisor from the side it cannot leave by, and win it.',
    'horse-elephant-held':
      'The general goes to the side where the elephant is not, so the horse cannot attack both. The elephant moves as long as there is nothing better.',
    'horse-elephant-trick':
      'General and elephant stand on the same side. Take the middle file, so that the general cannot cross over, then the horse attacks general and elephant by turns.',
    'horse-held':
      'Two guards that protect each other leave a horse nothing to attack. Keep them linked and the general behind them; move what is free.',
    'horse-trick':
      'The guards do not protect each other yet. Check or attack with every move so that they cannot come together.',
    'cannon-bare':
      'A cannon takes only over a screen. Without an advisor there is none at home: nothing can be mated. An elephant does not help, as it does not stand in the palace.',
    'cannon-advisor':
      'Your advisor is the screen. Put your general on the middle file and the cannon behind the advisor; make the other side run out of moves, and take its advisors one by one.',
    'cannon-elephant':
      'Hold the middle file with your general so that the enemy general stays on one side. The cannon attacks the elephant over your advisor until it must leave, then mates along the rank or the file.',
    'cannon-held':
      'Keep a spare move: an elephant that can go to and fro is enough. The general stays beside its advisor or behind its elephants and steps off a file that the cannon takes.',
    'cannon-trick':
      'The guards are scattered. Pin one of them by the cannon on the general’s line and take the middle file before they come home.',
    chariot:
      'Take the middle file, or the rank of the guards, by the chariot. Attack the guard that is protected least; each one you win makes the next easier. Your general holds a file from home.',
    'chariot-held':
      'The full guard holds: elephants on the middle file and one wing, advisors linked. Move the general between two points that the chariot cannot take together, and keep the elephants protecting each other.',
    'chariot-trick':
      'The guards are not linked, or their own general is outside. Attack two of them with one move, or check so that one is lost.',
    'horse-soldier':
      'The soldier goes to the third rank from the end and ties a guard, the horse attacks the other. Your general holds the middle file. Keep the soldier away from the last rank.',
    'two-pieces':
      'Two pieces that work together win quickly: one checks, the other takes the points of escape. Look for mates before you look for gains.',
  },
  place: (number: number, count: number) => `Ending ${number} of ${count}`,
  /** What the side of the reader has to do. */
  tasks: {
    win: (count: number) => `You win in ${moves(count)} with the best play.`,
    hold: (count: number) => `Hold the draw for ${moves(count)}.`,
    /** The ending is lost against perfect play. */
    resist: (count: number) => `The other side wins in ${moves(count)}. Resist as long as you can.`,
    press: 'With the best defence this is drawn. Try to set problems.',
  },
  /** A button by which the reader takes that side. */
  side: (side: string) => `Play ${side}`,
  sides: 'Your side',
  preparing: 'Working out this ending…',
  remarks: {
    winKept: (count: number) => `The win is kept: ${moves(count)} to go.`,
    slower: (count: number, by: number) =>
      `Still won, but ${moves(by)} longer than need be: ${count} to go.`,
    drawKept: 'The draw is kept.',
    winGone: 'That lets the win go: it is drawn now.',
    drawGone: (count: number) => `That loses: the other side now wins in ${moves(count)}.`,
  },
  won: 'Won!',
  held: 'Held! The draw is yours.',
  drawn: 'Drawn',
  lost: 'Lost',
  helped: 'Do it once without help to tick it off.',
  method: 'Method',
  list: 'All endings',
  done: 'done',
  doneOf: (done: number, count: number) => `${done} of ${count} done`,
  notKept: 'This browser does not allow the page to keep your progress.',
  lessons: 'Lessons',
  actions: {
    label: 'Ending',
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
