// SPDX-License-Identifier: MIT
// The games the page can show.

import type { GameSpec } from './game-spec.ts';
import { xiangqi } from './xiangqi.ts';

const specs: readonly GameSpec[] = [xiangqi];

/** The game of that name; Xiangqi when there is none. */
export function gameSpec(name: string | null): GameSpec {
  return specs.find((spec) => spec.id === name) ?? xiangqi;
}
