// SPDX-License-Identifier: MIT
// The reducer of the analysis: one question at a time, no event lost.

import { glyphsOf } from '../../src/screens/analyse/record/move-list.ts';
import { announceAnalysis } from '../../src/screens/analyse/announce.ts';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../src/games/chances.ts';
import {
  fromKept,
  initialAnalysis,
  toKept,
} from '../../src/screens/analyse/keep/saved-analysis.ts';
import { analysisBoard } from '../../src/screens/analyse/board-of.ts';
import { linesOf } from '../../src/screens/analyse/findings.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import type { AnalysisEvent, AnalysisState } from '../../src/screens/analyse/state.ts';
import { plainText } from '../../src/screens/analyse/export/take-out.ts';
import { kRoot, movesTo, nodeOf, preorder } from '../../src/screens/analyse/record/tree.ts';
import { headlineOf, numberedMove } from '../../src/screens/analyse/words.ts';
import { placementAfter, rowsOf } from '../../src/games/placement.ts';
import type { Notes, RecordReading, Report, Snapshot } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { afterCannon, afterHorse, info, mated, openAsk, start } from './game-fixtures.ts';

function after(state: AnalysisState, ...events: AnalysisEvent[]): AnalysisState {
  return events.reduce(reduce, state);
}

/** The engine describes the requested position. */
function described(state: AnalysisState, snapshot: Snapshot): AnalysisState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const uci = ask.position.moves;
  return after(state, { type: 'described', ask, snapshot, written: { uci } });
}

function ready(): AnalysisState {
  const opened = initialAnalysis(xiangqi, null);
  const loaded = after(opened, { type: 'engine', event: { type: 'ready' } });
  return described(loaded, start);
}

function played(state: AnalysisState, move: string, snapshot: Snapshot): AnalysisState {
  return described(after(state, { type: 'move-played', move }), snapshot);
}

/** 1. h2e2 h9g7, at the second move. */
function walked(): AnalysisState {
  return played(played(ready(), 'h2e2', afterCannon), 'h9g7', afterHorse);
}

function informed(state: AnalysisState, known: Partial<Report>): AnalysisState {
  const { ask } = state;
  if (ask?.kind !== 'search') throw new Error('nobody searches');
  return after(state, { type: 'informed', ask, info: info(known) });
}

function movesOf({ tree, at }: AnalysisState): string[] {
  return movesTo(tree, at);
}

const silent: Notes = { comment: '', glyphs: [], evaluation: null, clockMs: null };
const bare = {
  startFen: xiangqi.startFen,
  headers: [],
  nodes: [{ parent: 0, move: '', written: {}, notes: silent }],
};

const reading: RecordReading = {
  format: 'pgn',
  games: [
    { first: 'Hu', second: 'Yang', event: 'Cup', date: '', result: '1-0', plies: 1 },
    { first: 'A', second: '', event: '', date: '', result: '', plies: 0 },
  ],
  tree: {
    startFen: xiangqi.startFen,
    headers: [{ name: 'Red', value: 'Hu' }],
    nodes: [
      { parent: 0, move: '', written: {}, notes: silent },
      {
        parent: 0,
        move: 'h2e2',
        written: { wxf: 'C2=5', 'zh-hans': '炮二平五' },
        notes: { ...silent, comment: 'why' },
      },
    ],
  },
  warnings: [
    {
      unit: 'line',
      at: 3,
      column: 0,
      game: 1,
      ply: 0,
      fault: { code: 'no-game', text: '', where: '', number: 0, expected: 0, choices: [] },
    },
  ],
};

function given(state: AnalysisState, answer: RecordReading): AnalysisState {
  const asked = after(state, { type: 'record-given', bytes: new Uint8Array(4), chosen: 0 });
  return after(asked, { type: 'record-read', ask: openAsk(asked, 'read-record'), reading: answer });
}

/** Trees from the engine's worker share no objects with earlier ones. */
function withAnother(state: AnalysisState): AnalysisState {
  return given(state, structuredClone(reading));
}

