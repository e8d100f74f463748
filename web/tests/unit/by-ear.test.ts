// SPDX-License-Identifier: MIT
// Playing without seeing the board: what is hidden, what keys and commands mean, what is made of speech.

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { boardAt } from '../../src/board/model.ts';
import { scene } from '../../src/board/scene.ts';
import { squareLabels } from '../../src/board/labels.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { byEarTexts } from '../../src/i18n/by-ear.ts';
import { pageTexts } from '../../src/i18n/index.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { blindfolded } from '../../src/screens/play/by-ear/blindfold.ts';
import { boardKey } from '../../src/screens/play/by-ear/board-keys.ts';
import { commandIn } from '../../src/screens/play/by-ear/commands.ts';
import { movesHeard } from '../../src/screens/play/by-ear/heard.ts';
import { canHear, listen } from '../../src/screens/play/by-ear/recognition.ts';
import { piecesInWords, scanInWords } from '../../src/screens/play/by-ear/telling.ts';
import type { Blindfold } from '../../src/storage/preferences.ts';
import { isEngineBuilt, loadEngine, type KnownSession } from './simulated-engine.ts';

const start = boardAt(xiangqi, xiangqi.startFen);
const strings = pageTexts.in('en');
const own = byEarTexts.in('en');

/** The pieces in the picture, by their letters. */
function letters(hidden: Blindfold): string[] {
  return scene(blindfolded(start, hidden, 'second')).pieces.map(({ letter }) => letter);
}

describe('a blindfold', () => {
  test('hides all pieces, one’s own or the opponent’s from the picture', () => {
    expect(letters('all')).toEqual([]);
    expect(letters('own').every((letter) => letter === letter.toUpperCase())).toBe(true);
    expect(letters('theirs').every((letter) => letter === letter.toLowerCase())).toBe(true);
    expect(letters('theirs')).toHaveLength(16);
  });

  test('does not give away by its mark that a point is taken', () => {
    const board = { ...start, selected: 'h2', targets: ['h9', 'h5'] };
    const marks = scene(blindfolded(board, 'all', 'first')).over.map(({ mark }) => mark);
    expect(marks).toEqual(['target', 'target']);
  });

  test('takes nothing from what a screen reader is told', () => {
    // The grid is given the board itself: only the picture has the layer of the blindfold.
    const labels = squareLabels(start, ['h2'], strings);
    expect(labels.get('h2')).toBe('h2, red cannon');
  });
});

function press(square: string, key: string, code: string, shiftKey = false) {
  return boardKey(start, square, { key, code, shiftKey });
}

function go(square: string) {
  return { kind: 'go', square };
}

describe('keys on the board', () => {
  test('lead from piece to piece of a kind, and back with Shift', () => {
    expect(press('e0', 'c', 'KeyC')).toEqual(go('b2'));
    expect(press('b2', 'c', 'KeyC')).toEqual(go('h2'));
    expect(press('h2', 'C', 'KeyC', true)).toEqual(go('b2'));
    expect(press('h7', 'c', 'KeyC')).toEqual(go('b2'));
    expect(press('e0', 'k', 'KeyK')).toEqual(go('e9'));
  });

  test('say that a piece is gone', () => {
    const bare = boardAt(xiangqi, '3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1');
    expect(boardKey(bare, 'e0', { key: 'r', code: 'KeyR', shiftKey: false })).toEqual({
      kind: 'none',
    });
  });

  test('lead to a rank by its digit and to a file by its number with Shift', () => {
    expect(press('h2', '9', 'Digit9')).toEqual({ kind: 'go', square: 'h9' });
    expect(press('h2', '!', 'Digit1', true)).toEqual({ kind: 'go', square: 'a2' });
    // Ten ranks, but nine files.
    expect(press('h2', '0', 'Digit0')).toEqual({ kind: 'go', square: 'h0' });
    expect(press('h2', ')', 'Digit0', true)).toBeNull();
  });

  test('have no letters of pieces where all stones are alike', () => {
    const stones = boardAt(gomoku, gomoku.startFen);
    expect(boardKey(stones, 'h8', { key: 'b', code: 'KeyB', shiftKey: false })).toBeNull();
  });
});

describe('a command', () => {
  test('is what blind players of lichess write', () => {
    expect(commandIn('l', xiangqi)).toEqual({ kind: 'ask', question: 'last-move' });
    expect(commandIn(' Clock ', xiangqi)).toEqual({ kind: 'ask', question: 'clocks' });
    expect(commandIn('p N', xiangqi)).toEqual({ kind: 'pieces', letter: 'N' });
    expect(commandIn('s a', xiangqi)).toEqual({ kind: 'scan', where: 'a' });
    expect(commandIn('S 9', xiangqi)).toEqual({ kind: 'scan', where: '9' });
    expect(commandIn('b e4', xiangqi)).toEqual({ kind: 'board', square: 'e4' });
    expect(commandIn('takeback', xiangqi)).toEqual({ kind: 'act', act: 'undo' });
  });

  test('is no move, and no command names what the board lacks', () => {
    for (const text of ['h2e2', 'C2=5', '炮二平五', 'P2-5', 's j', 's 10', 'b e10', 'p X', 'ruy'])
      expect(commandIn(text, xiangqi), text).toBeNull();
    expect(commandIn('h8', gomoku)).toBeNull();
    expect(commandIn('s 15', gomoku)).toEqual({ kind: 'scan', where: '15' });
  });

  test('is answered in words', () => {
    expect(piecesInWords(start, 'N', strings, own)).toBe('red horse: b0 h0');
    expect(piecesInWords(start, 'k', strings, own)).toBe('black general: e9');
    expect(scanInWords(start, 'e4', strings, own)).toBe('e4, empty');
    expect(scanInWords(start, '1', strings, own)).toBe('1: none');
    expect(scanInWords(start, 'b', strings, own)).toBe(
      'b: b0, red horse. b2, red cannon. b7, black cannon. b9, black horse',
    );
  });
});

