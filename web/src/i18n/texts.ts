// SPDX-License-Identifier: MIT
// Which languages there are, which of them somebody wants, and how the texts of one come to the page.

export const languages = ['en', 'zh-Hans', 'zh-Hant', 'vi'] as const;

/** As a BCP 47 tag. */
export type Language = (typeof languages)[number];

/** As their readers write them. */
export const ownNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  vi: 'Tiếng Việt',
};

/** Language and script, whatever is left out: `zh-TW` is `zh-Hant`. Empty for what is no tag. */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    // Cantonese is read in the same characters.
    return `${language === 'yue' ? 'zh' : language}-${script}`;
  } catch {
    return '';
  }
}

/** The first wanted language there is, English otherwise; wishes are BCP 47 tags. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languages.find((language) => written(language) === written(wish));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** By the attribute `lang`, by the browser's wishes where there is none. */
export function languageOf(element: Element): Language {
  const lang = element.getAttribute('lang');
  return languageFor(lang === null ? navigator.languages : [lang]);
}

/** One part of the page in every language. English is at hand, the others come when asked for. */
export class Texts<Words> {
  readonly #english: Words;
  readonly #others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>;
  readonly #here = new Map<Language, Words>();

  constructor(
    english: Words,
    others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>,
  ) {
    this.#english = english;
    this.#others = others;
  }

  /** English until the language has come. */
  in(language: Language): Words {
    return this.#here.get(language) ?? this.#english;
  }

  /** Rejects where the language cannot be downloaded. */
  async bring(language: Language): Promise<void> {
    if (language === 'en' || this.#here.has(language)) return;
    this.#here.set(language, await this.#others[language]());
  }
}