describe('the engine', () => {
  test('thinks without an end about what is on the board', () => {
    const { ask } = ready();
    expect(ask).toMatchObject({
      kind: 'search',
      position: { moves: [] },
      limits: { depth: 0, nodes: 0, moveTimeMs: 0, multiPv: 3, useBook: false },
    });
  });

  test('is asked nothing while it is paused or nobody looks', () => {
    expect(after(ready(), { type: 'run-toggled' }).ask).toBeNull();
    const hidden = after(ready(), { type: 'visibility-changed', isVisible: false });
    expect(hidden.ask).toBeNull();
    expect(after(hidden, { type: 'visibility-changed', isVisible: true }).ask?.kind).toBe('search');
  });

  test('is asked nothing of a finished game', () => {
    expect(played(ready(), 'h2e2', mated).ask).toBeNull();
  });

  test('thinks on when only a comment changes', () => {
    const state = ready();
    const commented = after(state, { type: 'commented', node: kRoot, comment: 'wide open' });
    expect(commented.ask).toBe(state.ask);
  });

  test('begins again when more lines are wanted', () => {
    const state = ready();
    const wider = after(state, { type: 'settings-changed', settings: { lines: 5 } });
    expect(wider.ask).toMatchObject({ kind: 'search', limits: { multiPv: 5 } });
  });

  test('is not asked again what it has thought through', () => {
    const state = ready();
    const done = after(state, { type: 'found', ask: openAsk(state, 'search') });
    expect(done.ask).toBeNull();
    const flipped = after(done, { type: 'run-toggled' }, { type: 'run-toggled' });
    expect(flipped.ask).toBeNull();
  });

  test('keeps its lines, and the deeper ones where it begins again', () => {
    let state = informed(ready(), { depth: 9, pv: ['h2e2'], multiPv: 1 });
    state = informed(state, { depth: 9, pv: ['b0c2'], multiPv: 2 });
    expect(linesOf(state).map(({ pv }) => pv)).toEqual([['h2e2'], ['b0c2']]);
    state = played(state, 'h2e2', afterCannon);
    expect(linesOf(state)).toEqual([]);
    state = described(after(state, { type: 'stepped', step: 'back' }), start);
    expect(linesOf(state)).toHaveLength(2);
    state = informed(state, { depth: 2, pv: ['h0g2'], multiPv: 1 });
    expect(linesOf(state)[0]).toMatchObject({ depth: 9, pv: ['h2e2'] });
    state = informed(state, { depth: 10, pv: ['h0g2'], multiPv: 1 });
    expect(linesOf(state)[0]).toMatchObject({ depth: 10, pv: ['h0g2'] });
  });

  test('forgets what was found by hand once the network has come', () => {
    const state = informed(ready(), { depth: 9, pv: ['h2e2'], multiPv: 1 });
    const judged = after(state, { type: 'engine', event: { type: 'network-ready' } });
    expect(linesOf(judged)).toEqual([]);
    expect(judged.ask).toBe(state.ask);
    expect(linesOf(informed(judged, { depth: 1, pv: ['b0c2'], multiPv: 1 }))).toHaveLength(1);
  });

  test('that is back from another board keeps what the network found, and adds to it', () => {
    const network = { type: 'engine', event: { type: 'network-ready' } } as const;
    const judged = after(ready(), network);
    const state = informed(judged, { depth: 9, pv: ['h2e2'], multiPv: 1 });
    const back = after(state, { type: 'engine', event: { type: 'loading' } });
    const byHand = informed(back, { depth: 12, pv: ['b0c2'], multiPv: 1 });
    expect(linesOf(byHand)).toEqual(linesOf(state));
    const again = after(byHand, network);
    expect(linesOf(again)).toEqual(linesOf(state));
    expect(linesOf(informed(again, { depth: 3, pv: ['a0a1'], multiPv: 1 }))).toEqual(
      linesOf(state),
    );
    expect(linesOf(informed(again, { depth: 10, pv: ['h0g2'], multiPv: 1 }))[0]?.depth).toBe(10);
  });

  test('has no book until it is loaded, and again after a restart', () => {
    const events = [
      { type: 'book-ready' },
      { type: 'loading' },
      { type: 'file-failed', file: 'book', fault: 'book-missing', detail: '' },
      { type: 'file-failed', file: 'network', fault: 'network-missing', detail: '' },
    ] as const;
    let state = ready();
    const known = events.map((event) => (state = after(state, { type: 'engine', event })).hasBook);
    expect(known).toEqual([true, null, false, false]);
  });

  test('shows what is found by hand where the network does not come again', () => {
    const judged = after(ready(), { type: 'engine', event: { type: 'network-ready' } });
    const state = informed(judged, { depth: 9, pv: ['h2e2'], multiPv: 1 });
    const back = after(state, { type: 'engine', event: { type: 'loading' } });
    const failed = {
      type: 'file-failed',
      file: 'network',
      fault: 'network-missing',
      detail: '',
    } as const;
    const byHand = informed(after(back, { type: 'engine', event: failed }), {
      depth: 3,
      pv: ['b0c2'],
      multiPv: 1,
    });
    expect(linesOf(byHand)).toMatchObject([{ depth: 3, pv: ['b0c2'] }]);
  });

  test('forgets its lines where another number of them is wanted', () => {
    const state = informed(ready(), { depth: 9, pv: ['h2e2'], multiPv: 1 });
    const wider = after(state, { type: 'settings-changed', settings: { lines: 4 } });
    expect(linesOf(wider)).toEqual([]);
  });

  test('that broke over a position is not asked about it again and again', () => {
    const state = ready();
    expect(after(state, { type: 'refused', ask: state.ask!, fault: null }).ask).toBeNull();
  });

  test('that cannot be loaded loses no record that waits for it', () => {
    const bytes = new TextEncoder().encode('1. h2e2');
    const waiting = after(
      initialAnalysis(xiangqi, null),
      { type: 'record-given', bytes, chosen: 0 },
      { type: 'engine', event: { type: 'failed', fault: 'engine-missing', detail: '' } },
    );
    expect(waiting.ask).toBeNull();
    const again = after(waiting, { type: 'engine', event: { type: 'loading' } });
    expect(again.ask).toMatchObject({ kind: 'read-record', bytes });
  });

  test('that failed is asked nothing', () => {
    const event = { type: 'failed', fault: 'crashed', detail: '' } as const;
    expect(after(ready(), { type: 'engine', event }).ask).toBeNull();
  });
});

