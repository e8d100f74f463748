// SPDX-License-Identifier: MIT
// What the parts about openings need of the analysis that they belong to.

import type { EngineClient } from '../../engine/client.ts';
import type { PositionRef } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Shown } from '../common/position/shown.ts';

/** The position on the board. */
export interface Here {
  readonly spec: GameSpec;
  readonly position: PositionRef;
  readonly shown: Shown;
}

export interface OpeningsHost {
  here(): Here;
  /** In the notation of the analysis. */
  strings(): Strings;
  readonly call: EngineClient['call'];
  play(move: string): void;
}

/** Whether the engine has described the position. */
export function isDescribed({ position, shown }: Here): boolean {
  return !shown.isProvisional && shown.moves === position.moves;
}

/** Whether the moves begin at the usual start: only then they can be in an address. */
export function isFromStart({ spec, position }: Here): boolean {
  return position.fen.startsWith(spec.startFen);
}

/** Sets `lang` on moves in Chinese, needed for fonts and speech. */
export function setLanguage(element: HTMLElement, { notation }: Strings): void {
  if (notation.startsWith('zh')) element.lang = notation;
  else element.removeAttribute('lang');
}
