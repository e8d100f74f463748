// SPDX-License-Identifier: MIT
// What is said where a position or a game becomes a picture, in one language.

export interface PictureStrings {
  readonly title: string;
  readonly format: string;
  /** The format GIF; the others are called the same everywhere. */
  readonly animation: string;
  /** What each is. */
  readonly uses: {
    readonly png: string;
    readonly svg: string;
    readonly gif: string;
  };
  /** Whether what is drawn on the board is on the picture. */
  readonly marks: string;
  readonly drawing: (percent: number) => string;
  readonly failed: string;
  /** Where the page may not write to the clipboard. */
  readonly refused: string;
  readonly share: string;
  readonly shared: string;
  readonly preview: string;
}
