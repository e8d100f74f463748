// SPDX-License-Identifier: MIT
// Sentences, lists and labels in the reader's language: Chinese and Japanese have full-width marks and no spaces.

import type { Strings } from '../../i18n/index.ts';

type Reader = Pick<Strings, 'language'>;

function isWide({ language }: Reader): boolean {
  return language !== 'en' && language !== 'vi';
}

const kEnded = /[.!?…:。！？：]$/;

/** Each gets a full stop unless it has one, but for the last, which stays as it is. Empty ones are left out. */
export function sentences(reader: Reader, ...parts: readonly (string | null)[]): string {
  const [stop, space] = isWide(reader) ? ['。', ''] : ['.', ' '];
  const said = parts.filter((part) => part !== null && part !== '');
  const ended = said.slice(0, -1).map((part) => (kEnded.test(part ?? '') ? part : part + stop));
  return [...ended, ...said.slice(-1)].join(space);
}

/** `Red: check` */
export function labelled(reader: Reader, name: string, text: string): string {
  return isWide(reader) ? `${name}：${text}` : `${name}: ${text}`;
}
