// SPDX-License-Identifier: MIT
// Loads the texts of a screen, and derives their types.

import { inTime } from '../engine/fetch-file.ts';
import type { Language } from './languages.ts';

/** The result of a text function; the words differ between languages. */
type Answer<Words> = Words extends string ? string : Words;

/** The type of the texts in other languages: the same keys and parameters as in English. */
export type WordsOf<English> = English extends (...facts: infer Facts) => infer Words
  ? (...facts: Facts) => Answer<Words>
  : { readonly [Name in keyof English]: WordsOf<English[Name]> };

/** Loaders by path, for example `./vi/learn.ts`, as returned by `import.meta.glob`. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>;

type Fetch = () => Promise<{ readonly files: Files }>;

/** The texts of one screen in every language. English is included, the others load on demand. */
export class Texts<Words> {
  readonly #screen: string;
  readonly #english: Words;
  readonly #fetch: Fetch;
  readonly #here = new Map<Language, Words>();

  /** `screen` is the name of the screen's files without `.ts`. */
  constructor(screen: string, english: Words, fetch: Fetch = () => import('./later.ts')) {
    this.#screen = screen;
    this.#english = english;
    this.#fetch = fetch;
  }

  /** English until the language has loaded. */
  in(language: Language): Words {
    return this.#here.get(language) ?? this.#english;
  }

  has(language: Language): boolean {
    return language === 'en' || this.#here.has(language);
  }

  /** Rejects if the texts cannot be downloaded. */
  async load(language: Language): Promise<void> {
    if (this.has(language)) return;
    this.#here.set(language, await inTime(this.#words(language)));
  }

  async #words(language: Language): Promise<Words> {
    const path = `./${language.toLowerCase()}/${this.#screen}.ts`;
    const { files } = await this.#fetch();
    const load = files[path];
    if (load === undefined) throw new Error(`no ${path}`);
    // The annotation in each file ensures this type.
    return (await load()) as Words;
  }
}
