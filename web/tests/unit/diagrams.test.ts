// SPDX-License-Identifier: MIT
// Positions as text and as drawings.

import { expect, test } from 'vitest';
import { boardPicture } from '../../src/board/picture.ts';
import type { Shape } from '../../src/ui/shape.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { parsePlacement } from '../../src/games/placement.ts';
import {
  bbcodeOf,
  latexOf,
  letterGrid,
  markdownOf,
  type Diagram,
} from '../../src/screens/analyse/pictures/diagrams.ts';

const kFen = '3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1';

const chariot: Diagram = {
  spec: xiangqi,
  placement: parsePlacement(xiangqi, kFen),
  isFlipped: false,
  caption: 'Red to move',
  fen: kFen,
};

test('letters stand where the pieces stand, between the names of the lines', () => {
  expect(letterGrid(chariot).split('\n')).toEqual([
    ' 9 . . . k . . . . .',
    ' 8 . . . . . . . . .',
    ' 7 . . . . . . . . .',
    ' 6 . . . . . . . . .',
    ' 5 . . . . . . . . .',
    ' 4 . . . . . . . . .',
    ' 3 . . . . . . . . .',
    ' 2 . . . . . . . . .',
    ' 1 . . . . R . . . .',
    ' 0 . . . . K . . . .',
    '   a b c d e f g h i',
  ]);
});

test('a board that is turned is turned in text, too', () => {
  const lines = letterGrid({ ...chariot, isFlipped: true }).split('\n');
  expect(lines[0]).toBe(' 0 . . . . K . . . .');
  expect(lines[9]).toBe(' 9 . . . . . k . . .');
  expect(lines[10]).toBe('   i h g f e d c b a');
});

test('stones are told apart by their letters', () => {
  const fen = '15/15/15/15/15/15/15/7b7/8w6/15/15/15/15/15/15 b freestyle';
  const spec = gomoku;
  const lines = letterGrid({
    spec,
    placement: parsePlacement(spec, fen),
    isFlipped: false,
    caption: '',
    fen,
  }).split('\n');
  expect(lines[7]).toBe(' 8 . . . . . . . X . . . . . . .');
  expect(lines[8]).toBe(' 7 . . . . . . . . O . . . . . .');
});

test('Markdown and BBCode keep the grid and name the position', () => {
  for (const text of [markdownOf(chariot), bbcodeOf(chariot)]) {
    expect(text).toContain(letterGrid(chariot));
    expect(text).toContain('Red to move');
    expect(text).toContain(kFen);
  }
  expect(markdownOf(chariot)).toMatch(/^```text\n/);
  expect(bbcodeOf(chariot)).toMatch(/^\[code\]\n[^]*\n\[\/code\]\n/);
});

test('LaTeX draws each piece at its place, and takes no character of a caption for its own', () => {
  const text = latexOf({ ...chariot, caption: '50% & _x^\\' });
  const nodes = [...text.matchAll(/\\node\[chuhe.* at \((\d+),(\d+)\) \{(.)\};/gu)];
  expect(nodes.map(([, x, y, glyph]) => [x, y, glyph])).toEqual([
    ['4', '0', '帥'],
    ['4', '1', '俥'],
    ['3', '9', '將'],
  ]);
  expect(text).toContain('50\\% \\& \\_x\\^{}\\textbackslash{}');
  expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
});

function partsOf(drawing: Shape, tag: string): Shape[] {
  const inner = drawing.children.flatMap((one) =>
    typeof one === 'string' ? [] : partsOf(one, tag),
  );
  return drawing.tag === tag ? [drawing, ...inner] : inner;
}

const picture = {
  spec: xiangqi,
  placement: parsePlacement(xiangqi, kFen),
  isFlipped: false,
  pieces: 'traditional',
  hasCoordinates: false,
  lastMove: '',
} as const;

test('arrows begin at their square and point to the other, circles lie about theirs', () => {
  const drawn = boardPicture({
    ...picture,
    arrows: [{ move: 'e1d1', meaning: 'drawn', opacity: 1 }],
    circled: ['d9'],
  });
  const arrows = partsOf(drawn, 'path').filter(({ attributes }) => attributes['opacity'] === '1');
  expect(arrows.map(({ attributes }) => attributes['transform'])).toEqual([
    'translate(4 8) rotate(180)',
  ]);
  const rings = partsOf(drawn, 'circle').filter(({ attributes }) => attributes['r'] === '0.47');
  expect(rings.map(({ attributes }) => [attributes['cx'], attributes['cy']])).toEqual([['3', '0']]);
});

test('stones bear the number of their move, pieces and what was taken bear none', () => {
  const fen = '15/15/15/15/15/15/15/7b7/8w6/15/15/15/15/15/15 b freestyle';
  const placement = parsePlacement(gomoku, fen);
  const stones = boardPicture({
    ...picture,
    spec: gomoku,
    placement,
    numbered: ['h8', 'i7', 'a1'],
  });
  expect(partsOf(stones, 'text').map(({ children }) => children[0])).toEqual(['1', '2']);
  const pieces = boardPicture({ ...picture, numbered: ['e1e2', 'd9d8'] });
  expect(partsOf(pieces, 'text')).toEqual([]);
});
