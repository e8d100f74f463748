// SPDX-License-Identifier: MIT
// What a playing strength is called.

import type { Strings } from '../../i18n/index.ts';

export function levelName(level: number, strings: Strings): string {
  return strings.level(level, strings.levels[level - 1] ?? '');
}