describe('the record', () => {
  test('grows by what is played, and is walked where it has the move', () => {
    const state = walked();
    expect(movesOf(state)).toEqual(['h2e2', 'h9g7']);
    const back = described(after(state, { type: 'stepped', step: 'first' }), start);
    expect(movesOf(back)).toEqual([]);
    const again = after(back, { type: 'move-played', move: 'h2e2' });
    expect(again.tree).toBe(back.tree);
    const other = after(back, { type: 'move-played', move: 'h0g2' });
    expect(nodeOf(other.tree, kRoot).children).toHaveLength(2);
  });

  test('takes no illegal move', () => {
    const state = ready();
    expect(after(state, { type: 'move-played', move: 'e0e5' })).toBe(state);
  });

  test('is walked by steps, and from variation to variation', () => {
    const start2 = described(after(walked(), { type: 'stepped', step: 'first' }), start);
    const branch = played(start2, 'h0g2', afterCannon);
    expect(movesOf(after(branch, { type: 'stepped', step: 'above' }))).toEqual(['h2e2']);
    const main = after(branch, { type: 'stepped', step: 'above' });
    expect(movesOf(after(main, { type: 'stepped', step: 'below' }))).toEqual(['h0g2']);
    expect(movesOf(after(main, { type: 'stepped', step: 'last' }))).toEqual(['h2e2', 'h9g7']);
    expect(after(main, { type: 'stepped', step: 'above' })).toBe(main);
  });

  test('gives back by "Undo" what was deleted', () => {
    const state = walked();
    const pruned = after(state, { type: 'removed', node: 1 });
    expect(preorder(pruned.tree)).toEqual([]);
    expect(movesOf(pruned)).toEqual([]);
    const restored = after(pruned, { type: 'undone' });
    expect(movesOf(restored)).toEqual(['h2e2', 'h9g7']);
  });

  test('gives back by "Undo" the one that was there before another was opened', () => {
    const opened = given(walked(), reading);
    expect(preorder(opened.tree)).toHaveLength(1);
    expect(preorder(after(opened, { type: 'undone' }).tree)).toHaveLength(2);
    const emptied = after(walked(), { type: 'record-cleared' });
    expect(preorder(emptied.tree)).toEqual([]);
    expect(movesOf(after(emptied, { type: 'undone' }))).toEqual(['h2e2', 'h9g7']);
  });

  test('gives back by "Undo" a few that were there before, and holds no more', () => {
    let state = walked();
    for (let record = 0; record < 50; record++) state = withAnother(state);
    const held = new Set(state.past.map(({ tree }) => tree));
    expect(held.size).toBeLessThan(10);
    expect(movesOf(after(withAnother(walked()), { type: 'undone' }))).toEqual(['h2e2', 'h9g7']);
    // Steps within one record do not count.
    state = walked();
    const before = state.past.length;
    for (let turn = 0; turn < 20; turn++)
      state = after(state, { type: 'commented', node: 1, comment: `remark ${turn}` });
    expect(state.past.length).toBe(before + 20);
  });

  test('is kept between visits with the place one was at', () => {
    const state = after(walked(), { type: 'stepped', step: 'back' });
    const kept = fromKept(xiangqi, JSON.parse(JSON.stringify(toKept(state))));
    const again = initialAnalysis(xiangqi, kept);
    expect(movesOf(again)).toEqual(['h2e2']);
    expect(preorder(again.tree)).toHaveLength(2);
    expect(fromKept(xiangqi, { version: 1, game: 'xiangqi', tree: 'damaged' })).toBeNull();
  });

  test('makes way for an empty one when the engine does not take what was kept', () => {
    const kept = fromKept(xiangqi, {
      version: 1,
      game: 'xiangqi',
      tree: 'start nowhere w\nmove 1 h2e2',
      at: 1,
    });
    const state = initialAnalysis(xiangqi, kept);
    const fresh = after(state, { type: 'refused', ask: state.ask!, fault: null });
    expect(fresh.tree.startFen).toBe(xiangqi.startFen);
    expect(fresh.ask).toMatchObject({ kind: 'describe', position: { moves: [] } });
  });

  test('that makes way takes with it what was found of its start', () => {
    const nodes = [...bare.nodes, { parent: 0, move: 'e0e1', written: {}, notes: silent }];
    const tree = { startFen: '4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1', headers: [], nodes };
    const opened = given(ready(), { ...reading, tree });
    const state = described(after(opened, { type: 'stepped', step: 'first' }), start);
    const found = informed(state, { depth: 9, pv: ['e0e1'], multiPv: 1 });
    const stepped = after(found, { type: 'stepped', step: 'forward' });
    const fresh = after(stepped, {
      type: 'refused',
      ask: stepped.ask!,
      fault: null,
    });
    expect(linesOf(fresh)).toEqual([]);
  });
});

