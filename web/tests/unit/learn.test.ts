// SPDX-License-Identifier: MIT
// The states of a lesson.

import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { isReached } from '../../src/screens/learn/judge.ts';
import { fromKept, noProgress, toKept } from '../../src/screens/learn/progress.ts';
import {
  initialLearn,
  mayTakeSide,
  reduce,
  type LearnEvent,
  type LearnState,
} from '../../src/screens/learn/state.ts';
import { lessonIds, sections, type LessonId } from '../../src/screens/learn/lessons.ts';
import { isFurther, nextOnPath } from '../../src/screens/learn/path.ts';
import type { LearnStrings } from '../../src/i18n/en/learn.ts';
import { languages } from '../../src/i18n/languages.ts';
import { textsIn } from './all-texts.ts';
import { info as infoOf, start } from './game-fixtures.ts';

function after(state: LearnState, ...events: LearnEvent[]): LearnState {
  return events.reduce(reduce, state);
}

function described(state: LearnState, changes: Partial<Snapshot> = {}): LearnState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const snapshot = { ...start, fen: ask.position.fen, legalMoves: ['a0a7', 'a0a6'], ...changes };
  return after(state, { type: 'described', ask, snapshot, written: {} });
}

function tried(state: LearnState, to: string): LearnState {
  return described(
    after(state, { type: 'square-chosen', square: 'a0' }, { type: 'square-chosen', square: to }),
  );
}

const begun = (): LearnState =>
  described(initialLearn(xiangqi, { ...noProgress('xiangqi'), at: 'chariot' }));

describe('a lesson', () => {
  test('what was asked for leads on', () => {
    const right = tried(begun(), 'a7');
    expect(right.stage).toBe('right');
    expect(after(right, { type: 'next-wanted' })).toMatchObject({ lesson: 'chariot', step: 1 });
  });

  test('anything else is taken back after a while', () => {
    const wrong = tried(begun(), 'a6');
    expect(wrong).toMatchObject({ stage: 'wrong', hasErred: true });
    const { ask } = wrong;
    if (ask?.kind !== 'wait') throw new Error('nobody waits');
    expect(after(wrong, { type: 'waited', ask })).toMatchObject({
      stage: 'trying',
      position: { moves: [] },
    });
  });

  test('the last step of a lesson makes it done, and the next lesson follows', () => {
    const chosen = described(after(begun(), { type: 'lesson-chosen', lesson: 'stalemate' }), {
      legalMoves: ['a7a8'],
    });
    const moved = after(
      chosen,
      { type: 'square-chosen', square: 'a7' },
      { type: 'square-chosen', square: 'a8' },
    );
    const won = described(moved, { status: 'first-wins', reason: 'stalemate', legalMoves: [] });
    expect(won.stage).toBe('right');
    expect([...won.progress.done]).toEqual(['stalemate']);
    expect(after(won, { type: 'next-wanted' })).toMatchObject({ lesson: 'repetition', step: 0 });
  });

  test('a win by the wrong reason is not what was asked for', () => {
    const goal = { kind: 'win', reason: 'stalemate' } as const;
    const won = { ...start, status: 'first-wins', reason: 'checkmate' } as const;
    const made = { move: 'a7a8', mover: 'R' };
    expect(isReached(goal, made, xiangqi, won)).toBe(false);
    expect(isReached(goal, made, xiangqi, { ...won, reason: 'stalemate' })).toBe(true);
  });
});

/** The lesson with its initial position described. */
function lesson(at: LessonId, known: Partial<Snapshot> = {}): LearnState {
  const opened = after(initialLearn(gomoku, noProgress('gomoku')), {
    type: 'lesson-chosen',
    lesson: at,
  });
  return described(opened, { legalMoves: ['i8', 'j8'], ...known });
}

function put(state: LearnState, point: string, known: Partial<Snapshot> = {}): LearnState {
  const fen = state.position.fen.replace(' b ', ' w ');
  return described(after(state, { type: 'square-chosen', square: point }), { fen, ...known });
}

const four = { seat: 'first', kind: 'four', stones: ['f8', 'g8', 'h8', 'i8'] } as const;
const three = { seat: 'first', kind: 'open-three', stones: ['i8', 'i9', 'i10'] } as const;

