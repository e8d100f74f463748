// SPDX-License-Identifier: MIT
// Which languages there are, and which of them somebody wants.

/**
 * By BCP 47 tag, with the name its readers give it and what speech engines call it. The texts of each
 * lie in the folder of its tag, in lower case; the build makes those of `zh-Hant` of `zh-Hans`.
 */
export const languages = [
  { tag: 'en', name: 'English', speech: 'en' },
  { tag: 'zh-Hans', name: '简体中文', speech: 'zh-CN' },
  { tag: 'zh-Hant', name: '繁體中文', speech: 'zh-TW' },
  { tag: 'vi', name: 'Tiếng Việt', speech: 'vi-VN' },
  { tag: 'ja', name: '日本語', speech: 'ja-JP' },
] as const;

export type Language = (typeof languages)[number]['tag'];

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
    // The browser's tables of languages take some milliseconds at their first use: `en-US` needs none.
    const plain = /^([a-z]{2})(-[A-Z]{2})?$/.exec(wish)?.[1];
    const found =
      languages.find(({ tag }) => tag === wish || tag === plain) ??
      languages.find(({ tag }) => written(tag) === written(wish));
    if (found !== undefined) return found.tag;
  }
  return 'en';
}

/** By its attribute `lang`, else by that of its surroundings, else by the browser's wishes. */
export function languageOf(element: Element): Language {
  const own = element.getAttribute('lang');
  if (own !== null) return languageFor([own]);
  const around = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return languageFor([around, ...navigator.languages]);
}
