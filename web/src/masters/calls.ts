// SPDX-License-Identifier: MIT
// The messages between the page and the worker that holds the games of masters.

import type { Masters } from './masters.ts';

/** What the worker answers besides what the games are asked. */
interface Opening {
  /** Fetches the list and says which parts of the moves are yet to be unpacked; the others were kept. */
  open(list: string, parts: readonly string[]): { count: number; missing: number[] };
  /** A part that was unpacked: it is kept for the next visit. */
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

/** Without an answer where it failed. */
export type MastersResponse =
  | { readonly id: number; readonly isAnswered: true; readonly answer: unknown }
  | { readonly id: number; readonly isAnswered: false };
