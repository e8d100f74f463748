// SPDX-License-Identifier: MIT
// What is printed, in one language.

export interface PaperStrings {
  readonly solutions: string;
  readonly start: string;
  readonly end: string;
}
