// SPDX-License-Identifier: MIT
// Converts the texts from simplified to traditional Chinese.

import { Converter } from 'opencc-js/cn2t';
import type { Plugin } from 'vite';
import { phrases } from './traditional-phrases.ts';

const convert = Converter({ from: 'cn', to: 'twp' });

// The longest match wins.
const known = Object.keys(phrases).toSorted((one, other) => other.length - one.length);
const escaped = known.map((phrase) => phrase.replaceAll(/[(){}[\]|?*+.^$\\]/g, '\\$&'));
const pattern = new RegExp(`(${escaped.join('|')})`);

export function traditional(text: string): string {
  return text
    .split(pattern)
    .map((part) => phrases[part] ?? convert(part))
    .join('');
}

const kQuery = '?traditional';

/** Converts modules imported with `?traditional`, and their relative imports. */
export function traditionalChinese(): Plugin {
  return {
    name: 'chuhe:traditional-chinese',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isBeside = importer.endsWith(kQuery) && /^\.\/[^?]*$/.test(source);
      return isBeside ? this.resolve(source + kQuery, importer) : null;
    },
    transform(code, id) {
      return id.endsWith(kQuery) ? { code: traditional(code), map: null } : null;
    },
  };
}
