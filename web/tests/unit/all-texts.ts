// SPDX-License-Identifier: MIT
// The texts of all languages, as the page loads them.

import type { Language } from '../../src/i18n/languages.ts';

const written = import.meta.glob<object>('../../src/i18n/*/*.ts', {
  eager: true,
  import: 'strings',
});
const traditional = import.meta.glob<object>('../../src/i18n/zh-hans/*.ts', {
  eager: true,
  import: 'strings',
  query: '?traditional',
});

const fileOf = (path: string): string => /i18n\/(.+)\.ts$/.exec(path)?.[1] ?? '';

/** The texts by folder and file name, for example `ja/learn`. */
export const files: ReadonlyMap<string, object> = new Map([
  ...Object.entries(written).map(([path, texts]) => [fileOf(path), texts] as const),
  ...Object.entries(traditional).map(
    ([path, texts]) => [fileOf(path).replace('hans', 'hant'), texts] as const,
  ),
]);

/** The texts of a screen, with the type of its English file. */
export function textsIn<Words>(language: Language, screen: string): Words {
  const file = `${language.toLowerCase()}/${screen}`;
  const texts = files.get(file);
  if (texts === undefined) throw new Error(`no ${file}`);
  // Each file's type annotation guarantees this type.
  return texts as Words;
}
