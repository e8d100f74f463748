// SPDX-License-Identifier: MIT
// Annotating a record from a review.

import { glyphsOf } from '../../src/screens/analyse/record/move-list.ts';
import { describe, expect, test } from 'vitest';
import { annotated } from '../../src/screens/analyse/review/annotate.ts';
import { initialAnalysis } from '../../src/screens/analyse/keep/saved-analysis.ts';
import { validReview } from '../../src/screens/analyse/findings.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import type { Review } from '../../src/screens/analyse/review/review.ts';
import { withFindings, type AnalysisState } from '../../src/screens/analyse/state.ts';
import { parseTree, writeTree } from '../../src/screens/analyse/record/tree-text.ts';
import {
  childFor,
  emptyTree,
  kRoot,
  lineFrom,
  nodeOf,
  withComment,
  withGlyphs,
  withLine,
  type Tree,
} from '../../src/screens/analyse/record/tree.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { info } from './game-fixtures.ts';
import { lostChariot, mistake, reviewed, reviewOf } from './review-fixtures.ts';

/** Red leaves its chariot en prise; Black retreats instead of taking it; Red moves it away. */
const start = '4k4/9/9/8p/9/8R/9/9/9/3K5 w - - 0 1';
const moves = ['i4i5', 'e9e8', 'i5a5'];
const fens = [
  start,
  '4k4/9/9/8p/8R/9/9/9/9/3K5 b - - 1 1',
  '9/4k4/9/8p/8R/9/9/9/9/3K5 w - - 2 2',
  '9/4k4/9/8p/R8/9/9/9/9/3K5 b - - 3 2',
];

function record(): Tree {
  return withLine(emptyTree(start), kRoot, moves, { uci: moves });
}

function review(): Review {
  const reports = [
    info({ score: 0, bestMove: 'i4i0', pv: ['i4i0', 'e9e8'], written: { wxf: ['R1-4', 'K5+1'] } }),
    info({ score: 900, bestMove: 'i6i5', pv: ['i6i5'] }),
    info({ score: 0, bestMove: 'i5a5', pv: ['i5a5'] }),
    info({ score: 0, bestMove: 'e8e9', pv: ['e8e9'] }),
  ];
  const positions = fens.map((fen, ply) => reviewed(fen, reports[ply]!));
  const mistakes = [lostChariot(0), mistake(1, { seat: 'second' })];
  const found = reviewOf(moves, positions, { mistakes, goodAnswers: [2] });
  return { ...found, line: lineFrom(record(), kRoot) };
}

function written(tree = record()): Tree {
  return annotated(tree, xiangqi, review(), en);
}

function mainLine(tree: Tree): string[] {
  return lineFrom(tree, kRoot).map((id) => `${nodeOf(tree, id).move} ${glyphsOf(tree, id)}`.trim());
}

describe('a review that is written into the record', () => {
  test('marks the mistakes, and a good answer to one that takes nothing', () => {
    expect(mainLine(written())).toEqual(['i4i5 ⁇', 'e9e8 ⁇', 'i5a5 !']);
  });

  test('says in words what was wrong', () => {
    const [first = kRoot] = lineFrom(written(), kRoot);
    expect(nodeOf(written(), first).comment).toBe('Blunder: loses the red chariot');
  });

  test('puts the better line beside the mistake, in every notation', () => {
    const tree = written();
    const better = childFor(tree, kRoot, 'i4i0') ?? kRoot;
    expect(nodeOf(tree, kRoot).children[1]).toBe(better);
    expect(nodeOf(tree, better).written.wxf).toBe('R1-4');
    const [next = kRoot] = nodeOf(tree, better).children;
    expect(nodeOf(tree, next).move).toBe('e9e8');
  });

  test('keeps what somebody wrote, and other signs than of the move', () => {
    const own = withGlyphs(withComment(record(), 1, 'I saw nothing.'), 1, [1, 16]);
    const { comment, glyphs } = nodeOf(written(own), 1);
    expect(comment).toBe('I saw nothing. Blunder: loses the red chariot');
    expect(glyphs).toEqual([4, 16]);
  });

  test('is written once, however often it is wanted', () => {
    expect(writeTree(written(written()))).toBe(writeTree(written()));
  });

  test('survives the form in which records are kept and go to the engine', () => {
    const read = parseTree(writeTree(written()))!;
    expect(mainLine(read)).toEqual(mainLine(written()));
    const better = childFor(read, kRoot, 'i4i0') ?? kRoot;
    expect(nodeOf(read, better).children).toHaveLength(1);
    expect(nodeOf(read, 1).comment).toBe('Blunder: loses the red chariot');
  });

  test('goes away with one step back, and the review stays', () => {
    const place = { tree: record(), at: kRoot };
    const settings = initialAnalysis(xiangqi, null).settings;
    const opened = initialAnalysis(xiangqi, {
      ...place,
      settings,
      isTurned: false,
      archiveId: null,
      own: null,
    });
    const state: AnalysisState = withFindings(opened, { review: review() });
    const marked = reduce(state, { type: 'rewritten', tree: written(state.tree) });
    expect(mainLine(marked.tree)[0]).toBe('i4i5 ⁇');
    expect(validReview(marked)).not.toBeNull();
    const back = reduce(marked, { type: 'undone' });
    expect(writeTree(back.tree)).toBe(writeTree(record()));
    expect(validReview(back)).not.toBeNull();
  });
});
