// SPDX-License-Identifier: MIT
// What the dialog by which a board goes to another page says, and a frame that cannot show one; in one language.

export interface EmbedStrings {
  readonly about: string;
  /** The choice between the kinds. */
  readonly as: string;
  readonly kinds: {
    readonly element: string;
    /** An element that runs one version of the scripts alone. */
    readonly fixed: string;
    readonly frame: string;
    readonly picture: string;
  };
  /** What is said of each. */
  readonly uses: EmbedStrings['kinds'];
  readonly show: string;
  readonly shows: {
    readonly game: string;
    readonly board: string;
    readonly viewer: string;
    readonly analysis: string;
  };
  readonly preview: string;
  readonly code: string;
  /** In a frame, for whoever wrote its address. */
  readonly faults: {
    readonly unknown: (fault: { readonly name: string }) => string;
    /** Empty `allowed` where the values are no list. */
    readonly value: (fault: {
      readonly name: string;
      readonly value: string;
      readonly allowed: string;
    }) => string;
    readonly record: string;
    readonly position: string;
    readonly missing: string;
  };
}
