// SPDX-License-Identifier: MIT
// The supported languages, and the choice between them.

/**
 * By BCP 47 tag: the name in the language itself, and the tag for speech synthesis. The texts of a language
 * are in the folder of its tag in lower case; the build generates `zh-Hant` from `zh-Hans`.
 */
export const languages = [
  { tag: 'en', name: 'English', speech: 'en' },
  { tag: 'zh-Hans', name: '简体中文', speech: 'zh-CN' },
  { tag: 'zh-Hant', name: '繁體中文', speech: 'zh-TW' },
  { tag: 'vi', name: 'Tiếng Việt', speech: 'vi-VN' },
  { tag: 'ja', name: '日本語', speech: 'ja-JP' },
] as const;

export type Language = (typeof languages)[number]['tag'];

/**
 * The language and script of a tag, with the likely script filled in: `zh-TW` becomes `zh-Hant`. Empty for
 * an invalid tag.
 */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    // Cantonese uses the same characters.
    return `${language === 'yue' ? 'zh' : language}-${script}`;
  } catch {
    return '';
  }
}

/** The first supported language of the wishes (BCP 47 tags); English if none is supported. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    // The first use of Intl.Locale takes some milliseconds; tags like `en-US` do not need it.
    const plain = /^([a-z]{2})(-[A-Z]{2})?$/.exec(wish)?.[1];
    const found =
      languages.find(({ tag }) => tag === wish || tag === plain) ??
      languages.find(({ tag }) => written(tag) === written(wish));
    if (found !== undefined) return found.tag;
  }
  return 'en';
}

/** The language of the `lang` attribute of the element or its ancestors, if it is supported, else of the browser. */
export function languageOf(element: Element): Language {
  const around = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return languageFor([around, ...navigator.languages]);
}
