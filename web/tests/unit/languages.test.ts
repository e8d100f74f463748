// SPDX-License-Identifier: MIT
// The choice of language, and the completeness of every language.

import { describe, expect, test } from 'vitest';
import { languageFor, languages, type Language } from '../../src/i18n/languages.ts';
import { pageTexts, type Strings } from '../../src/i18n/index.ts';
import type { LearnStrings } from '../../src/i18n/en/learn.ts';
import { Texts } from '../../src/i18n/texts.ts';
import { lessonIds, lessons } from '../../src/screens/learn/lessons.ts';
import { files, textsIn } from './all-texts.ts';

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
    [['ja-JP', 'en'], 'ja'],
    [['VI-vn', 'en'], 'vi'],
    [['qaa-AT', 'vi-VN', 'en'], 'vi'],
    [['qaa-AT', 'en-GB', 'zh'], 'en'],
    [['qaa'], 'en'],
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
  return new Texts('one', 'one', async () => ({
    files: {
      './zh-hans/one.ts': async () => '一',
      './zh-hans/other.ts': async () => '二',
      './zh-hant/other.ts': async () => '貳',
      './zh-hant/one.ts': async () => '壹',
      './vi/one.ts': () => Promise.reject(new Error('no connection')),
    },
  }));
}

describe('texts', () => {
  test('are English until a language has come', async () => {
    const texts = made();
    expect(texts.in('zh-Hant')).toBe('one');
    await texts.load('zh-Hant');
    expect(texts.in('zh-Hant')).toBe('壹');
    expect(texts.in('zh-Hans')).toBe('one');
  });

  test('that cannot be downloaded say so and stay English', async () => {
    const texts = made();
    await expect(texts.load('vi')).rejects.toThrow('no connection');
    expect(texts.in('vi')).toBe('one');
  });

  test('that could not be downloaded can be asked for again', async () => {
    let isConnected = false;
    const texts = new Texts('one', 'one', () =>
      isConnected
        ? Promise.resolve({ files: { './vi/one.ts': async () => 'một' } })
        : Promise.reject(new Error('no connection')),
    );
    await expect(texts.load('vi')).rejects.toThrow('no connection');
    isConnected = true;
    await texts.load('vi');
    expect(texts.in('vi')).toBe('một');
  });

  test('without a file for a language say so', async () => {
    await expect(made().load('ja')).rejects.toThrow('no ./ja/one.ts');
  });
});

