// SPDX-License-Identifier: MIT
// The judgement of puzzles and the stored results.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Rating } from '../../src/archive/glicko2.ts';
import type { Report, Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { pageTexts } from '../../src/i18n/index.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { puzzleTexts } from '../../src/i18n/en/puzzles.ts';
import {
  adopted,
  dueOf,
  fromKept,
  nextNumber,
  noProgress,
  tallyOf,
  toKept,
  withResult,
} from '../../src/screens/puzzles/progress.ts';
import { parsePuzzles, themeOf, type Puzzle } from '../../src/screens/puzzles/puzzle.ts';
import { isProvisional, noRecord, withMeeting } from '../../src/screens/puzzles/record.ts';
import { initialPuzzles, reduce } from '../../src/screens/puzzles/reduce.ts';
import { mayMove, type PuzzleEvent, type PuzzleState } from '../../src/screens/puzzles/state.ts';
import { strings as own } from '../../src/i18n/en/puzzles.ts';
import { saidOf } from '../../src/screens/puzzles/words.ts';
import { info, start } from './game-fixtures.ts';

const list = new URL('../../../puzzles/xiangqi.txt', import.meta.url);
const kToday = 20_000;

/** Red's chariots mate in two; legality does not matter here. */
const puzzles = parsePuzzles(
  'xiangqi',
  [
    '# a remark',
    '1; 4k4/R8/9/9/9/9/9/9/8R/3K5 w; 1; i1i9; ccpd; Two chariots',
    '2; 4k4/9/9/9/9/9/9/R8/8R/3K5 w; 2; a2a8; wukong; A - B; C 1999',
    '5; 4k4/9/9/9/9/9/9/R8/8R/3K5 w; win; a2a8; ccpd; 雙車',
  ].join('\n'),
);

function after(state: PuzzleState, ...events: PuzzleEvent[]): PuzzleState {
  return events.reduce(reduce, state);
}

function described(state: PuzzleState, changes: Partial<Snapshot> = {}): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const { fen: first, moves } = ask.position;
  const fen = moves.length % 2 === 0 ? first : first.replace(' w', ' b');
  const snapshot = { ...start, fen, legalMoves: ['a2a8', 'a2a7', 'i1i9', 'a8a9'], ...changes };
  return after(state, { type: 'described', ask, snapshot, written: { wxf: ask.position.moves } });
}

function begun(number: number): PuzzleState {
  const opened = initialPuzzles(xiangqi, noProgress, kToday);
  const ready = after(opened, { type: 'engine', event: { type: 'ready' } });
  return described(after(ready, { type: 'list-come', puzzles, at: number }));
}

function played(state: PuzzleState, move: string, changes: Partial<Snapshot> = {}): PuzzleState {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  const moved = after(
    state,
    { type: 'square-chosen', square: from },
    { type: 'square-chosen', square: to },
  );
  return described(moved, changes);
}

function found(state: PuzzleState, known: Partial<Report>): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'search') throw new Error('nobody searches');
  return after(state, { type: 'found', ask, info: info(known) });
}

function waited(state: PuzzleState): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'wait') throw new Error('nobody waits');
  return after(state, { type: 'waited', ask });
}

const mated = { status: 'first-wins', reason: 'checkmate', legalMoves: [] } as const;

describe('the list', () => {
  test('every puzzle of the project is read', () => {
    const all = parsePuzzles('xiangqi', readFileSync(list, 'utf8'));
    expect(all.length).toBeGreaterThan(1920);
    const numbers = all.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    // Links contain numbers, so the first list must not change.
    const first = all.filter(({ number }) => number <= 2019);
    expect(first.length).toBe(1920);
    expect(first.filter((puzzle) => themeOf('xiangqi', puzzle) === 'win').length).toBe(189);
    expect(first.filter((puzzle) => themeOf('xiangqi', puzzle) === '2').length).toBe(772);
    expect(numbers.find((number) => number > 2019)).toBe(2101);
  });

  test('a title may hold what separates the others', () => {
    expect(puzzles[1]).toMatchObject({ length: 2, source: 'wukong', title: 'A - B; C 1999' });
    expect(puzzles[2]).toMatchObject({ length: null, firsts: ['a2a8'] });
  });
});

