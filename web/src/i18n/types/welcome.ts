// SPDX-License-Identifier: MIT
// What is said on the first visit: which texts there are.

export interface WelcomeStrings {
  /** A question to somebody who has just come. */
  readonly title: string;
  readonly choices: Readonly<Record<'known' | 'shown' | 'letters', string>>;
}
