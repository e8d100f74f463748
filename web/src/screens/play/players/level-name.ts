// SPDX-License-Identifier: MIT
// The name of a level.

import type { Strings } from '../../../i18n/index.ts';

export function levelName(level: number, strings: Strings): string {
  return strings.level(level, strings.levels[level - 1] ?? '');
}
