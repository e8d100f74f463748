// SPDX-License-Identifier: MIT
// What makes each named mate, in one sentence.

import type { NamedMate } from './puzzles.ts';

export type MateStrings = Readonly<Record<NamedMate, string>>;
