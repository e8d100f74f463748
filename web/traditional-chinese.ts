// SPDX-License-Identifier: MIT
// Makes the texts in traditional Chinese of those in simplified.

import { Converter } from 'opencc-js/cn2t';
import type { Plugin } from 'vite';
import { phrases } from './traditional-phrases.ts';

const convert = Converter({ from: 'cn', to: 'twp' });

// The longest that fits counts.
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

/** Converts files that are asked for by `?traditional`, and what they import from beside them. */
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
