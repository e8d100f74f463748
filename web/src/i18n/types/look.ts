// SPDX-License-Identifier: MIT
// Everything the dialog about boards and pieces says, in one language.

export interface LookStrings {
  readonly pieces: string;
  readonly sets: Readonly<Record<'traditional' | 'simplified' | 'symbols' | 'letters', string>>;
  readonly board: string;
  readonly boards: Readonly<Record<'wood' | 'slate' | 'paper', string>>;
  readonly view: string;
  readonly views: Readonly<Record<'flat' | '3d', string>>;
  /** How a board in space is turned. */
  readonly turning: string;
  readonly noWebGl: string;
  /** The graphics stopped, and may come back by themselves. */
  readonly lostWebGl: string;
  readonly close: string;
}
