// SPDX-License-Identifier: MIT
// The lessons in English.

import type { GameId } from '../../engine/protocol.ts';
import { strings as moving } from './moving.ts';
import { Texts, type WordsOf } from '../texts.ts';
import { strings as gomoku } from './learn-gomoku.ts';

export const strings = {
  lessons: {
    ...gomoku,
    chariot: {
      name: 'The chariot',
      about:
        'The strongest piece. It goes along a line as far as it likes, and takes what it meets.',
      steps: [
        {
          task: 'Move the red chariot seven points forward, to the dashed ring.',
          done: 'Pieces stand on the points where lines cross, not in the squares.',
        },
        {
          task: 'Choose the chariot: dots show where it can go. Make any move with it.',
          done: 'It stops before its own soldier. It cannot jump.',
        },
        {
          task: 'Take the horse.',
          done: 'A piece takes by going to where the other stands. The cannon was safe behind your own soldier.',
        },
      ],
    },
    cannon: {
      name: 'The cannon',
      about:
        'It moves like a chariot, but takes only by jumping: over exactly one piece, the screen.',
      steps: [
        {
          task: 'Move the cannon to the middle file. Many games begin so.',
          done: 'Without taking anything it goes like a chariot.',
        },
        {
          task: 'Take the horse: jump over the black cannon.',
          done: 'The screen may be of either side. It stays where it is.',
        },
        {
          task: 'Take something: look for a line with exactly one piece between.',
          done: 'What stood next in line, without a screen, was safe.',
        },
      ],
    },
    horse: {
      name: 'The horse',
      about:
        'One point straight, then one diagonally outwards. If something stands on the first point, its leg is blocked.',
      steps: [
        { task: 'Move the horse to the dashed ring.', done: 'One forward, one diagonally.' },
        {
          task: 'The soldier before the horse blocks the way forward, so the chariot is safe. Take the piece that is not.',
          done: 'Only the first point of its way counts.',
        },
        {
          task: 'Your own cannon blocks the horse. Move the cannon away.',
          done: 'Now the horse is free. Your own pieces block it as well.',
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
          task: 'A piece in the middle of its way, on its eye, blocks it. Take the soldier that can be taken.',
          done: 'The other soldier was safe: the one between stood on the eye.',
        },
      ],
    },
    advisor: {
      name: 'The advisor',
      about: 'One point diagonally, along the lines of the palace, which it never leaves.',
      steps: [
        {
          task: 'Move the advisor to the middle of the palace.',
          done: 'Only five points are open to it.',
        },
        { task: 'Take one of the soldiers.', done: 'A bodyguard, no more and no less.' },
      ],
    },
    general: {
      name: 'The general',
      about: 'One point straight, inside the palace. Whoever loses it loses the game.',
      steps: [
        { task: 'Move your general one point forward.', done: 'It never moves diagonally.' },
        {
          task: 'The generals must never face each other on an open file, so yours may not step onto the middle file. Find its only move.',
          done: 'Your general holds its own file; the black one holds the middle file.',
        },
        {
          task: 'That is a weapon: your general already guards the middle file. Check with the chariot so that there is no way out.',
          done: 'Checkmate. The black general may not step before yours.',
        },
      ],
    },
    soldier: {
      name: 'The soldier',
      about: 'One point forward. Once across the river also sideways. Never back.',
      steps: [
        {
          task: 'Move the soldier forward, to the river bank.',
          done: 'The river is the gap in the middle.',
        },
        {
          task: 'This one has crossed the river. Take the horse beside it.',
          done: 'At the far edge it can only go sideways.',
        },
      ],
    },
    check: {
      name: 'Check',
      about: 'A piece that could take the general next gives check, and check must be answered.',
      steps: [
        { task: 'Give check with the chariot.', done: 'Check: Black has to answer it.' },
        {
          task: 'Now you are in check. Take the attacker.',
          done: 'The best answer, if there is one to take it.',
        },
        {
          task: 'In check again. This time put the elephant between.',
          done: 'The third way is to step aside.',
        },
      ],
    },
    mate: {
      name: 'Checkmate',
      about: 'Check without an answer wins the game.',
      steps: [
        {
          task: 'Mate with two chariots: one holds a rank, the other checks.',
          done: 'Checkmate. Red wins.',
        },
        {
          task: 'Mate with two cannons in one file: the nearer one is the screen.',
          done: 'Checkmate. Nothing can be put between, for it would be a screen as well.',
        },
      ],
    },
    stalemate: {
      name: 'No move left',
      about: 'Unlike in chess, this is no draw: the side without a legal move loses.',
      steps: [
        {
          task: 'Win without a check: take the last point from the black general.',
          done: 'Black is not in check, but has lost.',
        },
      ],
    },
    repetition: {
      name: 'Perpetual check',
      about: 'Checking for ever is not allowed: the side that only repeats checks loses.',
      steps: [
        {
          task: 'You have given the same checks twice. One more, and you lose. Play something else.',
          done: 'That is all you need. When moves repeat, the board shows which side must change.',
        },
      ],
    },
  },
  progress: (lesson: string, step: number, steps: number) => `${lesson}: step ${step} of ${steps}`,
  again: 'That is not the move. Try again.',
  repeated: 'That repeats the checks once more and loses. Try again.',
  /** The four was right and has been answered. */
  goOn: 'Right. White has answered. Go on.',
  right: 'Well done',
  /** After the last lesson of a game. */
  finished: { xiangqi: 'You know the rules', gomoku: 'You know the shapes' } satisfies Record<
    GameId,
    string
  >,
  lesson: 'Lessons',
  done: 'done',
  actions: { label: 'Lesson', back: 'Back', flip: 'Flip', next: 'Next' },
  /** Leads to the course of endings. */
  endings: 'Endings against perfect defence',
  play: 'Play your first game',
  notKept: 'This browser does not allow the page to save your progress.',
  pieces: 'The pieces here',
  pieceTypes: moving.pieceTypes,
  redAndBlack: 'Red and black write some names differently; they are the same pieces.',
  /** Leads to the screen that compares the laws of repetition. */
  rulings: 'Repetitions: the four laws side by side',
};

export type LearnStrings = WordsOf<typeof strings>;

export const learnTexts = new Texts<LearnStrings>('learn', strings);
