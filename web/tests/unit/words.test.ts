// SPDX-License-Identifier: MIT
// Texts about a game.

import { describe, expect, test } from 'vitest';
import { announce } from '../../src/screens/play/announce.ts';
import { glyphs } from '../../src/board/glyphs.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as zh } from '../../src/i18n/zh-hans/page.ts';
import type { Strings } from '../../src/i18n/index.ts';
import { formatScore } from '../../src/ui/format.ts';
import { rulingInWords } from '../../src/ui/words/ruling.ts';
import { rulingOf } from '../../src/screens/play/state/selectors.ts';
import { takenFrom } from '../../src/screens/play/players/player.ts';
import { statusText } from '../../src/screens/play/status.ts';
import type { CycleStep, Report, Ruling, Snapshot } from '../../src/engine/protocol.ts';
import type { Seat } from '../../src/games/seat.ts';
import { withGame, withView } from '../../src/screens/play/state/state.ts';
import {
  after,
  afterCannon,
  answered,
  answeredWith,
  chased,
  chaseRuled,
  describedAs,
  info,
  openAsk,
  mated,
  ready,
  ruling,
  snapshot,
  start,
  step,
  thinking,
} from './game-fixtures.ts';
import { labelsOf, rowsOf } from './boards.ts';

const moved = after(ready(), { type: 'move-played', move: 'h2e2' });

test('every level has a rating, the higher the better', () => {
  const { ratings } = xiangqi;
  expect(ratings).toHaveLength(10);
  ratings.slice(1).forEach((rating, index) => expect(rating).toBeGreaterThan(ratings[index]!));
});

test('every piece has a name and an outline of its own', () => {
  const pieces = Object.values(xiangqi.pieces);
  expect(new Set(pieces.map(({ face }) => face?.glyph)).size).toBe(14);
  for (const { face } of pieces) expect(glyphs[face!.glyph]).toMatch(/^M[-\d].*z$/);
});

describe('announcements', () => {
  test('tell the user’s move and the engine’s', () => {
    expect(announce(moved, thinking(), en).polite).toBe('red cannon h2 to e2');
    const replied = answeredWith(thinking(), 'h9g7');
    expect(announce(replied, answered(), en).polite).toBe('black horse h9 to g7');
    expect(announce(replied, answered(), zh).polite).toBe('黑马 h9 到 g7');
  });

  test('tell what a move takes', () => {
    const taking = after(ready(), { type: 'move-played', move: 'h2h9' });
    const taken = describedAs(taking, snapshot({}));
    expect(announce(taking, taken, en).polite).toBe('red cannon h2 to h9, captures black horse');
  });

  test('call check at once', () => {
    const check = snapshot({ inCheck: true, checkedSquare: 'e9' });
    const given = describedAs(moved, check);
    expect(announce(moved, given, en).urgent).toBe('Check!');
    expect(announce(given, withView(given, { selected: 'e0' }), en).urgent).toBeNull();
  });

  test('tell the end and its reason, instead of check', () => {
    const replied = answeredWith(thinking(), 'h9g7');
    const { urgent } = announce(replied, describedAs(replied, mated), en);
    expect(urgent).toMatch(/^Game over\. You lose\. Checkmate/);
  });

  test('tell a selection, and how much it can do', () => {
    const before = ready();
    const selected = after(before, { type: 'square-chosen', square: 'h2' });
    expect(announce(before, selected, en).polite).toBe('red cannon h2 selected, 2 moves');
    const cleared = after(selected, { type: 'selection-cleared' });
    expect(announce(selected, cleared, en).polite).toBe('Selection cleared');
  });

  test('tell a hint, a new game and a move taken back', () => {
    const asked = after(answered(), { type: 'hint' });
    expect(announce(asked, answeredWith(asked, 'h0g2'), en).polite).toBe(
      'Hint: red horse h0 to g2. Even',
    );
    expect(announce(answered(), after(answered(), { type: 'new-game' }), en).polite).toBe(
      'New game.',
    );
    const back = after(answered(), { type: 'undo' });
    expect(announce(answered(), back, en).polite).toBe('Taken back. Your move.');
    expect(announce(back, describedAs(back, start), en).polite).toBeNull();
  });

  test('tell what a hint wins and how the game is expected to go on', () => {
    const asked = after(ready(), { type: 'hint' });
    const hinted = (pv: readonly string[], centipawns: number): string | null => {
      const found = info({ bestMove: 'h2h9', pv, score: centipawns, written: {} });
      const state = after(asked, {
        type: 'found',
        ask: openAsk(asked, 'search'),
        info: found,
        after: null,
      });
      return announce(asked, state, en).polite;
    };
    const move = 'Hint: red cannon h2 to h9, captures black horse';
    expect(hinted(['h2h9', 'g9e7', 'h0g2', 'b9c7', 'i0h0'], 420)).toBe(
      `${move}, wins black horse. Red +4.2, then g9e7 h0g2 b9c7`,
    );
    // The cannon is captured in return for the horse: no gain.
    expect(hinted(['h2h9', 'i9h9'], -30)).toBe(`${move}. Black +0.3, then i9h9`);
    // A stopped search may report only its move.
    const report = info({ bestMove: 'h2h9', pv: ['h2h9', 'i9h9'], score: -30, written: {} });
    const reported = after(asked, {
      type: 'informed',
      ask: openAsk(asked, 'search'),
      info: report,
    });
    const bare = { ...report, pv: ['h2h9'] };
    const stopped = after(reported, {
      type: 'found',
      ask: openAsk(asked, 'search'),
      info: bare,
      after: null,
    });
    expect(announce(reported, stopped, en).polite).toBe(`${move}. Black +0.3, then i9h9`);
    // The piece captured last may be recaptured.
    expect(hinted(['h2h9'], 20)).toBe(`${move}. Red +0.2`);
  });

  test('are silent while the engine only thinks on', () => {
    const asked = thinking();
    const reported = after(asked, {
      type: 'informed',
      ask: openAsk(asked, 'search'),
      info: info({ bestMove: 'h9g7' }),
    });
    expect(announce(asked, reported, en)).toEqual({
      polite: null,
      urgent: null,
    });
  });
});

