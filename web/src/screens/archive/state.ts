// SPDX-License-Identifier: MIT
// The state of the archive screen without its rows, and its texts.

import type { Figures, Health } from '../../archive/library.ts';
import { everything, type Query } from '../../archive/query.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { archiveTexts, type ArchiveStrings } from '../../i18n/en/archive.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Language } from '../../i18n/languages.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import { opponentTexts } from '../../i18n/en/opponents.ts';

export interface ArchiveState extends Figures {
  readonly spec: GameSpec;
  readonly query: Query;
  /** Null until the games have been counted. */
  readonly count: number | null;
  /** The progress of a search, 0 … 1; null while none runs. */
  readonly share: number | null;
  readonly health: Health;
  /** The position of the analysis; null if it is a start position. */
  readonly analysed: string | null;
  readonly hasRemoved: boolean;
  readonly hasFailed: boolean;
}

export interface ArchiveWords {
  readonly own: ArchiveStrings;
  readonly page: Strings;
}

const nothing = { wins: 0, draws: 0, losses: 0 };

export function freshState(spec: GameSpec): ArchiveState {
  return {
    spec,
    query: everything(spec.id),
    count: null,
    share: null,
    statistics: {
      games: 0,
      own: nothing,
      levels: [],
      seats: { first: nothing, second: nothing },
      openings: [],
    },
    ratings: [],
    health: { isOpen: true, isNewer: false, damaged: 0, unsaved: 0 },
    analysed: null,
    hasRemoved: false,
    hasFailed: false,
  };
}

const allTexts = [archiveTexts, openingTexts, opponentTexts] as const;

/** The texts of the screen, together with the names of openings and opponents. */
export const texts = {
  in: (language: Language) => archiveTexts.in(language),
  has: (language: Language) => allTexts.every((one) => one.has(language)),
  load: async (language: Language): Promise<void> => {
    await Promise.all(allTexts.map((one) => one.load(language)));
  },
};
