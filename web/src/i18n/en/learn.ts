// SPDX-License-Identifier: MIT
// English texts of the lessons.

import type { GameId } from '../../engine/protocol.ts';
import { strings as moving } from './moving.ts';
import { Texts, type WordsOf } from '../texts.ts';
import { strings as gomoku } from './learn-gomoku.ts';

export const strings = {
  lessons: {
    ...gomoku,
    aim: {
      name: 'The aim of the game',
      about: 'Trap the enemy general to win.',
      steps: [
        {
          task: 'Move your soldier across the river.',
          done: 'The river is the gap in the middle. Soldiers cross it, elephants never do.',
        },
        {
          task: 'The general lives in the palace, the square with the crossed lines. Move yours one point forward.',
          done: 'It never leaves the palace.',
        },
        {
          task: 'The black general has nowhere to go. Attack it: move the chariot to the far end of its line.',
          done: 'Checkmate: whatever Black plays, you would capture the general next. You have won!',
        },
      ],
    },
    chariot: {
      name: 'The chariot',
      about:
        'The strongest piece. It moves any distance along a line and captures what it reaches.',
      steps: [
        {
          task: 'Move the red chariot seven points forward, to the dashed ring.',
          done: 'Pieces stand on the points where lines cross, not in the squares.',
        },
        {
          task: 'Select the chariot: dots show where it can go. Make any move with it.',
          done: 'It stops in front of its own soldier. It cannot jump.',
        },
        {
          task: 'Capture the horse.',
          done: 'Capture by moving onto an enemy piece. The cannon was safe behind your own soldier.',
        },
      ],
    },
    cannon: {
      name: 'The cannon',
      about:
        'It moves like a chariot, but captures only by jumping over exactly one piece, the screen.',
      steps: [
        {
          task: 'Move the cannon to the middle file. Many games start this way.',
          done: 'When not capturing, it moves like a chariot.',
        },
        {
          task: 'Capture the horse: jump over the black cannon.',
          done: 'The screen can belong to either side. It stays where it is.',
        },
        {
          task: 'Capture a piece: look for a line with exactly one piece in between.',
          done: 'The nearest pieces, without a screen in between, were safe.',
        },
      ],
    },
    horse: {
      name: 'The horse',
      about:
        'One point straight, then one diagonally outwards. A piece on the first point blocks the horse’s leg.',
      steps: [
        { task: 'Move the horse to the dashed ring.', done: 'One forward, then one diagonally.' },
        {
          task: 'The soldier in front of the horse blocks the way forward, so the chariot is safe. Capture the piece that is not safe.',
          done: 'Only the first point matters.',
        },
        {
          task: 'Your own cannon blocks the horse. Move the cannon away.',
          done: 'Now the horse is free. Your own pieces block it, too.',
        },
      ],
    },
    elephant: {
      name: 'The elephant',
      about: 'Exactly two points diagonally. It never crosses the river, so it only defends.',
      steps: [
        {
          task: 'Move the elephant to the middle file.',
          done: 'There it guards both sides of the palace.',
        },
        {
          task: 'A piece on the point halfway, the elephant’s eye, blocks it. Capture the soldier that is not safe.',
          done: 'The other soldier was safe: a piece was on the eye.',
        },
      ],
    },
    advisor: {
      name: 'The advisor',
      about: 'One point diagonally, along the lines of the palace, which it never leaves.',
      steps: [
        {
          task: 'Move the advisor to the middle of the palace.',
          done: 'An advisor can only ever reach five points.',
        },
        {
          task: 'Capture one of the soldiers.',
          done: 'Advisors are bodyguards: they never leave the palace.',
        },
      ],
    },
    general: {
      name: 'The general',
      about: 'One point straight, inside the palace. If you lose your general, you lose the game.',
      steps: [
        { task: 'Move your general one point forward.', done: 'It never moves diagonally.' },
        {
          task: 'The generals must never face each other on an open file, so yours may not step onto the middle file. Find its only move.',
          done: 'Your general controls its own file; the black general controls the middle file.',
        },
        {
          task: 'That is also a weapon: your general already controls the middle file. Give check with the chariot so that there is no way out.',
          done: 'Checkmate. The black general may not step in front of yours.',
        },
      ],
    },
    soldier: {
      name: 'The soldier',
      about: 'One point forward; after crossing the river, also sideways. Never back.',
      steps: [
        {
          task: 'Move the soldier forward, to the river bank.',
          done: 'The river is the gap in the middle.',
        },
        {
          task: 'This soldier has crossed the river. Capture the horse next to it.',
          done: 'On the last rank it can only move sideways.',
        },
      ],
    },
    check: {
      name: 'Check',
      about: 'A piece that threatens to capture the general gives check. Check must be answered.',
      steps: [
        { task: 'Give check with the chariot.', done: 'Check: Black has to answer it.' },
        {
          task: 'Now you are in check. Capture the attacker.',
          done: 'Usually the best answer, if you have a piece that can do it.',
        },
        {
          task: 'In check again. This time block with the elephant.',
          done: 'The third way is to step aside.',
        },
      ],
    },
    mate: {
      name: 'Checkmate',
      about: 'A check that cannot be answered wins the game.',
      steps: [
        {
          task: 'Mate with two chariots: one controls a rank, the other gives check.',
          done: 'Checkmate. Red wins.',
        },
        {
          task: 'Mate with two cannons on one file: the nearer one is the screen.',
          done: 'Checkmate. Blocking does not help: the blocker becomes another screen.',
        },
      ],
    },
    stalemate: {
      name: 'No move left',
      about: 'Unlike in chess, stalemate is not a draw: the side without a legal move loses.',
      steps: [
        {
          task: 'Win without giving check: cover the black general’s last free point.',
          done: 'Black is not in check, but has lost.',
        },
      ],
    },
    repetition: {
      name: 'Perpetual check',
      about: 'Endless checking is not allowed: the side that keeps repeating checks loses.',
      steps: [
        {
          task: 'You have given the same checks twice. One more and you lose. Play something else.',
          done: 'That is all you need to know. When moves repeat, the board shows which side must deviate.',
        },
      ],
    },
  },
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  again: 'That is not the move. Try again.',
  repeated: 'That repeats the check once more and loses. Try again.',
  /** The reader played the correct four, and White has answered it. */
  goOn: 'Right. White has answered. Continue.',
  right: 'Well done',
  /** After the last lesson of a game. */
  finished: { xiangqi: 'You know the rules', gomoku: 'You know the patterns' } satisfies Record<
    GameId,
    string
  >,
  done: 'done',
  actions: { label: 'Lesson', back: 'Back', flip: 'Flip', next: 'Next' },
  play: 'Play your first game',
  notKept: 'Your browser is blocking storage, so your progress will not be saved.',
  pieces: 'Pieces in this lesson',
  pieceTypes: moving.pieceTypes,
  redAndBlack: 'Red and Black use different characters for some pieces; they move the same way.',
  /** A link to the next lesson, or to what follows the lessons. */
  next: (name: string) => `Next: ${name}`,
  tabs: { task: 'Lesson', path: 'Path' },
  /** The lessons in groups. */
  sections: { pieces: 'Aim and pieces', mates: 'Check and mate', stones: 'Lessons' },
  of: (done: number, count: number) => `${done} of ${count}`,
  /** The screens after the lessons. */
  further: 'After the lessons',
  places: { endings: 'Endgames', train: 'Opening trainer', rulings: 'Repetition rules' },
};

export type LearnStrings = WordsOf<typeof strings>;

export const learnTexts = new Texts<LearnStrings>('learn', strings);
