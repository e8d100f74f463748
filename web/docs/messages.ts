// SPDX-License-Identifier: MIT
// The messages between the page and the frame of an example.

/** The source of the page to run, and the reader's language. */
export interface RunMessage {
  readonly type: 'run';
  readonly html: string;
  readonly lang: string;
}

export type FrameMessage =
  | { readonly type: 'ready' }
  /** Console output or an error. */
  | { readonly type: 'said'; readonly level: 'log' | 'error'; readonly text: string }
  /** The height in CSS pixels, and whether anything is visible. */
  | { readonly type: 'size'; readonly height: number; readonly isEmpty: boolean };