/** Every text in a tree of texts, by path; texts with parameters are functions. */
function leaves(value: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}.${name}`));
}

const screens = [...files.keys()].flatMap((file) => /^en\/(.+)$/.exec(file)?.[1] ?? []);

/** The objects through which the page requests the texts of each screen, by name. */
const asked = new Map<string, Texts<unknown>>(
  Object.entries(import.meta.glob<object>('../../src/i18n/en/*.ts', { eager: true })).flatMap(
    ([path, module]) => {
      const [, screen = ''] = /en\/(.+)\.ts$/.exec(path) ?? [];
      return Object.values(module).flatMap((one) => (one instanceof Texts ? [[screen, one]] : []));
    },
  ),
);
asked.set('page', pageTexts);

/** Other files include these. */
const parts = ['faults', 'learn-gomoku', 'mate-names', 'motifs'];

/** By screen and path. */
function textsOf(language: Language): Map<string, unknown> {
  const folder = language.toLowerCase();
  return new Map(screens.flatMap((screen) => leaves(files.get(`${folder}/${screen}`), screen)));
}

/** Names and formats are equal in all languages, and so are texts of symbols only. */
const sameEverywhere = [
  /^page\.(notation$|notations\.|spoken\.warned$)/,
  /^analyse\.share\.formats\./,
  /^page\.rules\.renju\.name$/,
  // All languages with alphabets use these names.
  /^procedures\.(names\.|to$)/,
  /^learn(-gomoku)?\.(lessons\.)?swap2\.name$/,
  /^openings\.\w+\.code$/,
  // Some names are equal in all languages with alphabets.
  /^opponents\.names\./,
];

const english = textsOf('en');

test('every folder of texts is that of a language in the list', () => {
  const folders = new Set([...files.keys()].map((file) => file.split('/')[0]));
  expect([...folders].toSorted()).toEqual(languages.map(({ tag }) => tag.toLowerCase()).toSorted());
});

describe.each(languages)('$tag', ({ tag: language, name, speech }) => {
  const folder = language.toLowerCase();
  const own = textsOf(language);
  const page = textsIn<Strings>(language, 'page');
  const learn = textsIn<LearnStrings>(language, 'learn');

  test('has a file for every screen', () => {
    const found = [...files.keys()].filter((file) => file.startsWith(`${folder}/`));
    expect(found.toSorted()).toEqual(screens.map((screen) => `${folder}/${screen}`).toSorted());
  });

  test('brings the file of each screen', async () => {
    expect([...asked.keys(), ...parts].toSorted()).toEqual(screens.toSorted());
    for (const [screen, texts] of asked) {
      await texts.load(language);
      expect(texts.in(language), screen).toBe(files.get(`${folder}/${screen}`));
    }
  });

  test('says which language it is', () => {
    expect(page?.language).toBe(language);
    expect(new Intl.Locale(speech).language).toBe(new Intl.Locale(language).language);
    expect(name).toMatch(/\S/);
  });

  test('has a text wherever English has one', () => {
    expect([...own.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of own) if (typeof text === 'string') expect(text, path).toMatch(/\S/);
  });

  test('calls no two levels, pieces or notations the same', () => {
    expect(new Set(Object.values(page?.notations ?? [])).size).toBe(6);
    expect(new Set(page?.levels).size).toBe(10);
    expect(new Set(Object.values(page?.pieces ?? [])).size).toBe(16);
  });

  test('has a text for every step of every lesson', () => {
    const ids = Object.values(lessonIds).flat();
    const steps = ids.map((id) => learn?.lessons[id].steps.length);
    expect(steps).toEqual(ids.map((id) => lessons[id].length));
  });
});

const others = languages.filter(({ tag }) => tag !== 'en');

test.each(others)('$tag leaves nothing in English', ({ tag }) => {
  const left = [...textsOf(tag)].filter(([path, text]) => {
    const words = String(text).replace(/\$\{[^}]*\}/g, '');
    const isMadeOfSigns = typeof text === 'function' && !/[`'"][^`'"]*[a-z]{2}/i.test(words);
    const isSame = typeof text !== 'boolean' && String(text) === String(english.get(path));
    return isSame && !isMadeOfSigns && !sameEverywhere.some((pattern) => pattern.test(path));
  });
  expect(left).toEqual([]);
});

/** Readers of Chinese characters have them in their records, other readers letters. */
const readersNotations: Readonly<Partial<Record<Language, string>>> = {
  'zh-Hans': 'zh-hans',
  'zh-Hant': 'zh-hant',
  ja: 'zh-hant',
  vi: 'vietnamese',
};

test.each(languages)('$tag has the notation of its readers', ({ tag }) => {
  const notation = textsOf(tag).get('page.notation');
  expect(notation).toBe(readersNotations[tag] ?? 'wxf');
});

/** All texts; those with parameters as source code. */
function written(language: Language): string {
  return (
    [...textsOf(language)]
      // Notation samples use either script, opening names always one.
      .filter(([path]) => !/^page\.(notations|renju)|^openings\.\w+\.title$/.test(path))
      .map(([, text]) => String(text))
      .join('\n')
  );
}

test('simplified Chinese and Japanese keep to their own characters', () => {
  expect(written('zh-Hans')).not.toMatch(/[馬車將帥敵棄勝負術紅國戰規則長開關點選對話請學習]/);
  expect(written('ja')).not.toMatch(/[马车帅敌弃胜负术红战规则长开关选对话请习將國戰點對學應來]/);
});

test('openings of Renju have their Japanese names in Japanese', () => {
  const page = textsIn<Strings>('ja', 'page');
  const named = (traditional: string): string | undefined =>
    page?.renju({ code: '', romanised: '', simplified: '', traditional });
  expect(['花月', '浦月', '溪月', '疏星', '恆星'].map(named)).toEqual([
    '花月',
    '浦月',
    '渓月',
    '疎星',
    '恒星',
  ]);
});
