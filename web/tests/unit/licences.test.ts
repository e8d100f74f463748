// SPDX-License-Identifier: MIT
// The licence notices as shown on the page.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, inlinesOf, type Block } from '../../src/shell/licences/markdown.ts';

const notices = blocksOf(
  readFileSync(new URL('../../../THIRD_PARTY_NOTICES.md', import.meta.url), 'utf8'),
);

/** All texts in reading order. */
function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return textsOf(block.blocks);
    const texts = block.kind === 'table' ? block.rows.flat() : [block.text];
    return texts.map((text) =>
      inlinesOf(text)
        .map((inline) => inline.text)
        .join(''),
    );
  });
}

test('the permission notice of the puzzles is whole', () => {
  const said = textsOf(notices);
  const from = said.indexOf('Copyright (c) 2021 Maksym Korzh');
  expect(said[from + 1]).toMatch(/^Permission is hereby granted, free of charge.*conditions:$/u);
  expect(said[from + 2]).toMatch(/^The above copyright notice and this permission notice shall/u);
  expect(said[from + 3]).toMatch(/^THE SOFTWARE IS PROVIDED "AS IS".*DEALINGS IN THE SOFTWARE\.$/u);
});

test('what is taken from CCPD names its author, its licence and what was changed', () => {
  const at = notices.findIndex((block) => block.kind === 'heading' && block.text.includes('CCPD'));
  const about = notices[at + 1];
  if (about?.kind !== 'paragraph') throw new Error('nothing stands under the heading');
  expect(about.text).toContain('Yu-Han Tseng');
  expect(about.text).toContain('Changed:');
  expect(inlinesOf(about.text)).toContainEqual({
    kind: 'link',
    text: 'Creative Commons Attribution 4.0 International Licence',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  });
});

test('no mark is left over, and no line of a table is a fence', () => {
  for (const text of textsOf(notices)) {
    // Addresses are in angle brackets.
    const bare = text.replace(/<\S+@\S+>/u, '');
    expect(bare).not.toMatch(/[`*|#>]|\]\(|^-+$/u);
  }
});

test('text without a mark is one piece, and marks part it', () => {
  expect(inlinesOf('plain')).toEqual([{ kind: 'text', text: 'plain' }]);
  expect(inlinesOf('a `b` *c*')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'code', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', text: 'c' },
  ]);
});