test('a square is told with what stands on it and what it means now', () => {
  const selected = after(ready(), { type: 'square-chosen', square: 'h2' });
  const labels = labelsOf(selected, ['h2', 'e2', 'h9', 'e5'], en);
  expect(labels.get('h2')).toBe('h2, red cannon, selected');
  expect(labels.get('e2')).toBe('e2, empty, can move here');
  expect(labels.get('h9')).toBe('h9, black horse, can be captured');
  expect(labels.get('e5')).toBe('e5, empty');
  const last = labelsOf(thinking(), ['e2'], en).get('e2');
  expect(last).toBe('e2, red cannon, last move');
});

describe('the status', () => {
  test('says whose turn it is, check and the result', () => {
    expect(statusText(ready(), en).headline).toBe('Your move');
    expect(statusText(thinking(), en).headline).toBe('Thinking…');
    const over = answeredWith(thinking(), 'h9g7', mated);
    expect(statusText(over, en).headline).toBe('You lose');
    expect(statusText(over, en).detail).toMatch(/Checkmate/);
  });

  test('names what is wrong with engine and book', () => {
    const failed = after(ready(), {
      type: 'engine',
      event: { type: 'failed', fault: 'engine-missing', detail: '' },
    });
    expect(statusText(failed, en).detail).toMatch(/could not be downloaded/);
    const bookless = after(ready(), {
      type: 'engine',
      event: { type: 'file-failed', file: 'book', fault: 'book-missing', detail: '' },
    });
    expect(statusText(bookless, en)).toEqual({
      headline: 'Your move',
      detail: expect.stringMatching(/book could not be loaded/),
    });
    const other = after(bookless, { type: 'engine', event: { type: 'network-ready' } });
    expect(statusText(other, en).detail).toMatch(/book could not be loaded/);
    const mended = after(bookless, { type: 'engine', event: { type: 'book-ready' } });
    expect(statusText(mended, en).detail).toBe(statusText(ready(), en).detail);
    const anew = after(bookless, { type: 'engine', event: { type: 'loading' } });
    expect(anew.engine.fileFault).toBeNull();
  });
});

function score(known: Partial<Report>, seat: Seat): string {
  return formatScore({ info: info(known), seat }, xiangqi, en);
}

