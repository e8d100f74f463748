// SPDX-License-Identifier: MIT
// Setting up a position: the effects of touches, keys and text.

import { describe, expect, test } from 'vitest';
import { plainFault } from '../../src/engine/errors.ts';
import { rowsOf } from '../../src/games/placement.ts';
import { strings as own } from '../../src/i18n/en/editor.ts';
import { draftFen, leftOf, parseDraft } from '../../src/screens/editor/draft.ts';
import {
  boardOf,
  fromKept,
  initialEditor,
  reduce,
  resumed,
  toKept,
  type EditorEvent,
  type EditorState,
} from '../../src/screens/editor/state.ts';
import { announceEditor, saidOf } from '../../src/screens/editor/words.ts';
import { startFenOf } from '../../src/games/game-spec.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { snapshot } from './game-fixtures.ts';

const kings = '4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1';

function after(state: EditorState, ...events: EditorEvent[]): EditorState {
  return events.reduce(reduce, state);
}

function at(fen = kings): EditorState {
  return initialEditor(xiangqi, fen, 'asian');
}

function touch(square: string): EditorEvent {
  return { type: 'square-chosen', square };
}

function playable(state: EditorState): EditorState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const { fen } = ask.position;
  return after(state, { type: 'described', ask, snapshot: snapshot({ fen }), written: {} });
}

describe('a touch', () => {
  test('moves a piece with the hand, and takes one in its way', () => {
    const moved = after(at(), touch('d0'), touch('d1'));
    expect(boardOf(moved)).toBe('4k4/9/9/9/9/9/9/9/3K5/9 w - - 0 1');
    const taken = after(at(), touch('d0'), touch('e9'));
    expect(boardOf(taken)).toBe('4K4/9/9/9/9/9/9/9/9/9 w - - 0 1');
    expect(after(at(), touch('d0'), touch('d0')).selected).toBeNull();
  });

  test('puts a piece from the box, and takes the same one off again', () => {
    const chosen = after(at(), { type: 'tool-chosen', tool: 'R' });
    const put = after(chosen, touch('a0'));
    expect(boardOf(put)).toBe('4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1');
    expect(boardOf(after(put, touch('a0')))).toBe(kings);
  });

  test('puts no more of a piece than a game begins with', () => {
    const chosen = after(at(), { type: 'tool-chosen', tool: 'R' });
    const two = after(chosen, touch('a0'), touch('b0'));
    expect(leftOf(xiangqi, two.draft, 'R')).toBe(0);
    expect(after(two, touch('c0'))).toBe(two);
    expect(leftOf(xiangqi, two.draft, 'P')).toBe(5);
    expect(leftOf(gomoku, two.draft, 'b')).toBeNull();
  });

  test('takes off with the rubber, by Delete, and beside the board', () => {
    const bare = '9/9/9/9/9/9/9/9/9/3K5 w - - 0 1';
    expect(boardOf(after(at(), { type: 'tool-chosen', tool: 'erase' }, touch('e9')))).toBe(bare);
    expect(boardOf(after(at(), { type: 'erased', square: 'e9' }))).toBe(bare);
    const dragged = after(
      at(),
      { type: 'piece-lifted', square: 'e9' },
      { type: 'piece-dropped', square: null },
    );
    expect(boardOf(dragged)).toBe(bare);
  });
});

describe('the board as a whole', () => {
  test('is emptied, set up for a game, mirrored, and everything comes back', () => {
    const start = after(at(), { type: 'cleared' }, { type: 'started' });
    expect(boardOf(start)).toBe(xiangqi.startFen);
    const mirrored = after(at(), { type: 'mirrored' });
    expect(boardOf(mirrored)).toBe('4k4/9/9/9/9/9/9/9/9/5K3 w - - 0 1');
    const black = after(mirrored, { type: 'side-chosen', seat: 'second' });
    expect(boardOf(black)).toBe('4k4/9/9/9/9/9/9/9/9/5K3 b - - 0 1');
    expect(boardOf(after(black, { type: 'undone' }, { type: 'undone' }))).toBe(kings);
  });

  test('follows the text as soon as it fills the board, in all letters of the field', () => {
    const typed = after(at(), { type: 'typed', text: '4k4/9/9/9/9/9/9/9/9/3K1EH2 b' });
    expect(boardOf(typed)).toBe('4k4/9/9/9/9/9/9/9/9/3K1BN2 b - - 0 1');
    expect(typed.text).toBe('4k4/9/9/9/9/9/9/9/9/3K1EH2 b');
    const unfinished = after(typed, { type: 'typed', text: '4k4/9/9' });
    expect(boardOf(unfinished)).toBe(boardOf(typed));
    expect(boardOf(after(unfinished, { type: 'undone' }))).toBe(kings);
  });

  test('of stones takes any number of them and names its rule', () => {
    const start = startFenOf(gomoku, 'renju');
    const state = initialEditor(gomoku, start, 'renju');
    const put = after(state, { type: 'tool-chosen', tool: 'w' }, touch('a1'), touch('b1'));
    expect(boardOf(put)).toBe(`${'15/'.repeat(14)}ww13 b renju`);
    expect(boardOf(after(put, { type: 'cleared' }))).toBe(start);
    const text = start.replace('renju', 'standard');
    const standard = after(put, { type: 'typed', text }, touch('c1'));
    expect(boardOf(standard)).toMatch(/ b standard$/);
  });

  test('has nothing to undo after a button that changed nothing', () => {
    const start = initialEditor(xiangqi, xiangqi.startFen, 'asian');
    expect(after(start, { type: 'mirrored' }, { type: 'started' }).past).toEqual([]);
  });

  test('takes the place of a text that was none, also where nothing on it changes', () => {
    const start = initialEditor(xiangqi, xiangqi.startFen, 'asian');
    const odd = after(start, { type: 'typed', text: 'no position' });
    expect(after(odd, { type: 'started' }).text).toBe(xiangqi.startFen);
  });
});