describe('a lesson of stones', () => {
  test('a four has one point that completes it, an open four two', () => {
    const made = put(lesson('four'), 'i8', { threats: [{ ...four, next: ['j8'] }] });
    expect(made.stage).toBe('right');
    const open = put(lesson('four'), 'i8', { threats: [{ ...four, next: ['e8', 'j8'] }] });
    expect(open.stage).toBe('wrong');
  });

  test('two threats are asked for, and both through the stone that was put', () => {
    const fork = lesson('fork');
    const next = ['i7', 'i11'];
    const one = { ...three, next };
    const other = { ...one, stones: ['g8', 'h8', 'i8'] };
    expect(put(fork, 'i8', { threats: [one, other] }).stage).toBe('right');
    expect(put(fork, 'i8', { threats: [one] }).stage).toBe('wrong');
    const elsewhere = { ...one, stones: ['a1', 'b2', 'c3'] };
    expect(put(fork, 'i8', { threats: [one, elsewhere] }).stage).toBe('wrong');
  });

  test('what the other side threatens is to be stopped', () => {
    const defence = lesson('defence');
    const left = put(defence, 'i8', { fen: defence.position.fen.replace(' w ', ' b ') });
    expect(left.stage).toBe('right');
    const ignored = put(defence, 'i8', {
      fen: defence.position.fen.replace(' w ', ' b '),
      threats: [{ ...four, next: ['i9'] }],
    });
    expect(ignored.stage).toBe('wrong');
  });

  test('a four that leads on is answered, and the next one is asked for', () => {
    const judging = put(lesson('fours'), 'i8', { threats: [{ ...four, next: ['j8'] }] });
    const { ask } = judging;
    if (ask?.kind !== 'judge-four') throw new Error('nobody asked about the four');
    const verdict = { verdict: 'wins', line: ['j8', 'i9'] } as const;
    const replying = after(judging, { type: 'four-judged', ask, verdict });
    expect(replying.stage).toBe('replying');
    const { ask: wait } = replying;
    if (wait?.kind !== 'wait') throw new Error('nobody waits');
    const replied = described(after(replying, { type: 'waited', ask: wait }), {
      legalMoves: ['i9'],
    });
    expect(replied).toMatchObject({ stage: 'trying', position: { moves: ['i8', 'j8'] } });
    const won = put(replied, 'i9', { status: 'first-wins', reason: 'five-in-a-row' });
    expect(won.stage).toBe('right');
  });

  test('a four that leads nowhere is taken back', () => {
    const judging = put(lesson('fours'), 'j8', { threats: [{ ...four, next: ['i8'] }] });
    const { ask } = judging;
    if (ask?.kind !== 'judge-four') throw new Error('nobody asked about the four');
    const verdict = { verdict: 'no-four-left', line: ['i8'] } as const;
    const wrong = after(judging, { type: 'four-judged', ask, verdict });
    expect(wrong).toMatchObject({ stage: 'wrong', hasErred: true });
    const { ask: wait } = wrong;
    if (wait?.kind !== 'wait') throw new Error('nobody waits');
    expect(after(wrong, { type: 'waited', ask: wait }).position.moves).toEqual([]);
  });

  test('a barred point is chosen, not played; only for the foul that is asked for', () => {
    const choose = { type: 'square-chosen', square: 'h8' } as const;
    const barred = (foul: 'double-three' | 'overline'): LearnState =>
      after(lesson('foul', { forbidden: [{ point: 'h8', foul }] }), choose);
    expect(barred('double-three')).toMatchObject({ stage: 'right', position: { moves: [] } });
    expect(barred('overline').stage).toBe('trying');
  });

  test('the side with the better chances is the right one', () => {
    const asked = lesson('swap2');
    expect(mayTakeSide(asked)).toBe(true);
    const taken = after(asked, { type: 'side-taken', seat: 'first' });
    const { ask } = taken;
    if (ask?.kind !== 'search') throw new Error('nobody asked for the chances');
    const info = infoOf({ score: -500 });
    expect(after(taken, { type: 'found', ask, info }).stage).toBe('right');
    const wrong = after(taken, { type: 'found', ask, info: infoOf({ score: 500 }) });
    expect(wrong.stage).toBe('wrong');
    const { ask: wait } = wrong;
    if (wait?.kind !== 'wait') throw new Error('nobody waits');
    expect(after(wrong, { type: 'waited', ask: wait })).toMatchObject({
      stage: 'trying',
      taken: null,
    });
  });

  test('no stone is put while a side is to be chosen', () => {
    const asked = lesson('swap2');
    expect(after(asked, { type: 'square-chosen', square: 'i8' }).position.moves).toEqual([]);
  });
});

test('progress survives being kept', () => {
  const progress = { done: new Set(['horse', 'mate'] as const), at: 'cannon' } as const;
  expect(fromKept('xiangqi', JSON.parse(JSON.stringify(toKept(progress))))).toEqual(progress);
  expect(fromKept('xiangqi', { version: 2 })).toBeNull();
});

test('who comes first begins with the aim, and who came before goes on', () => {
  expect(noProgress('xiangqi').at).toBe('aim');
  const kept = fromKept('xiangqi', { version: 1, done: ['chariot', 'mate'], at: 'cannon' });
  expect(kept).toEqual({ done: new Set(['chariot', 'mate']), at: 'cannon' });
});

const wayFrom = (game: 'xiangqi' | 'gomoku', first: LessonId): string[] => {
  const next = nextOnPath(game, first);
  return next === null || isFurther(next) ? [first] : [first, ...wayFrom(game, next)];
};

test('the path leads through the lessons to what follows them, and leaves none out', () => {
  for (const game of ['xiangqi', 'gomoku'] as const) {
    const [first] = lessonIds[game];
    expect(wayFrom(game, first)).toEqual(lessonIds[game]);
    expect(Object.values(sections[game]).flat()).toEqual(lessonIds[game]);
  }
  expect(nextOnPath('xiangqi', 'aim')).toBe('chariot');
  expect(nextOnPath('xiangqi', 'soldier')).toBe('check');
  expect(nextOnPath('xiangqi', 'repetition')).toBe('endings');
  expect(nextOnPath('gomoku', 'swap2')).toBeNull();
});

test('each game has lessons of its own', () => {
  const kept = { version: 1, done: ['horse', 'fork'], at: 'horse' };
  expect(fromKept('gomoku', kept)).toEqual({ done: new Set(['fork']), at: 'five' });
});

// In most notations the edges show file numbers, so readers could not find h2.
test.each(languages)('no lesson in $tag names points', ({ tag }) => {
  const { lessons } = textsIn<LearnStrings>(tag, 'learn');
  expect(JSON.stringify(lessons)).not.toMatch(/\b[a-i]\d|[a-i]\d\b/);
});