/** What is said and how a recogniser may write it, with the move it is at the start. */
const spoken: readonly (readonly [Language, string, string])[] = [
  ['zh-Hans', '炮二平五', 'h2e2'],
  ['zh-Hans', '炮2平5。', 'h2e2'],
  ['zh-Hans', '炮二瓶五', 'h2e2'],
  ['zh-Hans', '跑二平五', 'h2e2'],
  ['zh-Hans', '马八进七', 'b0c2'],
  ['zh-Hans', '吗八近七', 'b0c2'],
  ['zh-Hans', '车一进一', 'i0i1'],
  ['zh-Hans', '事四近五', 'f0e1'],
  ['zh-Hant', '砲二平五', 'h2e2'],
  ['zh-Hant', '包2平5', 'h2e2'],
  ['zh-Hant', '馬二進三', 'h0g2'],
  ['zh-Hant', '相三進五', 'g0e2'],
  ['vi', 'pháo hai bình năm', 'h2e2'],
  ['vi', 'Pháo 2 bình 5', 'h2e2'],
  ['vi', 'mã tám tấn bảy', 'b0c2'],
  ['vi', 'sĩ bốn tấn năm', 'f0e1'],
  ['vi', 'xe một tiến một', 'i0i1'],
  ['ja', '砲二平五', 'h2e2'],
  ['ja', '方2平5', 'h2e2'],
  ['ja', 'ほうにへいご', 'h2e2'],
  ['ja', '馬八進七', 'b0c2'],
  ['ja', 'エイチツーイーツー', 'h2e2'],
  ['en', 'cannon two to five', 'h2e2'],
  ['en', 'Cannon 2-5', ''],
  ['en', 'canon to to five', 'h2e2'],
  ['en', 'Cannon 225', 'h2e2'],
  ['en', 'horse eight forward seven', 'b0c2'],
  ['en', 'chariot one advances one', 'i0i1'],
  ['en', 'advisor 4 forward 5', 'f0e1'],
  ['en', 'h two e two', 'h2e2'],
  ['en', 'H2 E2', 'h2e2'],
  ['en', 'h2 to e2', 'h2e2'],
  ['en', 'hotel two echo two', 'h2e2'],
  ['en', 'good morning', ''],
  ['en', 'cannon five to two', ''],
];

describe.skipIf(!isEngineBuilt)('what was said', () => {
  let session: KnownSession;
  const moveOf = (text: string, language: Language): string => {
    const position = { fen: xiangqi.startFen, moves: [], rules: 'asian' } as const;
    const moves = movesHeard(text, language).map((one) => {
      const reading = session.readMove(position, one);
      return reading.answer?.move ?? '';
    });
    return [...new Set(moves.filter((move) => move !== ''))].join(' ');
  };

  beforeAll(async () => {
    const engine = await loadEngine();
    session = new engine.Session('xiangqi', 1) as KnownSession;
    return () => session.delete();
  });

  test.each(spoken)('in %s, written “%s”, is the move %s', (language, text, move) => {
    expect(moveOf(text, language)).toBe(move);
  });
});

test('a point of Gomoku is a letter and a number', () => {
  expect(movesHeard('h eight', 'en')).toEqual(['h8']);
  expect(movesHeard('K fifteen', 'en')).toEqual(['k15']);
  expect(movesHeard('k 1 5', 'en')).toEqual(['k15']);
});

function listener() {
  return { heard: vi.fn(), ended: vi.fn() };
}

describe('speech recognition', () => {
  class FakeRecognition extends EventTarget {
    static last: FakeRecognition;
    lang = '';
    maxAlternatives = 1;
    interimResults = true;
    isStarted = false;

    constructor() {
      super();
      FakeRecognition.last = this;
    }

    start(): void {
      this.isStarted = true;
    }

    abort(): void {
      this.fail('aborted');
    }

    fail(error: string): void {
      this.dispatchEvent(Object.assign(new Event('error'), { error }));
      this.dispatchEvent(new Event('end'));
    }
  }

  afterEach(() => vi.unstubAllGlobals());

  test('is only offered where the browser has it', () => {
    expect(canHear()).toBe(false);
    expect(listen('en', listener())).toBeNull();
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    expect(canHear()).toBe(true);
  });

  test('hears in the language of the page, and gives all it may have heard', () => {
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
    const hearing = listener();
    listen('zh-Hant', hearing);
    const { last } = FakeRecognition;
    expect(last).toMatchObject({ lang: 'zh-TW', isStarted: true, interimResults: false });
    const results = [[{ transcript: '砲二平五' }, { transcript: '跑二平五' }]];
    last.dispatchEvent(Object.assign(new Event('result'), { results }));
    last.dispatchEvent(new Event('end'));
    expect(hearing.heard).toHaveBeenCalledWith(['砲二平五', '跑二平五']);
    expect(hearing.ended).toHaveBeenCalledWith(null);
  });

  test('says why it heard nothing, but not when it was stopped', () => {
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
    const refused = listener();
    listen('en', refused);
    FakeRecognition.last.fail('not-allowed');
    expect(refused.ended).toHaveBeenCalledWith('denied');
    const stopped = listener();
    listen('en', stopped)?.();
    expect(stopped.ended).toHaveBeenCalledWith(null);
  });
});