describe('a file or text', () => {
  test('is read before the engine thinks on, and opened at its last move', () => {
    const asked = after(ready(), { type: 'record-given', bytes: new Uint8Array(4), chosen: 1 });
    expect(asked.ask).toMatchObject({ kind: 'read-record', chosen: 1 });
    const state = given(ready(), reading);
    expect(state.ask?.kind).toBe('describe');
    expect(state.at).toBe(1);
    expect(nodeOf(state.tree, 1).comment).toBe('why');
    expect(state.source!.games.map(({ first }) => first)).toEqual(['Hu', 'A']);
  });

  test('without a game leaves the record as it is and says so', () => {
    const before = walked();
    const state = given(before, { ...reading, games: [], tree: null });
    expect(state.tree).toBe(before.tree);
    expect(state.source).not.toBeNull();
    expect(state.ask?.kind).toBe('search');
  });

  test('that is no record at all replaces nothing', () => {
    const before = walked();
    const state = given(before, { ...reading, tree: bare });
    expect(state.tree).toBe(before.tree);
    expect(state.source?.isOpened).toBe(false);
    // A new game without a move is a game.
    expect(given(before, { ...reading, tree: bare, warnings: [] }).source?.isOpened).toBe(true);
  });

  test('that breaks the engine is given up, and that is said', () => {
    const asked = after(walked(), { type: 'record-given', bytes: new Uint8Array(4), chosen: 0 });
    const state = after(asked, {
      type: 'refused',
      ask: asked.ask!,
      fault: null,
    });
    expect(state.ask?.kind).toBe('search');
    expect(state.source).toMatchObject({ isOpened: false, fault: { code: 'unanswered' } });
  });
});

describe('a typed move', () => {
  test('is played where the engine reads one', () => {
    const asked = after(ready(), { type: 'move-typed', text: '炮二平五' });
    expect(asked.ask).toMatchObject({ kind: 'read-move', text: '炮二平五' });
    const answer = { move: 'h2e2', notation: 'zh-hans', error: '' } as const;
    const state = after(asked, {
      type: 'move-read',
      ask: openAsk(asked, 'read-move'),
      reading: answer,
    });
    expect(movesOf(state)).toEqual(['h2e2']);
  });

  test('that is none is said, until something is played', () => {
    const asked = after(ready(), { type: 'move-typed', text: 'xyz' });
    const { ask } = asked;
    const state = after(asked, { type: 'refused', ask: ask!, fault: null });
    expect(state.unread).toBe('xyz');
    expect(after(state, { type: 'move-played', move: 'h2e2' }).unread).toBeNull();
  });

  test('is forgotten when one goes elsewhere meanwhile', () => {
    const asked = after(walked(), { type: 'move-typed', text: 'e2e6' });
    const gone = after(asked, { type: 'stepped', step: 'first' });
    expect(gone.ask?.kind).toBe('describe');
  });
});

