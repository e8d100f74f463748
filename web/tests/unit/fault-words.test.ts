// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

import type { FaultFacts, Warning } from '../../src/engine/protocol.ts';
import { toolTexts } from '../../src/i18n/en/analyse.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import type { FaultStrings } from '../../src/i18n/en/faults.ts';
import { faultInWords, warningInWords } from '../../src/ui/words/faults.ts';

const own = (tag: Language): FaultStrings => toolTexts.in(tag).faults;

const nothing: FaultFacts = {
  code: 'no-game',
  text: '',
  where: '',
  number: 0,
  expected: 0,
  choices: [],
};
const warning: Warning = { unit: 'line', at: 3, column: 0, game: 2, ply: 0, fault: nothing };

const engineFaults = readFileSync(
  new URL('../../../engine/core/text/fault.h', import.meta.url),
  'utf8',
);

/** The codes in the engine's list under a comment that begins with `title`. */
function codesUnder(title: string): string[] {
  const [, list = ''] = /enum class FaultCode[^{]*\{([^}]*)\}/u.exec(engineFaults) ?? [];
  const parts = list.split(/^ {4}\/\/ /mu);
  const part =
    parts.find((one) => one.startsWith(`${title} `) || one.startsWith(`${title}.`)) ?? '';
  return [...part.matchAll(/^ {4}(\w+),$/gmu)].map(([, name = '']) =>
    name.replaceAll(/\B[A-Z]/gu, '-$&').toLowerCase(),
  );
}

/** The placeholders in `{}` or, where the page adds quotes, in `[]`. */
const factsIn = (text: string): string[] =>
  [...text.matchAll(/[{[](\w+)[}\]]/gu)].map(([, fact = '']) => fact).toSorted();

beforeAll(async () => {
  await Promise.all(languages.map(({ tag }) => toolTexts.load(tag)));
});

describe('a warning', () => {
  it('says where it stands, and in which game where there are several', () => {
    expect(warningInWords(warning, 2, own('en'))).toBe('Game 2, line 3: There is no game in it');
    expect(warningInWords(warning, 1, own('en'))).toBe('Line 3: There is no game in it');
  });

  it('counts moves as the language does, and bytes for nobody', () => {
    const illegal = { ...nothing, code: 'illegal-move', text: '炮二进八' };
    const bytes: Warning = { ...warning, unit: 'byte', at: 0x410, ply: 3, fault: illegal };
    expect(warningInWords(bytes, 1, own('en'))).toBe('Move 2: “炮二进八” is not a legal move');
    expect(warningInWords(bytes, 1, own('zh-Hans'))).toBe('第 2 回合：“炮二进八”不合规则');
    expect(warningInWords(bytes, 1, own('ja'))).toBe('3手目：「炮二进八」は指せない手です');
  });

  it('never shows the text of a position', () => {
    const fault = { ...nothing, code: 'bad-row', text: 'rnbx', where: 'rnbx/9/9 w' };
    expect(faultInWords(fault, own('en'))).toBe('The position is not written correctly');
  });

  it('tells of a dead engine from a living one that refuses', () => {
    expect(faultInWords(null, own('en'))).toBe('The engine gave no answer');
    const fault = { ...nothing, code: 'kings-facing', text: 'e' };
    expect(faultInWords(fault, own('zh-Hant'))).toBe('將帥照面');
  });

  it('knows one from many', () => {
    const leftOut = { ...nothing, code: 'moves-left-out' };
    expect(faultInWords({ ...leftOut, number: 1 }, own('en'))).toBe(
      '1 move that follows is left out',
    );
    expect(faultInWords({ ...leftOut, number: 2 }, own('en'))).toBe(
      '2 moves that follow are left out',
    );
  });

  it('quotes no more than the beginning of a long text', () => {
    const fault = { ...nothing, code: 'stray-text', text: '炮'.repeat(100) };
    expect(faultInWords(fault, own('en')).length).toBeLessThan(90);
  });
});

describe.each(languages)('the words for records in $tag', ({ tag }) => {
  it('have the facts that the English ones have', () => {
    const english: Readonly<Record<string, string>> = own('en').faults;
    for (const [code, text] of Object.entries(own(tag).faults)) {
      expect(factsIn(text), code).toEqual(factsIn(english[code] ?? ''));
    }
  });

  it('are those of the language', () => {
    const english: Readonly<Record<string, string>> = own('en').faults;
    for (const [code, text] of Object.entries(own(tag).faults)) {
      const isSaid = /\p{L}/u.test(text.replaceAll(/\{\w+\}/gu, ''));
      if (tag !== 'en' && isSaid) expect(text, code).not.toBe(english[code]);
    }
  });

  it.each(['Moves', 'Positions', 'Records', 'Reading records', 'Features that a format'])(
    'are there for every fault of the engine under “%s”',
    (title) => {
      const codes = codesUnder(title);
      expect(codes).not.toEqual([]);
      for (const code of codes) {
        // Readers cannot produce an inconsistent tree.
        const isOurs = code === 'bad-tree';
        const general = own(tag).faults.unanswered;
        expect(faultInWords({ ...nothing, code }, own(tag)) === general, code).toBe(isOurs);
      }
    },
  );

  it('say no more than that there is no answer of names, books and networks', () => {
    const general = own(tag).faults.unanswered;
    for (const title of ['Names', 'Opening books', 'Networks']) {
      for (const code of codesUnder(title)) {
        expect(faultInWords({ ...nothing, code }, own(tag)), code).toBe(general);
      }
    }
  });
});