test('a score names who is better, whoever it was reckoned for', () => {
  expect(score({ score: 135 }, 'first')).toBe('Red +1.4');
  expect(score({ score: 135 }, 'second')).toBe('Black +1.4');
  expect(score({ score: -80 }, 'first')).toBe('Black +0.8');
  expect(score({ score: 4 }, 'first')).toBe('Even');
  expect(score({ mate: 3 }, 'second')).toBe('Black mates in 3');
  expect(score({ mate: -2 }, 'second')).toBe('Red mates in 2');
  expect(score({ source: 'book' }, 'first')).toBe('Opening book');
});

test('a game lost by repetition is told as that, and by no number', () => {
  expect(score({ kind: 'rule', score: -29_990 }, 'first')).toBe('Red loses by repetition');
  expect(score({ kind: 'rule', score: 29_990 }, 'first')).toBe('Black loses by repetition');
});

test('a bound is told for whom it counts', () => {
  expect(score({ bound: 'lower', score: 50 }, 'first')).toBe('≥ Red +0.5');
  expect(score({ bound: 'upper', score: 50 }, 'first')).toBe('≤ Red +0.5');
  expect(score({ bound: 'lower', score: -50 }, 'first')).toBe('≤ Black +0.5');
  expect(score({ bound: 'none', score: 50 }, 'first')).toBe('Red +0.5');
});

test('moves are listed in pairs, also when the second seat begins', () => {
  expect(rowsOf(answered(), 'uci')).toEqual([['h2e2', 'h9g7']]);
  const startFen = '4k4/9/9/9/9/9/9/9/9/4K4 b - - 0 1';
  const blackFirst = withGame(answered(), { startFen });
  expect(rowsOf(blackFirst, 'uci')).toEqual([[null, 'h2e2'], ['h9g7']]);
});

describe('the list of moves', () => {
  const written = { wxf: ['C2=5'], 'zh-hans': ['炮二平五'] };
  const described = describedAs(moved, afterCannon, written);

  test('is in the notation that is asked for', () => {
    expect(rowsOf(described, 'wxf')).toEqual([['C2=5']]);
    expect(rowsOf(described, 'zh-hans')).toEqual([['炮二平五']]);
  });

  test('shows a move as it was played where the game has no such notation', () => {
    expect(rowsOf(described, 'iccs')).toEqual([['h2e2']]);
  });

  test('keeps a place for a move that the engine has not written yet', () => {
    expect(rowsOf(answeredWith(described, 'h9g7'), 'wxf')).toEqual([['C2=5', null]]);
    expect(rowsOf(after(described, { type: 'undo' }), 'wxf')).toEqual([]);
  });

  test('does without the engine where there is none', () => {
    const event = { type: 'failed', fault: 'crashed', detail: '' } as const;
    const failed = after(answeredWith(described, 'h9g7'), { type: 'engine', event });
    expect(rowsOf(failed, 'wxf')).toEqual([['C2=5', 'h9g7']]);
  });
});

test('taken pieces are those that stood on the board at the start', () => {
  const fen = '1nbakabnr/9/1c5c1/4p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
  const state = describedAs(moved, snapshot({ fen }));
  expect(takenFrom(state, 'second')).toEqual(['r', 'p', 'p']);
  expect(takenFrom(state, 'first')).toEqual([]);
});

const beforeIt = answeredWith(thinking(), 'h9g7');

/** The description of a repetition: its name and sentence. */
function said(described: Snapshot, strings: Strings = en): string {
  const state = describedAs(beforeIt, described);
  const { name, sentence } = rulingInWords(
    rulingOf(state)!,
    { spec: xiangqi, fen: described.fen },
    strings,
  );
  return `${name}. ${sentence}`;
}

function ruled(known: Partial<Snapshot>): Snapshot {
  return snapshot({ fen: '3k5/9/9/9/9/9/9/9/9/3RK4 w - - 0 1', ...known });
}

/**
 * Red's chariot and Black's general move back and forth; the chariot first does `there`, then
 * `back`.
 */
function toAndFro(there: CycleStep['natures'], back: CycleStep['natures']): CycleStep[] {
  return [
    step('first', 'd0d1', 'd0', ...there),
    step('second', 'e9e8', 'e9'),
    step('first', 'd1d0', 'd0', ...back),
    step('second', 'e8e9', 'e9'),
  ];
}

