// SPDX-License-Identifier: MIT
// Writes the findings of a review into the record: a glyph and a word at each mistake, and the
// better line as a variation.

import type { Gravity } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { goodAnswers } from './moments.ts';
import { mistakesIn, pliesShown, type Mistake, type Review } from './review.ts';
import { verdictInWords } from './verdict-words.ts';
import {
  nodeOf,
  withComment,
  withGlyphs,
  withLine,
  type NodeId,
  type Tree,
} from '../record/tree.ts';

/** PGN glyphs ?!, ? and ??. */
const signs: Readonly<Record<Gravity, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };
const kGood = 1;
/** Glyphs up to this number judge a move; a move has at most one of them. */
const kLastOfMove = 6;

function withSign(tree: Tree, id: NodeId, sign: number): Tree {
  const others = nodeOf(tree, id).glyphs.filter((glyph) => glyph > kLastOfMove);
  return withGlyphs(tree, id, [sign, ...others]);
}

function withRemark(tree: Tree, id: NodeId, remark: string): Tree {
  const { comment } = nodeOf(tree, id);
  if (comment.includes(remark)) return tree;
  return withComment(tree, id, comment === '' ? remark : `${comment} ${remark}`);
}

function withMistake(tree: Tree, spec: GameSpec, mistake: Mistake, strings: Strings): Tree {
  const { node, gravity, better } = mistake;
  const remark = verdictInWords(spec, mistake, strings);
  const marked = withRemark(withSign(tree, node, signs[gravity]), node, remark);
  const line = better.pv.slice(0, pliesShown(spec, better));
  return withLine(marked, nodeOf(tree, node).parent, line, better.written);
}

/** Returns the annotated record; existing annotations are not repeated. */
export function annotated(tree: Tree, spec: GameSpec, review: Review, strings: Strings): Tree {
  const marked = mistakesIn(review).reduce(
    (grown, one) => withMistake(grown, spec, one, strings),
    tree,
  );
  return goodAnswers(review).reduce((grown, node) => withSign(grown, node, kGood), marked);
}
