// SPDX-License-Identifier: MIT
// The messages between the page and the archive's worker.

import type { GameId, RuleSet } from '../engine/protocol.ts';
import type { Progress } from './import-games.ts';
import type { Health, Library, Searching } from './library.ts';

export type LibraryRequest =
  | { readonly id: number; readonly name: keyof Library; readonly args: readonly unknown[] }
  /** Answered with the final progress; only one runs at a time. */
  | {
      readonly id: number;
      readonly name: 'import';
      readonly args: readonly [file: Blob, game: GameId, rules: RuleSet];
    }
  | { readonly id: number; readonly name: 'cancel-import' };

export type LibraryResponse =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'fault'; readonly id: number }
  | { readonly type: 'importing'; readonly progress: Progress; readonly health: Health }
  /** Partial results of the question with this id. */
  | ({ readonly type: 'searching'; readonly id: number } & Searching)
  /** Another tab has changed the archive. */
  | { readonly type: 'news' };
