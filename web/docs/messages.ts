// SPDX-License-Identifier: MIT
// What the page and the frame of an example say to each other.

/** The text of a page to become, and the language of who reads it. */
export interface RunMessage {
  readonly type: 'run';
  readonly html: string;
  readonly lang: string;
}

export type FrameMessage =
  | { readonly type: 'ready' }
  /** Something was written to the console, or went wrong. */
  | { readonly type: 'said'; readonly level: 'log' | 'error'; readonly text: string }
  /** Its height in CSS pixels, and whether there is anything to be seen. */
  | { readonly type: 'size'; readonly height: number; readonly isEmpty: boolean };
