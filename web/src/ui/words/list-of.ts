// SPDX-License-Identifier: MIT
// A list in the reader's language. On its own, because the first script needs it.

import type { Strings } from '../../i18n/index.ts';

/** The parts of one sentence. */
export function listOf({ language }: Pick<Strings, 'language'>, parts: readonly string[]): string {
  if (language === 'ja') return parts.join('、');
  return parts.join(language.startsWith('zh') ? '，' : ', ');
}
