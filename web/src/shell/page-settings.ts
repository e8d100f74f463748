// SPDX-License-Identifier: MIT
// The page's own settings, kept between visits.

import type { ThemeWish } from '../games/looks.ts';
import { themeWishOf } from '../ui/theme.ts';
import type { GameId } from '../engine/protocol.ts';
import { gameSpec } from '../games/index.ts';
import { fieldsOf } from '../storage/store.ts';

export interface PageSettings {
  /** Null: as the browser prefers. */
  readonly lang: string | null;
  readonly theme: ThemeWish;
  /** The game for addresses that do not name one. */
  readonly game: GameId;
}

export const freshSettings: PageSettings = { lang: null, theme: 'auto', game: 'xiangqi' };

export function parseSettings(raw: unknown): PageSettings | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { lang, theme, game } = fields;
  return {
    lang: typeof lang === 'string' ? lang : null,
    theme: themeWishOf(theme),
    game: gameSpec(typeof game === 'string' ? game : null).id,
  };
}
