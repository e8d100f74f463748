// SPDX-License-Identifier: MIT
// The lessons of Gomoku in order. tests/wasm/lessons.test.mjs checks each with the engine.

import type { Goal, LessonStep, Shape } from './lesson.ts';

const five: Goal = { kind: 'win', reason: 'five-in-a-row' };
const fours: Goal = { kind: 'fours' };
const side: Goal = { kind: 'side' };

function makes(...shapes: readonly Shape[]): Goal {
  return { kind: 'shapes', makes: shapes, stops: false };
}

function stops(...shapes: readonly Shape[]): Goal {
  return { kind: 'shapes', makes: shapes, stops: true };
}

export const gomokuLessons = {
  five: [
    {
      fen: '15/15/15/15/15/8w6/6ww7/6bbbb5/9w5/15/15/15/15/15/15 b freestyle',
      goal: five,
    },
    {
      fen: '15/15/15/15/15/8wb5/8b6/5w3w5/6bw7/5b9/15/15/15/15/15 b freestyle',
      goal: five,
    },
    {
      fen: '15/15/15/15/15/7w7/4ww9/3bbbb1b6/5w1w7/15/15/15/15/15/15 b standard',
      goal: five,
    },
  ],
  four: [
    {
      fen: '15/15/15/15/15/15/6w8/4wbbb7/7w7/15/15/15/15/15/15 b freestyle',
      goal: makes('four'),
    },
    {
      fen: '15/15/15/15/15/7w7/6w8/6bbb6/8w6/15/15/15/15/15/15 b freestyle',
      goal: makes('open-four'),
    },
    {
      fen: '15/15/15/15/15/15/4wbbbb6/7wwww4/7b7/15/15/15/15/15/15 b freestyle',
      goal: five,
    },
  ],
  three: [
    {
      fen: '15/15/15/15/15/15/7w7/7bb6/6w8/15/15/15/15/15/15 b freestyle',
      goal: makes('open-three'),
    },
    {
      fen: '15/15/15/15/15/8wb5/15/15/6bw7/15/15/15/15/15/15 b freestyle',
      goal: makes('open-three'),
    },
    {
      fen: '15/15/15/15/7w7/8b6/7bw6/15/15/15/2wbb1w8/15/15/15/15 b freestyle',
      goal: makes('open-three'),
    },
  ],
  fork: [
    {
      fen: '15/15/15/15/15/8b1w4/6w1b6/6bb7/4w10/7w7/15/15/15/15/15 b freestyle',
      goal: makes('open-three', 'open-three'),
    },
    {
      fen: '15/15/15/15/15/7wb6/6w1b1w4/4wbbb7/15/5w9/15/15/15/15/15 b freestyle',
      goal: makes('four', 'open-three'),
    },
    {
      fen: '15/15/15/8w6/8b6/7wb6/6w1b1w4/4wbbb7/15/5w9/15/15/15/15/15 b freestyle',
      goal: makes('four', 'four'),
    },
  ],
  fours: [
    {
      fen: '15/15/15/15/8b6/7wb6/6w3w4/4wbbb7/7w7/15/15/15/15/15/15 b freestyle',
      goal: fours,
    },
    {
      fen: '15/15/15/15/7w7/7b2w4/5bbbw6/4b1wbbw5/5b1ww1b4/9w5/10w4/11w3/12b2/15/15 b freestyle',
      goal: fours,
    },
    {
      fen: '15/15/15/15/6b1b6/7wwb2w2/7bb6/7bb1w4/6w8/6w2w5/15/15/15/15/15 b freestyle',
      goal: fours,
    },
  ],
  defence: [
    {
      fen: '15/15/15/15/15/9b5/15/6wb7/6b1w6/5bwb7/4w10/15/15/15/15 w freestyle',
      goal: stops(),
    },
    {
      fen: '15/15/15/15/15/15/7w7/6bbb6/8w6/15/15/15/15/15/15 w freestyle',
      goal: stops(),
    },
    {
      fen: '15/15/15/15/15/5bw8/6bw7/15/8b6/15/15/15/15/15/15 w freestyle',
      goal: stops(),
    },
    {
      fen: '15/15/15/15/15/9w5/7w1w5/6bbb6/15/7b7/15/15/15/15/15 w freestyle',
      goal: stops('open-three'),
    },
  ],
  foul: [
    {
      fen: '15/15/15/15/15/8b1w4/6w1b6/6bb7/4w10/7w7/15/15/15/15/15 b renju',
      goal: { kind: 'barred', foul: 'double-three' },
    },
    {
      fen: '15/15/15/8w6/8b6/7wb6/6w1b1w4/4wbbb7/15/5w9/15/15/15/15/15 b renju',
      goal: { kind: 'barred', foul: 'double-four' },
    },
    {
      fen: '15/15/15/15/15/15/4w2w2w4/3bbb1bb6/5w2w6/15/15/15/15/15/15 b renju',
      goal: { kind: 'barred', foul: 'overline' },
    },
    {
      fen: '15/15/15/15/5b9/6w1b6/7wb6/6bb7/4w4w5/15/15/15/15/15/15 w renju',
      goal: { kind: 'trap' },
    },
    {
      fen: '15/15/15/15/15/7wb6/5ww1b1w4/4wbbb1b5/7b3w3/5wbw7/15/15/15/15/15 b renju',
      goal: five,
    },
  ],
  swap2: [
    {
      fen: '15/15/15/2w12/15/15/15/7bb6/15/15/15/15/15/15/15 w freestyle',
      goal: side,
    },
    {
      fen: '15/15/13b1/15/15/15/15/7w7/15/15/15/15/15/1b13/15 w freestyle',
      goal: side,
    },
  ],
} as const satisfies Readonly<Record<string, readonly LessonStep[]>>;
