// SPDX-License-Identifier: MIT
// The messages between the page and the worker of the master games.

import type { Masters } from './masters.ts';

/** The worker's calls besides those of the games. */
interface Opening {
  /**
   * Fetches the list and returns which parts of the moves must still be unpacked; the others are
   * cached.
   */
  open(list: string, parts: readonly string[]): { count: number; missing: number[] };
  /** Passes an unpacked part, which is cached for the next visit. */
  unpacked(part: number, url: string, bytes: Uint8Array): void;
}

type Asked = Pick<
  Masters,
  'query' | 'rows' | 'game' | 'drawn' | 'moves' | 'partOf' | 'movesAt' | 'offers'
> &
  Opening;

export type MastersCall = keyof Asked;
export type MastersArgs<Name extends MastersCall> = Parameters<Asked[Name]>;
export type MastersAnswer<Name extends MastersCall> = ReturnType<Asked[Name]>;

export interface MastersRequest {
  readonly id: number;
  readonly name: MastersCall;
  readonly args: readonly unknown[];
}

/** Has no answer if the call failed. */
export type MastersResponse =
  | { readonly id: number; readonly isAnswered: true; readonly answer: unknown }
  | { readonly id: number; readonly isAnswered: false };
