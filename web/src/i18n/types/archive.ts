// SPDX-License-Identifier: MIT
// What the list of all games says, in one language.

import type { OutcomeName } from '../../archive/query.ts';
import type { Source } from '../../archive/archived-game.ts';

export interface ArchiveStrings {
  readonly title: string;
  readonly loading: string;
  /** Beside how many were found so far. */
  readonly searching: (percent: number) => string;
  readonly count: (count: number, text: string) => string;
  readonly noneYet: string;
  readonly noneFound: string;
  readonly search: string;
  readonly searchHint: string;
  readonly filter: string;
  /** While so many are chosen. */
  readonly filters: (count: number) => string;
  readonly noFilter: string;
  readonly source: string;
  readonly sources: Readonly<Record<Source | 'all', string>>;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<Exclude<OutcomeName, 'first' | 'second'> | 'all', string>>;
  readonly opponent: string;
  readonly anyOpponent: string;
  readonly position: string;
  /** What is searched for it. */
  readonly aboutPosition: string;
  readonly list: string;
  readonly listKeys: string;
  readonly open: (title: string) => string;
  readonly left: string;
  readonly moves: (plies: number) => string;
  readonly remove: (title: string) => string;
  readonly removed: string;
  readonly undo: string;
  readonly rename: string;
  readonly renameTitle: string;
  readonly yourName: string;
  readonly aboutYourName: string;
  readonly oldName: string;
  readonly newName: string;
  readonly save: string;
  readonly saved: string;
  readonly close: string;
  readonly import: string;
  readonly importing: (read: string, percent: number) => string;
  readonly cancel: string;
  /** Of all games read, how many are new, and how many remarks there were. */
  readonly imported: (added: string, read: string, warnings: number) => string;
  readonly cancelled: (added: string) => string;
  /** No more of the file could be taken in. */
  readonly full: (added: string) => string;
  readonly importFailed: string;
  readonly nothingRead: string;
  readonly export: string;
  readonly exportTitle: string;
  readonly aboutExport: string;
  readonly backup: string;
  readonly allPgn: string;
  readonly foundPgn: string;
  readonly blocked: string;
  readonly unsaved: (count: number) => string;
  readonly damaged: (count: number) => string;
  readonly failed: string;
  readonly statistics: string;
  readonly noStatistics: string;
  readonly results: (wins: number, draws: number, losses: number) => string;
  readonly total: string;
  readonly byLevel: string;
  readonly bySide: string;
  readonly byOpening: string;
  readonly rating: string;
  readonly ratingOf: (rating: number, deviation: number) => string;
  readonly aboutRating: string;
  readonly noRating: string;
  readonly ratingCurve: (games: number) => string;
}
