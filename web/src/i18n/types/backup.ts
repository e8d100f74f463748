// SPDX-License-Identifier: MIT
// Everything the dialog about kept data says, in one language.

export interface BackupStrings {
  readonly about: string;
  readonly save: string;
  readonly restore: string;
  readonly close: string;
  readonly saved: string;
  /** My games cannot be read, so nothing was saved. */
  readonly gamesMissing: string;
  /** So many games were read so far. */
  readonly restoring: (games: string) => string;
  /** Not all games found room. */
  readonly roomFor: (games: string) => string;
  /** The store is full or forbidden. */
  readonly full: string;
  /** The file is gone or must not be read. */
  readonly unreadable: string;
  readonly faults: {
    readonly 'not-json': () => string;
    readonly 'not-ours': () => string;
    readonly newer: (fault: { readonly version: number }) => string;
    readonly damaged: (fault: { readonly name: string }) => string;
    readonly unknown: (fault: { readonly name: string }) => string;
  };
}
