// SPDX-License-Identifier: MIT
// Who the opponents are, in one language.

import type { OpponentId } from '../../games/opponents.ts';

export interface OpponentStrings {
  readonly opponent: string;
  readonly names: Readonly<Record<OpponentId, string>>;
  /** What there is to know of each, in one sentence. */
  readonly about: Readonly<Record<OpponentId, string>>;
  /** Leads to the strengths as numbers, and back. */
  readonly byNumber: string;
  readonly byFace: string;
  /** The switch by which blunders are held back. */
  readonly coach: string;
}