describe('solving', () => {
  test('a mate ends the puzzle and counts', () => {
    const state = played(begun(1), 'i1i9', mated);
    expect(state.stage).toBe('solved');
    expect(state.progress.streak).toBe(1);
    expect(dueOf(state.progress, kToday)).toEqual([]);
    expect(dueOf(state.progress, kToday + 3)).toEqual([1]);
  });

  test('a move of the list is answered by the longest defence', () => {
    const judging = played(begun(2), 'a2a8');
    expect(judging.stage).toBe('judging');
    const right = found(judging, { mate: -1, pv: ['e9d9', 'i1i9'] });
    expect(right.stage).toBe('replying');
    const replied = described(waited(right));
    expect(replied.stage).toBe('solving');
    expect(replied.position.moves).toEqual(['a2a8', 'e9d9']);
    expect(saidOf(replied, en, own).detail).toBe('Right. The reply is e9d9. One move to mate.');
    expect(played(replied, 'i1i9', mated).progress.streak).toBe(1);
  });

  test('another move is right if it is proved to mate as fast', () => {
    const right = found(played(begun(2), 'a2a7'), { mate: -1, pv: ['e9d9'] });
    expect(right.stage).toBe('replying');
  });

  test('a proof ends the search at once', () => {
    const judging = played(begun(2), 'a2a7');
    const ask = judging.ask!;
    const proved = after(judging, {
      type: 'informed',
      ask,
      info: info({ mate: -1, pv: ['e9d9'] }),
    });
    expect(proved.stage).toBe('replying');
  });

  test('a slower mate is refuted, and said to be one', () => {
    const wrong = found(played(begun(2), 'a2a7'), { mate: -3, pv: ['e9d9'] });
    expect(wrong.stage).toBe('wrong');
    expect(wrong.fault).toBe('slow');
    const refuted = described(waited(wrong));
    expect(refuted.position.moves).toEqual(['a2a7', 'e9d9']);
    expect(saidOf(refuted, en, own).detail).toBe(
      'The reply is e9d9. That also mates, but there is a faster mate in 2.',
    );
  });

  test('a slower mate instead of a mate in one is compared with that mate', () => {
    const wrong = found(played(begun(1), 'a2a7'), { mate: -1, pv: ['e9d9'] });
    const slow = 'That also mates, but there is a faster mate in 1.';
    expect(saidOf(wrong, en, own).detail).toBe(slow);
    const refuted = described(waited(wrong));
    expect(saidOf(refuted, en, own).detail).toBe(`The reply is e9d9. ${slow}`);
  });

  test('a wrong move ends the streak, once, and may be tried again', () => {
    const fine = { ...begun(2), progress: { ...noProgress, streak: 4, best: 4 } };
    const wrong = found(played(fine, 'a2a7'), { mate: 0, pv: ['e9d9'] });
    expect(wrong.progress).toMatchObject({ streak: 0, best: 4 });
    const again = described(after(wrong, { type: 'again' }));
    expect(again.position.moves).toEqual([]);
    const right = found(played(again, 'a2a8'), { pv: ['e9d9', 'i1i9'] });
    const solved = played(described(waited(right)), 'i1i9', mated);
    expect(solved.stage).toBe('solved');
    expect(solved.progress.streak).toBe(0);
    expect(dueOf(solved.progress, kToday + 1)).toEqual([2]);
  });

  test('a winning move is enough where there is no mate', () => {
    expect(played(begun(5), 'a2a8').stage).toBe('solved');
    expect(found(played(begun(5), 'a2a7'), { mate: 0, pv: ['e9d9'] }).stage).toBe('wrong');
  });

  test('nothing can be moved while a move is judged', () => {
    const judging = played(begun(2), 'a2a7');
    const touched = after(judging, { type: 'square-chosen', square: 'i1' });
    expect(touched.selected).toBeNull();
  });

  test('a hint names the piece, then the move, and costs the streak', () => {
    const fine = { ...begun(2), progress: { ...noProgress, streak: 4 } };
    const once = after(fine, { type: 'hint' });
    expect(once.hint).toBe('a2');
    expect(once.progress.streak).toBe(0);
    expect(after(once, { type: 'hint' }).hint).toBe('a2a8');
  });

  test('a hint names file and move in the notation of the reader', () => {
    const zh = { ...en, notation: 'zh-hans' } as const;
    const once = after(begun(2), { type: 'hint' });
    expect(saidOf(once, en, own).detail).toBe('Look at the red chariot on file 9.');
    expect(saidOf(once, zh, own).detail).toBe('Look at the red chariot on file 九.');
    expect(saidOf(once, { ...en, notation: 'uci' }, own).detail).toContain('on a2.');
    const twice = after(once, { type: 'hint' });
    const { ask } = twice;
    if (ask?.kind !== 'write') throw new Error('nobody asked how the move is written');
    expect(ask.position.moves).toEqual(['a2a8']);
    // Until the engine has written it, the previous text stays.
    expect(saidOf(twice, zh, own).detail).toContain('九');
    const written = { 'zh-hans': ['车九进六'], wxf: ['R9+6'] };
    const told = after(twice, { type: 'written', ask, written });
    expect(saidOf(told, zh, own).detail).toBe('Hint: 车九进六');
    expect(saidOf(told, en, own).detail).toBe('Hint: red chariot 9 forward 6');
  });

  test('an engine that dies of a question is told of, and asked again once it is back', () => {
    const asked = after(
      begun(2),
      { type: 'hint' },
      { type: 'next-wanted', roll: 0, today: kToday },
    );
    const dead = after(asked, { type: 'refused', ask: asked.ask!, fault: null });
    expect(dead.engine).toMatchObject({ name: 'failed', fault: 'crashed' });
    const back = after(
      dead,
      { type: 'engine', event: { type: 'loading' } },
      { type: 'engine', event: { type: 'ready' } },
    );
    expect(mayMove(described(back))).toBe(true);
  });

  test('an answer that ends the game unlike the puzzle promised is no move to solve', () => {
    const judged = found(played(begun(2), 'a2a8'), { mate: 0, pv: ['e9e8'] });
    const replied = described(waited(judged), { status: 'second-wins', legalMoves: [] });
    expect(replied.stage).toBe('wrong');
  });

  test('the solution plays itself from the start', () => {
    const shown = described(after(begun(2), { type: 'solution' }));
    const right = found(described(waited(shown)), { mate: -1, pv: ['e9d9', 'i1i9'] });
    const last = described(waited(described(waited(right))), mated);
    expect(last.position.moves).toEqual(['a2a8', 'e9d9', 'i1i9']);
    expect(last.stage).toBe('solved');
    expect(saidOf(last, en, own).headline).toBe('That was the solution');
    expect(last.progress.streak).toBe(0);
  });
});

