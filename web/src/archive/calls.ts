// SPDX-License-Identifier: MIT
// The messages between the page and the worker that holds the archive.

import type { Library } from './library.ts';

export interface LibraryRequest {
  readonly id: number;
  readonly name: keyof Library;
  readonly args: readonly unknown[];
}

export type LibraryResponse =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'fault'; readonly id: number }
  /** So many games have been read from the store. */
  | { readonly type: 'opening'; readonly count: number }
  /** Other tabs have changed something. */
  | { readonly type: 'news' };
