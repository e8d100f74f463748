// SPDX-License-Identifier: MIT
// A review describes exactly what the engine proved, in the reader's language.

import { describe, expect, test } from 'vitest';
import type { Motif, MotifPiece } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { toolTexts } from '../../src/i18n/en/analyse.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import type { Strings } from '../../src/i18n/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { motifInWords, reasonsFor } from '../../src/screens/analyse/review/motif-words.ts';
import { textsIn } from './all-texts.ts';
import { info } from './game-fixtures.ts';

const at = (piece: string, square: string): MotifPiece => ({ piece, square });

const fork: Motif = {
  motif: 'fork',
  line: 'answer',
  ply: 0,
  actor: at('n', 'e5'),
  targets: [at('R', 'c4'), at('C', 'g4')],
  helpers: [],
};

test('a fork names the piece that attacks and all it attacks', () => {
  expect(motifInWords(xiangqi, fork, en)).toBe(
    'Fork: the black horse attacks the red chariot and the red cannon at once.',
  );
});

test('stones are called by their points', () => {
  const four = { ...fork, motif: 'open-four', actor: at('', 'h8') } as const;
  const targets = [at('', 'g8'), at('', 'l8')];
  expect(motifInWords(gomoku, { ...four, targets }, en)).toBe(
    'Open four: g8 and l8 both make five.',
  );
});

describe('reasons', () => {
  const report = info({ pv: ['e5d3', 'd0d1', 'd3c5'], written: { wxf: ['H5+6', 'K6+1', 'H6+7'] } });

  test('are those of the line alone, and none where the engine proved none', () => {
    expect(reasonsFor(xiangqi, [fork], 'better', report, 'wxf', en)).toEqual([]);
    expect(reasonsFor(xiangqi, [], 'answer', report, 'wxf', en)).toEqual([]);
  });

  test('that show further on say after which move, as the reader writes it', () => {
    const [later] = reasonsFor(xiangqi, [{ ...fork, ply: 2 }], 'answer', report, 'wxf', en);
    expect(later).toBe(
      'After H6+7: Fork: the black horse attacks the red chariot and the red cannon at once.',
    );
  });
});

const motifs: readonly string[] = [
  ...Object.keys(toolTexts.in('en').motifs),
  ...Object.keys(toolTexts.in('en').mates),
];

function isMotif(name: string): name is Motif['motif'] {
  return motifs.includes(name);
}

test('a named mate is told by its name and by what makes it', () => {
  const mate = { ...fork, motif: 'horse-behind-cannon' } as const;
  expect(motifInWords(xiangqi, mate, en)).toBe(
    'Cannon behind horse: the horse stands on the general’s line, one empty point away; the cannon gives check over it.',
  );
});

test.each(languages.map(({ tag }): Language => tag))(
  'every sentence in %s is whole, without points of the board or gaps',
  async (tag) => {
    await toolTexts.load(tag);
    const page = textsIn<Strings>(tag, 'page');
    const facts = { ...fork, helpers: [at('A', 'd0')] };
    for (const name of motifs.filter(isMotif)) {
      const sentence = motifInWords(xiangqi, { ...facts, motif: name }, page);
      expect(sentence, name).toMatch(/[.。]$/);
      expect(sentence, name).not.toMatch(/undefined|[{}]|\b[a-i]\d\b| {2}/);
    }
  },
);