const ratingIn = ({ progress }: PuzzleState): Rating => progress.record.rating;

/** The first puzzle, the only one that can be drawn for the day. */
function ofToday(): PuzzleState {
  const opened = { ...begun(1), puzzles: puzzles.slice(0, 1) };
  return described(after(opened, { type: 'day-wanted', today: kToday }));
}

describe('what is rated', () => {
  const sure = { ...noProgress, streak: 4, best: 4 };

  test('whoever solves a puzzle in training rises, whoever misses one falls', () => {
    const solved = played(begun(1), 'i1i9', mated);
    expect(ratingIn(solved).rating).toBeGreaterThan(noRecord.rating.rating);
    const missed = found(played(begun(2), 'a2a7'), { mate: 0, pv: ['e9d9'] });
    expect(ratingIn(missed).rating).toBeLessThan(noRecord.rating.rating);
  });

  test('the puzzle of the day is not, neither solved nor missed; the days in a row count', () => {
    const solved = played(ofToday(), 'i1i9', mated);
    expect(ratingIn(solved)).toEqual(noRecord.rating);
    expect(solved.gain).toBeNull();
    expect(solved.progress.record.day).toMatchObject({ day: kToday, isRight: true, streak: 1 });
    const missed = found(played(ofToday(), 'a8a9'), { mate: 0, pv: ['e9d9'] });
    expect(missed.stage).toBe('wrong');
    expect(ratingIn(missed)).toEqual(noRecord.rating);
    expect(missed.progress.record.day).toMatchObject({ isRight: false, streak: 0 });
  });

  test('the solution asked for before any try costs nothing, and comes back tomorrow', () => {
    const shown = after({ ...begun(2), progress: sure }, { type: 'solution' });
    expect(ratingIn(shown)).toEqual(noRecord.rating);
    expect(shown.progress.streak).toBe(4);
    expect(shown.progress.record.history).toEqual([]);
    expect(dueOf(shown.progress, kToday)).toEqual([]);
    expect(dueOf(shown.progress, kToday + 1)).toEqual([2]);
  });

  test('a solution just seen earns no rating when it is played at once', () => {
    const shown = after(begun(1), { type: 'solution' });
    const again = described(after(shown, { type: 'number-chosen', number: 1, today: kToday }));
    expect(ratingIn(played(again, 'i1i9', mated))).toEqual(noRecord.rating);
  });

  test('the solution asked for after a right move is a puzzle missed', () => {
    const begunWell = { ...begun(2), progress: sure };
    const half = described(
      waited(found(played(begunWell, 'a2a8'), { mate: -1, pv: ['e9d9', 'i1i9'] })),
    );
    const shown = after(half, { type: 'solution' });
    expect(ratingIn(shown).rating).toBeLessThan(noRecord.rating.rating);
    expect(shown.progress.streak).toBe(0);
  });

  test('whoever looks up the puzzle of the day has not solved it', () => {
    const { progress } = after(ofToday(), { type: 'solution' });
    expect(progress.record.day).toMatchObject({ day: kToday, isRight: false });
    expect(progress.record.rating).toEqual(noRecord.rating);
  });

  test('a rating is provisional until some puzzles have made it sure', () => {
    expect(isProvisional(noRecord)).toBe(true);
    let record = noRecord;
    for (let count = 0; count < 40; count++) {
      const rating = record.rating.rating;
      record = withMeeting(record, { ...puzzles[0]!, number: count, rating }, count % 2 === 0);
    }
    expect(isProvisional(record)).toBe(false);
    expect(own.ratingOf(1043, true)).toBe('1043, provisional');
    expect(own.ratingOf(1043, false)).toBe('1043');
  });
});

