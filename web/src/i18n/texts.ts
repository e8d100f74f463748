// SPDX-License-Identifier: MIT
// How the texts of a screen come to the page.

import { inTime } from '../engine/fetch-file.ts';
import type { Language } from './languages.ts';

/** What one screen says, in every language. English is at hand, the others come when asked for. */
export class Texts<Words> {
  readonly #english: Words;
  readonly #files: Readonly<Record<string, () => Promise<Words>>>;
  readonly #here = new Map<Language, Words>();

  /** `files` by their paths, `./vi/learn.ts` say, as `import.meta.glob` finds them. */
  constructor(english: Words, files: Readonly<Record<string, () => Promise<Words>>>) {
    this.#english = english;
    this.#files = files;
  }

  /** English until the language has come. */
  in(language: Language): Words {
    return this.#here.get(language) ?? this.#english;
  }

  has(language: Language): boolean {
    return language === 'en' || this.#here.has(language);
  }

  /** Rejects where the language cannot be downloaded. */
  async load(language: Language): Promise<void> {
    if (this.has(language)) return;
    const folder = `./${language.toLowerCase()}/`;
    const [, load] = Object.entries(this.#files).find(([path]) => path.startsWith(folder)) ?? [];
    if (load === undefined) throw new Error(`no ${folder}`);
    this.#here.set(language, await inTime(load()));
  }
}
