// SPDX-License-Identifier: MIT
// A comment of a record as text and drawings: `[%csl Re4,Gd5]` circles points, `[%cal Gh2e2]` draws arrows, as the
// studies of lichess write them. The comment keeps them, so every format that holds comments does; also what only SGF
// has, `[%sgf OB=3]`, and the places of its parts in PGN, `[%before]` and `[%after]`.

import type { Drawn } from '../../../board/drawn.ts';

export interface Annotated extends Drawn {
  /** The comment without its drawings. */
  readonly text: string;
}

/** A letter for the colour, which boards do not use, and one point or two. */
const drawing = /^[A-Z](([a-t]\d{1,2})([a-t]\d{1,2})?)$/;

const drawings = /\s*\[%(?:csl|cal) ([^\]]*)\]/g;
const unseen = /\s*\[%sgf [^\]]*\]/g;
const places = /(?:\s*\[%(?:before|after)\]\s*)+/g;

export function annotated(comment: string): Annotated {
  const circles: string[] = [];
  const arrows: string[] = [];
  for (const [, list = ''] of comment.matchAll(drawings)) {
    for (const one of list.split(',')) {
      const [, all, , second] = drawing.exec(one.trim()) ?? [];
      if (all !== undefined) (second === undefined ? circles : arrows).push(all);
    }
  }
  const text = comment
    .replaceAll(drawings, '')
    .replaceAll(unseen, '')
    .replaceAll(places, '\n')
    .trim();
  return { text, circles, arrows };
}