async function saidIn(state: PuzzleState, tag: Language): Promise<{ headline: string }> {
  await Promise.all([pageTexts.load(tag), puzzleTexts.load(tag)]);
  return saidOf(state, pageTexts.in(tag), puzzleTexts.in(tag));
}

describe('a list that does not come', () => {
  const opened = after(initialPuzzles(xiangqi, noProgress, kToday), { type: 'list-missing' });

  test.each(languages)('is not taken for an engine that does not run: $tag', async ({ tag }) => {
    const ready = after(opened, { type: 'engine', event: { type: 'ready' } });
    const { headline } = await saidIn(ready, tag);
    expect(headline).toBe(puzzleTexts.in(tag).missing);
    expect(headline).not.toBe(pageTexts.in(tag).status.failed);
  });

  test('is said after an engine that does not run', async () => {
    const event = { type: 'failed', fault: 'engine-missing', detail: '' } as const;
    const { headline } = await saidIn(after(opened, { type: 'engine', event }), 'en');
    expect(headline).toBe('The engine is not running');
  });
});

describe('progress', () => {
  const three: readonly Puzzle[] = puzzles;

  test('what is known comes back after longer and longer times', () => {
    const once = withResult(noProgress, 1, true, kToday);
    const twice = withResult(once, 1, true, kToday + 3);
    expect(once.seen.get(1)?.due).toBe(kToday + 3);
    expect(twice.seen.get(1)?.due).toBe(kToday + 3 + 7);
    expect(withResult(twice, 1, false, kToday + 4).seen.get(1)).toEqual({
      box: 0,
      due: kToday + 5,
    });
  });

  test('solved again before it is due, a puzzle stays in its box', () => {
    const once = withResult(noProgress, 1, true, kToday);
    expect(withResult(once, 1, true, kToday).seen.get(1)).toEqual(once.seen.get(1));
  });

  test('the next one is the first that is not solved; due ones come first where wanted', () => {
    const next = { ...noProgress, order: 'next', at: 1 } as const;
    const solved = withResult(next, 2, true, kToday);
    expect(nextNumber('xiangqi', three, solved, kToday, 0)).toBe(5);
    const due = { ...solved, order: 'due' } as const;
    expect(nextNumber('xiangqi', three, due, kToday + 3, 0)).toBe(2);
    expect(nextNumber('xiangqi', three, due, kToday, 0)).toBe(5);
    const random = { ...noProgress, order: 'random', theme: 'win' } as const;
    expect(nextNumber('xiangqi', three, random, kToday, 0.99)).toBe(5);
  });

  test('a puzzle that is in the list no more leaves its number free and its neighbours in place', () => {
    const at = { ...withResult(noProgress, 3, true, kToday), at: 3 };
    const opened = after(
      initialPuzzles(xiangqi, at, kToday + 30),
      { type: 'engine', event: { type: 'ready' } },
      { type: 'list-come', puzzles, at: null },
    );
    expect(opened.puzzle).toMatchObject({ number: 5, title: '雙車' });
    expect(opened.progress.seen).toEqual(at.seen);
    expect(tallyOf(puzzles, at, kToday + 30)).toEqual({ solved: 0, due: 0, mistakes: 0 });
    const next = after(opened, { type: 'order-chosen', order: 'due' });
    expect(after(next, { type: 'next-wanted', roll: 0, today: kToday + 30 }).puzzle?.number).toBe(
      1,
    );
    expect(after(opened, { type: 'number-chosen', number: 4, today: kToday }).puzzle?.number).toBe(
      5,
    );
  });

  test('a theme without any puzzle leaves the one on the board, also for the next visit', () => {
    const state = after(begun(2), { type: 'theme-chosen', theme: 'own', roll: 0 });
    expect(state.puzzle?.number).toBe(2);
    expect(fromKept('xiangqi', toKept(state.progress))?.at).toBe(2);
  });

  test('it survives being kept; what another version wrote is left alone', () => {
    const progress = withResult({ ...noProgress, theme: '2', order: 'random' }, 7, true, kToday);
    expect(fromKept('xiangqi', JSON.parse(JSON.stringify(toKept(progress))))).toEqual(progress);
    expect(fromKept('xiangqi', { version: 99 })).toBeNull();
    expect(fromKept('xiangqi', 'nonsense')).toBeNull();
  });

  test('another tab adds to it', () => {
    const ours = { ...noProgress, at: 5 };
    const theirs = withResult(noProgress, 7, true, kToday);
    expect(adopted(ours, theirs)).toMatchObject({ at: 5, seen: theirs.seen, best: 1 });
  });
});
