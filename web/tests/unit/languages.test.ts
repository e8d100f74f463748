// SPDX-License-Identifier: MIT
// Which language somebody gets, and that every language says everything.

import { beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '../../src/i18n/index.ts';
import { languageFor, languages, type Language } from '../../src/i18n/languages.ts';
import { Texts } from '../../src/i18n/texts.ts';
import { lessonIds, lessons } from '../../src/screens/learn/lessons.ts';
import { learnTexts } from '../../src/i18n/learn.ts';
import { openingTexts } from '../../src/i18n/openings.ts';
import { puzzleTexts } from '../../src/i18n/puzzles.ts';

describe('the language of the page', () => {
  test.each([
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['zh-Hant'], 'zh-Hant'],
    [['zh-Hant-CN'], 'zh-Hant'],
    [['yue'], 'zh-Hant'],
    [['zh'], 'zh-Hans'],
    [['zh-CN', 'en'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['vi'], 'vi'],
    [['VI-vn', 'en'], 'vi'],
    [['de-AT', 'vi-VN', 'en'], 'vi'],
    [['de-AT', 'en-GB', 'zh'], 'en'],
    [['de'], 'en'],
    [['', '*', 'not a tag', 'zh-TW'], 'zh-Hant'],
    [[], 'en'],
  ])('for the wishes %j is %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language);
  });

  test('stays what it was when it is kept by its own tag', () => {
    for (const { tag } of languages) expect(languageFor([tag])).toBe(tag);
  });
});

function made(): Texts<string> {
  return new Texts('one', {
    './zh-hans/one.ts': async () => '一',
    './zh-hant/one.ts': async () => '壹',
    './vi/one.ts': () => Promise.reject(new Error('no connection')),
  });
}

describe('texts', () => {
  test('are English until a language has come', async () => {
    const texts = made();
    expect(texts.in('zh-Hant')).toBe('one');
    await texts.bring('zh-Hant');
    expect(texts.in('zh-Hant')).toBe('壹');
    expect(texts.in('zh-Hans')).toBe('one');
  });

  test('that cannot be downloaded say so and stay English', async () => {
    const texts = made();
    await expect(texts.bring('vi')).rejects.toThrow('no connection');
    expect(texts.in('vi')).toBe('one');
  });
});

/** Every text in a tree of texts, by its path; what is put together is a function. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}.${name}`));
}

const parts = [pageTexts, learnTexts, puzzleTexts, openingTexts] as const;

describe.each(languages)('$tag', ({ tag: language, name }) => {
  beforeAll(() => Promise.all(parts.map((part) => part.bring(language))));

  test('says which language it is', () => {
    expect(pageTexts.in(language).language).toBe(language);
    expect(name).not.toBe('');
  });

  test('has a text wherever English has one', () => {
    for (const part of parts) {
      const own = leaves(part.in(language));
      expect(own.map(([path]) => path)).toEqual(leaves(part.in('en')).map(([path]) => path));
      for (const [path, text] of own) {
        if (typeof text !== 'function') expect(text, path).toMatch(/\S/);
      }
    }
  });

  test('calls no two levels, pieces or notations the same', () => {
    const { levels, pieces, notations } = pageTexts.in(language);
    expect(new Set(Object.values(notations)).size).toBe(5);
    expect(new Set(levels).size).toBe(10);
    expect(new Set(Object.values(pieces)).size).toBe(16);
  });

  test('has a text for every step of every lesson', () => {
    for (const id of lessonIds) {
      const { steps } = learnTexts.in(language).lessons[id];
      expect(steps.length, id).toBe(lessons[id].length);
    }
  });
});

test('a language has the notation of its readers', () => {
  const notations = languages.map(({ tag }) => pageTexts.in(tag).notation);
  expect(notations).toEqual(['wxf', 'zh-hans', 'zh-hant', 'wxf']);
});

/** All of it, what is put together as its source. */
function written(language: Language): string {
  return (
    parts
      .flatMap((part) => leaves(part.in(language)))
      // The samples of the notations are in either writing, the names of openings always in one.
      .filter(([path]) => !path.startsWith('.notations.') && path !== '.title')
      .map(([, text]) => String(text))
      .join('\n')
  );
}

test('each writing of Chinese keeps to its own characters', () => {
  expect(written('zh-Hans')).not.toMatch(/[馬車將帥敵棄勝負術紅國戰規則長開關點選對話請學習]/);
  expect(written('zh-Hant')).not.toMatch(/[马车将帅敌弃胜负术红国战规则长开关点选对话请学习]/);
});