function drawn(known: Partial<Ruling>): Snapshot {
  return ruled({
    warning: ruling({ ...known, cycle: toAndFro([], []) }),
  });
}

/** Red threatens mate, then does so again or chases. */
function attacking(back: 'threat' | 'combination'): Snapshot {
  const verdict = { status: 'second-wins', reason: 'perpetual-attack' } as const;
  const cycle = toAndFro(['threat'], [back]);
  return ruled({
    ...verdict,
    ruling: ruling({
      ...verdict,
      article: { kind: 'article', number: '26.4' },
      guilty: 'first',
      cycle,
    }),
  });
}

describe('a repetition', () => {
  test('is warned of with its outcome, its reason and the way out', () => {
    expect(said(chased)).toBe(
      'Perpetual chase. If this repeats once more, Red loses: on every move, the red cannon ' +
        'chases the black chariot (Asian rules, item 15). Play something else.',
    );
    expect(said(chased, zh)).toBe(
      '长捉. 若再重复一次，红方不变作负：红炮步步捉黑车（亚洲规则第15条）。请变着。',
    );
  });

  test('that ended the game names the rule set and its article', () => {
    expect(said(chaseRuled)).toBe(
      'Perpetual chase. Red loses: on every move, the red cannon chases the black chariot ' +
        '(Asian rules, item 15).',
    );
    const check = ruled({
      status: 'second-wins',
      reason: 'perpetual-check',
      ruling: ruling({
        status: 'second-wins',
        reason: 'perpetual-check',
        article: { kind: 'article', number: '26.1' },
        guilty: 'first',
        cycle: toAndFro(['check'], ['check', 'block']),
      }),
    });
    expect(said(check)).toMatch(/Red gives check on every move \(Asian rules, article 26\.1\)/);
    expect(said(check, zh)).toBe('长将. 红方不变作负：红方步步将军（亚洲规则第26.1条）。');
  });

  test('without end of mate threats has a name of its own in the Chinese rules', () => {
    expect(said(attacking('threat'), zh)).toMatch(/^长杀\. 红方不变作负：红方步步要杀/);
    const mixed = attacking('combination');
    expect(said(mixed, zh)).toMatch(/^长打\. 红方不变作负：红方步步要杀、捉子/);
    expect(said(mixed)).toMatch(/Red threatens mate or chases a piece on every move/);
  });

  test('nobody loses says why it is allowed', () => {
    expect(said(drawn({ article: { kind: 'diagram', number: '12' }, allowance: 'mixture' }))).toBe(
      'Repetition. If this repeats once more, the game is drawn: alternating checks, mate threats ' +
        'and chases are allowed (Asian rules, diagram 12). Play something else to continue.',
    );
    expect(said(drawn({}), zh)).toMatch(/双方不变作和：双方均未犯规（亚洲规则第5条）/);
    expect(said(drawn({ article: { kind: 'none', number: '' } }))).toMatch(
      /neither side breaks the rules \(Asian rules\)/,
    );
  });

  test('by both sides alike is told of each', () => {
    const mutual = ruled({
      status: 'draw',
      reason: 'mutual-perpetual-check',
      ruling: ruling({
        reason: 'mutual-perpetual-check',
        article: { kind: 'item', number: '7' },
        cycle: toAndFro(['check'], ['check']),
      }),
    });
    expect(said(mutual)).toMatch(/The game is drawn: each side gives check on every move/);
  });

  test('is announced once, with the move that led to it', () => {
    const warned = describedAs(beforeIt, chased);
    expect(announce(beforeIt, warned, en).polite).toMatch(
      /^black horse h9 to g7\. If this repeats once more, Red loses/,
    );
    const selected = after(warned, { type: 'square-chosen', square: 'b2' });
    expect(announce(warned, selected, en).polite).toBe(
      'red cannon b2 selected, 2 moves. Loses by repetition: a2',
    );
    const labels = labelsOf(selected, ['a2', 'a7'], en);
    expect(labels.get('a2')).toBe('a2, empty, can move here, loses by repetition');
    expect(labels.get('a7')).toBe('a7, black chariot, chased');
  });

  test('that ends the game is announced at once', () => {
    const { urgent } = announce(beforeIt, describedAs(beforeIt, chaseRuled), en);
    expect(urgent).toMatch(/^Game over\. You lose\. Red loses: .*item 15/);
  });
});
