// SPDX-License-Identifier: MIT
// The cases of tests/data/review.txt, asked of the page. tests/review/judgement_test.cpp asks the same of
// engine/review, by which `chuhe review` judges whole files; and the words both have.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accuracyOf } from '../../src/screens/analyse/accuracy.ts';
import { verdictInWords } from '../../src/screens/analyse/moment-list.ts';
import { goodAnswers } from '../../src/screens/analyse/moments.ts';
import {
  lossAt,
  mistakesIn,
  reviewed,
  type Review,
  type Reviewed,
} from '../../src/screens/analyse/review.ts';
import type { Motif, MotifPiece, Report, Status } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import type { GameSpec, Seat } from '../../src/games/game-spec.ts';
import { strings as words } from '../../src/i18n/en/motifs.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import type { MotifFacts } from '../../src/i18n/en/motifs.ts';
import { info, snapshot } from './game-fixtures.ts';

function textOf(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

interface Case {
  readonly name: string;
  readonly spec: GameSpec;
  readonly moves: string[];
  readonly positions: Reviewed[];
  readonly expected: [word: string, rest: string][];
}

/** As the engine reports it: a mate or a ruling is beyond every evaluation. */
function scored(score: string): Partial<Report> {
  const [kind = '', number = ''] = score.split(' ');
  if (number === '') return { score: Number(score) };
  const sign = Math.sign(Number(number));
  if (kind === 'ruled') return { score: sign * 29_999, kind: 'rule' };
  return { score: sign * 32_000 - 2 * Number(number), mate: Number(number), kind: 'mate' };
}

function positionOf(spec: GameSpec, text: string): Reviewed {
  const [fen = '', score = '', line] = text.split('|').map((part) => part.trim());
  if (line === undefined) {
    return reviewed(spec, snapshot({ fen, status: score as Status }), null);
  }
  const pv = line.split(' ');
  const report = info({ ...scored(score), pv, bestMove: pv[0]! });
  return reviewed(spec, snapshot({ fen }), report);
}

function piecesOf(text: string): MotifPiece[] {
  return text
    .split(',')
    .map((one) => one.trim().split(' '))
    .flatMap(([piece = '', square]) => (square === undefined ? [] : [{ piece, square }]));
}

function motifOf(text: string): Motif {
  const [motif = '', place = '', actor = '', targets = '', helpers = ''] = text
    .split('|')
    .map((part) => part.trim());
  const [line, ply] = place.split(' ');
  return {
    motif: motif as Motif['motif'],
    line: line as Motif['line'],
    ply: Number(ply),
    actor: piecesOf(actor)[0]!,
    targets: piecesOf(targets),
    helpers: piecesOf(helpers),
  };
}

function casesIn(text: string): Case[] {
  const cases: Case[] = [];
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const one = cases.at(-1)!;
    if (word === 'case') {
      const spec = rest.startsWith('gomoku') ? gomoku : xiangqi;
      cases.push({ name: rest, spec, moves: [], positions: [], expected: [] });
    } else if (word === 'move') one.moves.push(rest);
    else if (word === 'at') one.positions.push(positionOf(one.spec, rest));
    else if (word === 'motif') {
      const last = one.positions.pop()!;
      one.positions.push({ ...last, motifs: [...last.motifs, motifOf(rest)] });
    } else one.expected.push([word, rest]);
  }
  return cases;
}

function linesOf(expected: Case['expected'], word: string): string[] {
  return expected.filter(([known]) => known === word).map(([, rest]) => rest);
}

function wordsOf(expected: Case['expected'], word: string): string[][] {
  return linesOf(expected, word).map((line) => line.split(' '));
}

describe('what a review makes of reports', () => {
  for (const { name, spec, moves, positions, expected } of casesIn(
    textOf('tests/data/review.txt'),
  )) {
    test(name, () => {
      const line = moves.map((_move, ply) => ply + 1);
      const review: Review = { line, moves, positions, isRunning: false, seat: null };
      const mistakes = mistakesIn(spec, review);
      const found = mistakes.map((mistake) => `${mistake.node} ${verdictInWords(mistake, en)}`);
      expect(found).toEqual(linesOf(expected, 'finds'));
      expect(goodAnswers(spec, review, mistakes).map(String)).toEqual(linesOf(expected, 'good'));
      for (const [move = '', share = ''] of wordsOf(expected, 'loses')) {
        expect(lossAt(spec, review, Number(move) - 1)).toBeCloseTo(Number(share), 4);
      }
      for (const [side, share = ''] of wordsOf(expected, 'accuracy')) {
        const accuracy = accuracyOf(spec, review, side as Seat);
        if (share === 'none') expect(accuracy).toBeNull();
        else expect(accuracy).toBeCloseTo(Number(share), 4);
      }
    });
  }
});

test('the English of each motif is that of chuhe review', () => {
  const facts: MotifFacts = {
    actor: 'ACTOR',
    target: 'TARGET',
    second: 'SECOND',
    helper: 'HELPER',
    targets: 'ONE and TWO',
    helpers: 'THREE and FOUR',
  };
  const table = textOf('engine/review/motif_sentences.inc');
  const rows = [...table.matchAll(/^\{("[^"]+"), ("(?:[^"\\]|\\.)*")\},$/gm)];
  const native = rows.map(([, name = '', sentence = '']) => [
    JSON.parse(name),
    (JSON.parse(sentence) as string)
      .replace('{the targets}', 'the ONE and the TWO')
      .replace(/\{(\w+)\}/g, (_all, fact: keyof MotifFacts) => facts[fact]),
  ]);
  const page = Object.entries(words.motifs).map(([name, sentence]) => [name, sentence(facts)]);
  expect(native).toEqual(page);
});