describe('words', () => {
  test('number a move by its side', () => {
    const state = walked();
    expect(numberedMove(state, 1, en)).toBe('1. h2e2');
    expect(numberedMove(state, 2, en)).toBe('1… h9g7');
    expect(numberedMove(state, kRoot, en)).toBe('Start');
  });

  test('write the main line as people do', () => {
    expect(plainText(walked(), en)).toBe('1. h2e2 h9g7');
  });

  test('show the usual glyphs by their signs', () => {
    const notes = { ...silent, glyphs: [4, 19, 200] };
    const nodes = [...bare.nodes, { parent: 0, move: 'h2e2', written: {}, notes }];
    const state = given(ready(), { ...reading, tree: { ...bare, nodes } });
    expect(glyphsOf(state.tree, 1)).toBe('⁇ −+ $200');
  });

  test('say who won, whichever side looks', () => {
    expect(headlineOf(played(ready(), 'h2e2', mated), en)).toBe('Black wins');
    expect(headlineOf(ready(), en)).toBe('Red to move');
  });

  test('tell a step as a move, a leap as a place, and its comment', () => {
    const before = given(ready(), reading);
    const there = described(after(before, { type: 'stepped', step: 'first' }), start);
    const moved = after(there, { type: 'stepped', step: 'forward' });
    const event = {
      type: 'described',
      ask: openAsk(moved, 'describe'),
      snapshot: afterCannon,
      written: {},
    } as const;
    const said = announceAnalysis(event, moved, after(moved, event), en);
    expect(said.polite).toBe('red cannon h2 to e2. why');
    const wanted = { type: 'record-given', bytes: new Uint8Array(4), chosen: 0 } as const;
    const ask = openAsk(after(moved, wanted), 'read-record');
    const opened = { type: 'record-read', ask, reading } as const;
    expect(announceAnalysis(opened, ready(), before, en).polite).toBe(
      'Opened: Hu – ?, 1 move. 1 problem found',
    );
  });
});

test('a draw is worth half a win', () => {
  expect(chanceOf(info({ chances: { win: 600, draw: 300, loss: 100 } }))).toBe(0.75);
  expect(chanceOf(info({ chances: { win: 0, draw: 1000, loss: 0 } }))).toBe(0.5);
});

describe('the position after moves of a line', () => {
  test('has the pieces where they went, without those they took', () => {
    const pieces = placementAfter(xiangqi, xiangqi.startFen, ['h2e2', 'h9g7', 'e2e6']);
    expect(rowsOf(xiangqi, pieces)).toBe(
      'rnbakab1r/9/1c4nc1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR',
    );
  });

  test('has the stones of both sides in turn', () => {
    const pieces = placementAfter(gomoku, gomoku.startFen, ['a1', 'b1', 'c1']);
    expect(rowsOf(gomoku, pieces)).toBe(`${'15/'.repeat(14)}bwb12`);
  });
});

/** The arrows on the board, while that line of the engine is pointed at. */
function arrowsOf(state: AnalysisState, pointed: number | null = null): string[] {
  return analysisBoard(state, pointed, null, en).arrows.map(
    ({ move, meaning }) => `${move} ${meaning}`,
  );
}

describe('the board at a mistake', () => {
  const over = { fen: afterHorse.fen, status: 'ongoing', motifs: null } as const;
  const flaw = { kind: 'weakens', piece: '', moves: 0 } as const;
  const mistake = {
    ply: 1,
    seat: 'second',
    gravity: 'blunder',
    flaw,
    loss: 0.4,
    motifs: [],
  } as const;

  function judged(state: AnalysisState, gravity: 'good' | 'bad'): AnalysisState {
    const tried = {
      position: state.position,
      before: { ...over, report: info({ bestMove: 'b9c7', pv: ['b9c7', 'h0g2'] }) },
      after: { ...over, report: info({ bestMove: 'e2e6', pv: ['e2e6'] }) },
      mistake: gravity === 'bad' ? mistake : null,
    };
    return { ...state, findings: { ...state.findings, tried } };
  }

  test('draws what was played, what was better and the answer', () => {
    const state = judged(walked(), 'bad');
    expect(arrowsOf(state).toSorted()).toEqual(['b9c7 hint', 'e2e6 quiet', 'h9g7 forcing']);
  });

  test('draws the lines of the engine at a good move, or while one is pointed at', () => {
    const lines = informed(walked(), { pv: ['h0g2'], bestMove: 'h0g2' });
    expect(arrowsOf(judged(lines, 'good'))).toEqual(['h0g2 hint']);
    expect(arrowsOf(judged(lines, 'bad'), 0)).toEqual(['h0g2 hint']);
  });
});