describe('the engine', () => {
  test('is asked of every change, and says whether it can be played', () => {
    const state = playable(after(at(), touch('d0'), touch('d1')));
    expect(saidOf(state, en, own).headline).toBe('Ready to play');
    const asked = after(state, touch('d1'), touch('e1'));
    const fault = plainFault('kings-facing', { text: 'e' });
    const refused = after(asked, { type: 'refused', ask: asked.ask!, fault });
    const detail = 'The generals face each other';
    expect(saidOf(refused, en, own)).toEqual({ headline: 'Not a playable position', detail });
    expect(announceEditor(asked, refused, en, own).polite).toContain(detail);
  });

  test('fills in what a text leaves out', () => {
    const text = `${'15/'.repeat(14)}b14`;
    const typed = after(initialEditor(gomoku, startFenOf(gomoku, 'renju'), 'renju'), {
      type: 'typed',
      text,
    });
    const described = snapshot({ fen: `${text} w freestyle` });
    const state = after(typed, {
      type: 'described',
      ask: typed.ask!,
      snapshot: described,
      written: {},
    });
    expect(state.draft.seat).toBe('second');
  });

  test('takes boards the page cannot show, and the page says so', () => {
    const text = `${'19/'.repeat(18)}19 b freestyle`;
    const typed = after(initialEditor(gomoku, gomoku.startFen, 'freestyle'), {
      type: 'typed',
      text,
    });
    const state = playable(typed);
    expect(state.verdict.kind).toBe('refused');
    expect(saidOf(state, en, own).detail).toBe('The board has 19 rows, not 15');
  });
});

test('every change is said: what stands where, or how much', () => {
  const put = after(at(), { type: 'tool-chosen', tool: 'R' });
  const one = after(put, touch('a0'));
  expect(announceEditor(put, one, en, own).polite).toBe('red chariot a0');
  const gone = after(one, { type: 'erased', square: 'a0' });
  expect(announceEditor(one, gone, en, own).polite).toBe('a0 cleared');
  const all = after(gone, { type: 'started' });
  expect(announceEditor(gone, all, en, own).polite).toBe('32 pieces on the board');
});

test('a position written down and read again is the same', () => {
  for (const spec of [xiangqi, gomoku]) {
    const draft = parseDraft(spec, spec.startFen)!;
    expect(draftFen(spec, draft, spec.rules[0])).toBe(startFenOf(spec, spec.rules[0]));
    expect(rowsOf(spec, draft.pieces)).toBe(spec.startFen.split(' ')[0]);
  }
  expect(parseDraft(xiangqi, '9/9/9')).toBeNull();
  expect(parseDraft(xiangqi, xiangqi.startFen.replace('1c5c1', '1c5x1'))).toBeNull();
});

/** The state after a reload. */
function reloaded(state: EditorState): EditorState {
  const text = JSON.stringify(toKept(state, kings));
  return resumed(at(), fromKept(JSON.parse(text))!);
}

describe('a draft that was kept', () => {
  test('goes on with its board, its side and what was typed', () => {
    const black = after(at(), touch('d0'), touch('d1'), { type: 'side-chosen', seat: 'second' });
    const unfinished = after(black, { type: 'typed', text: '4k4/9/9' });
    const back = reloaded(unfinished);
    expect(boardOf(back)).toBe('4k4/9/9/9/9/9/9/9/3K5/9 b - - 0 1');
    expect(back.text).toBe('4k4/9/9');
    expect(boardOf(after(back, { type: 'undone' }))).toBe(kings);
  });

  test('is of no use for another position, and nor is what is none', () => {
    const state = after(at(), touch('d0'), touch('d1'));
    const other = at('3k5/9/9/9/9/9/9/9/9/4K4 w');
    expect(resumed(other, toKept(state, kings))).toBe(other);
    expect(fromKept({ from: kings })).toBeNull();
    expect(fromKept('x')).toBeNull();
  });
});
