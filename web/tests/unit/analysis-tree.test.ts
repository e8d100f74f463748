// SPDX-License-Identifier: MIT
// Records as values: adding, removing, and conversion to the engine's format and back.

import { describe, expect, test } from 'vitest';
import { notations } from '../../src/engine/protocol.ts';
import { parseTree, writeTree } from '../../src/screens/analyse/record/tree-text.ts';
import {
  branchOf,
  childFor,
  emptyTree,
  kRoot,
  lineFrom,
  lineTo,
  movesTo,
  nodeAfter,
  nodeOf,
  preorder,
  promoted,
  withComment,
  withMove,
  without,
  withTexts,
  type NodeId,
  type Tree,
} from '../../src/screens/analyse/record/tree.ts';

const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/** 1. h2e2 h9g7 (1... b9c7 2. h0g2) 2. h0g2, and 1. c3c4. */
function branched(): Tree {
  return parseTree(
    [
      `start ${start}`,
      'header Red Hu Ronghua',
      'comment The start\\nof it',
      'move 1 h2e2 H2-E2 C2=5 炮二平五 炮二平五',
      'glyphs 1 14',
      'evaluation 35 0',
      'move 2 h9g7 H9-G7 H8+7 马８进７ 馬８進７',
      'move 3 h0g2 H0-G2 H2+3 马二进三 傌二進三',
      'move 2 b9c7 B9-C7 H2+3 马２进３ 馬２進３',
      'comment a \\\\ b',
      'move 3 h0g2 H0-G2 H2+3 马二进三 傌二進三',
      'move 1 c3c4 C3-C4 P7+1 兵七进一 兵七進一',
    ].join('\n'),
  )!;
}

function at(tree: Tree, ...moves: string[]): NodeId {
  return moves.reduce((node, move) => childFor(tree, node, move)!, kRoot);
}

describe('a tree', () => {
  test('comes from the engine with every move in every notation', () => {
    const tree = branched();
    expect(tree.startFen).toBe(start);
    expect(tree.headers).toEqual([{ name: 'Red', value: 'Hu Ronghua' }]);
    expect(nodeOf(tree, kRoot).comment).toBe('The start\nof it');
    const first = nodeOf(tree, at(tree, 'h2e2'));
    expect(first.written).toEqual({
      uci: 'h2e2',
      iccs: 'H2-E2',
      wxf: 'C2=5',
      'zh-hans': '炮二平五',
      'zh-hant': '炮二平五',
    });
    expect(first.glyphs).toEqual([1, 14]);
    expect(nodeOf(tree, at(tree, 'h2e2', 'b9c7')).comment).toBe('a \\ b');
  });

  test('is searched for a line of moves', () => {
    const tree = branched();
    const node = nodeAfter(tree, ['h2e2', 'b9c7']);
    expect(movesTo(tree, node ?? kRoot)).toEqual(['h2e2', 'b9c7']);
    expect(nodeAfter(tree, [])).toBe(kRoot);
    expect(nodeAfter(tree, ['h2e2', 'a9a8', 'h0g2'])).toBeUndefined();
  });

  test('goes back as it came', () => {
    const tree = branched();
    expect(parseTree(writeTree(tree))).toEqual(tree);
    expect(writeTree(tree)).toContain('evaluation 35 0');
  });

  test('keeps the moves in every notation there is', () => {
    const written = Object.fromEntries(notations.map((name) => [name, [`in-${name}`]]));
    const tree = withMove(emptyTree(start), kRoot, 'h2e2');
    const back = parseTree(writeTree(withTexts(tree, 1, { ...written, uci: ['h2e2'] })));
    for (const name of notations.filter((one) => one !== 'uci')) {
      expect(nodeOf(back!, 1).written[name]).toBe(`in-${name}`);
    }
  });

  test('of an earlier version lacks the notations there were not', () => {
    const node = nodeOf(branched(), at(branched(), 'h2e2'));
    expect(node.written.iccs).toBe('H2-E2');
    expect(node.written.vietnamese).toBeUndefined();
  });

  test('is nothing the engine has not written', () => {
    expect(parseTree('')).toBeNull();
    expect(parseTree('1. h2e2')).toBeNull();
    expect(parseTree(`start ${start}\nmove 3 h2e2`)).toBeNull();
  });

  test('knows its lines', () => {
    const tree = branched();
    const deep = at(tree, 'h2e2', 'b9c7', 'h0g2');
    expect(movesTo(tree, deep)).toEqual(['h2e2', 'b9c7', 'h0g2']);
    expect(lineTo(tree, deep)).toHaveLength(3);
    expect(lineFrom(tree, kRoot).map((id) => nodeOf(tree, id).move)).toEqual([
      'h2e2',
      'h9g7',
      'h0g2',
    ]);
    expect(branchOf(tree, deep)).toBe(at(tree, 'h2e2', 'b9c7'));
    expect(branchOf(tree, at(tree, 'h2e2', 'h9g7'))).toBe(kRoot);
    expect(preorder(tree).map((id) => nodeOf(tree, id).move)).toEqual([
      'h2e2',
      'h9g7',
      'h0g2',
      'b9c7',
      'h0g2',
      'c3c4',
    ]);
  });

  test('grows without changing what it was', () => {
    const before = emptyTree(start);
    const after = withMove(before, kRoot, 'h2e2');
    expect(preorder(before)).toEqual([]);
    expect(movesTo(after, 1)).toEqual(['h2e2']);
    expect(nodeOf(after, 1).ply).toBe(1);
  });

  test('takes the texts of a line and is the same when it has them', () => {
    const tree = withMove(withMove(emptyTree(start), kRoot, 'h2e2'), 1, 'h9g7');
    const texts = { wxf: ['C2=5', 'H8+7'] };
    const written = withTexts(tree, 2, texts);
    expect(nodeOf(written, 2).written.wxf).toBe('H8+7');
    expect(withTexts(written, 2, texts)).toBe(written);
  });

  test('loses a branch with all that follows', () => {
    const tree = branched();
    const pruned = without(tree, at(tree, 'h2e2', 'b9c7'));
    expect(preorder(pruned)).toHaveLength(4);
    expect(preorder(tree)).toHaveLength(6);
  });

  test('brings a variation to the front from anywhere within it', () => {
    const tree = branched();
    const better = promoted(tree, at(tree, 'h2e2', 'b9c7', 'h0g2'));
    expect(lineFrom(better, kRoot).map((id) => nodeOf(better, id).move)).toEqual([
      'h2e2',
      'b9c7',
      'h0g2',
    ]);
    expect(promoted(tree, at(tree, 'h2e2'))).toBe(tree);
  });

  test('is the same where a comment stays what it was', () => {
    const tree = branched();
    const id = at(tree, 'c3c4');
    expect(withComment(tree, id, '')).toBe(tree);
    expect(nodeOf(withComment(tree, id, 'sharp'), id).comment).toBe('sharp');
  });
});
