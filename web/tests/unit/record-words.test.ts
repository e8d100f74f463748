// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';

import type { FaultFacts, Warning } from '../../src/engine/protocol.ts';
import { toolTexts } from '../../src/i18n/analyse.ts';
import { languages } from '../../src/i18n/languages.ts';
import { recordFaultInWords, warningInWords } from '../../src/screens/analyse/record-words.ts';

const nothing: FaultFacts = {
  code: 'no-game',
  text: '',
  where: '',
  number: 0,
  expected: 0,
  choices: [],
};
const warning: Warning = { unit: 'line', at: 3, game: 2, ply: 0, fault: nothing };

const factsIn = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

beforeAll(async () => {
  await Promise.all(languages.map(({ tag }) => toolTexts.bring(tag)));
});

describe('a warning', () => {
  it('says where it stands, and in which game where there are several', () => {
    expect(warningInWords(warning, 2, 'en')).toBe('Game 2, line 3: There is no game in it');
    expect(warningInWords(warning, 1, 'en')).toBe('Line 3: There is no game in it');
  });

  it('counts moves as the language does, and bytes for nobody', () => {
    const illegal = { ...nothing, code: 'illegal-move', text: '炮二进八' };
    const bytes: Warning = { ...warning, unit: 'byte', at: 0x410, ply: 3, fault: illegal };
    expect(warningInWords(bytes, 1, 'en')).toBe('Move 2: “炮二进八” is not a legal move');
    expect(warningInWords(bytes, 1, 'zh-Hans')).toBe('第 2 回合：“炮二进八”不合规则');
    expect(warningInWords(bytes, 1, 'ja')).toBe('3手目：「炮二进八」は反則です');
  });

  it('never shows the text of a position', () => {
    const fault = { ...nothing, code: 'bad-row', text: 'rnbx', where: 'rnbx/9/9 w' };
    expect(recordFaultInWords(fault, 'en')).toBe('The position is not written correctly');
  });

  it('knows one from many', () => {
    const leftOut = { ...nothing, code: 'moves-left-out' };
    expect(recordFaultInWords({ ...leftOut, number: 1 }, 'en')).toBe(
      '1 move that follows is left out',
    );
    expect(recordFaultInWords({ ...leftOut, number: 2 }, 'en')).toBe(
      '2 moves that follow are left out',
    );
  });

  it('quotes no more than the beginning of a long text', () => {
    const fault = { ...nothing, code: 'stray-text', text: '炮'.repeat(100) };
    expect(recordFaultInWords(fault, 'en').length).toBeLessThan(90);
  });
});

describe.each(languages)('the words for records in $tag', ({ tag }) => {
  it('have the facts that the English ones have', () => {
    const english: Readonly<Record<string, string>> = toolTexts.in('en').records.faults;
    for (const [code, text] of Object.entries(toolTexts.in(tag).records.faults)) {
      expect(factsIn(text), code).toEqual(factsIn(english[code] ?? ''));
    }
  });
});
