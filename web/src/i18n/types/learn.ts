// SPDX-License-Identifier: MIT
// What the lessons say: which texts there are, and those of a language.

import type { GameId } from '../../engine/protocol.ts';
import type { PieceType } from '../../games/game-spec.ts';
import type { MovingStrings } from './moving.ts';

type XiangqiLesson = PieceType | 'check' | 'mate' | 'stalemate' | 'repetition';

type GomokuLesson = 'five' | 'four' | 'three' | 'fork' | 'fours' | 'defence' | 'foul' | 'swap2';

export interface LessonText {
  readonly name: string;
  /** What the lesson is about, in a sentence or two. */
  readonly about: string;
  /** For every step: what to do, and what it showed once it is done. */
  readonly steps: readonly { readonly task: string; readonly done: string }[];
}

/** A file of its own: `learn-gomoku.ts`. */
export type GomokuLessons = Readonly<Record<GomokuLesson, LessonText>>;

export interface LearnStrings {
  readonly lessons: Readonly<Record<XiangqiLesson, LessonText>> & GomokuLessons;
  readonly progress: (lesson: string, step: number, steps: number) => string;
  readonly again: string;
  readonly repeated: string;
  /** A four was right and has been answered. */
  readonly goOn: string;
  readonly right: string;
  /** After the last lesson of a game. */
  readonly finished: Readonly<Record<GameId, string>>;
  readonly lesson: string;
  readonly done: string;
  readonly actions: Readonly<Record<'back' | 'flip' | 'next' | 'label', string>>;
  readonly play: string;
  /** Leads to the course of endings. */
  readonly endings: string;
  readonly notKept: string;
  readonly pieces: string;
  readonly pieceTypes: MovingStrings['pieceTypes'];
  readonly redAndBlack: string;
  /** The way to the laboratory of repetitions. */
  readonly rulings: string;
}
