// SPDX-License-Identifier: MIT
// How the texts of a screen come to the page, and what type they have.

import { inTime } from '../engine/fetch-file.ts';
import type { Language } from './languages.ts';

/** What a text put together from facts is: the words differ by language. */
type Answer<Words> = Words extends string ? string : Words;

/** What every language has to say where English says `English`: the same texts, with the same facts. */
export type WordsOf<English> = English extends (...facts: infer Facts) => infer Words
  ? (...facts: Facts) => Answer<Words>
  : { readonly [Name in keyof English]: WordsOf<English[Name]> };

/** By their paths, `./vi/learn.ts` say, as `import.meta.glob` finds them. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>;

type Fetch = () => Promise<{ readonly files: Files }>;

/** What one screen says, in every language. English is at hand, the others come when asked for. */
export class Texts<Words> {
  readonly #screen: string;
  readonly #english: Words;
  readonly #fetch: Fetch;
  readonly #here = new Map<Language, Words>();

  /** `screen` is the name of its files, without `.ts`. */
  constructor(screen: string, english: Words, fetch: Fetch = () => import('./later.ts')) {
    this.#screen = screen;
    this.#english = english;
    this.#fetch = fetch;
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
    this.#here.set(language, await inTime(this.#words(language)));
  }

  async #words(language: Language): Promise<Words> {
    const path = `./${language.toLowerCase()}/${this.#screen}.ts`;
    const { files } = await this.#fetch();
    const load = files[path];
    if (load === undefined) throw new Error(`no ${path}`);
    // Each file says by its annotation that its words are these.
    return (await load()) as Words;
  }
}
