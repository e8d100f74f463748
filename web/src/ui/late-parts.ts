// SPDX-License-Identifier: MIT
// Loads the parts of an element that are wanted later, and reports those that cannot be downloaded.

export class LateParts {
  readonly #report: (isMissing: boolean) => void;
  readonly #reported = new Set<unknown>();

  constructor(report: (isMissing: boolean) => void) {
    this.#report = report;
  }

  /** Loads what the person asked for. Null if it is missing, which is reported each time after `otherwise`. */
  async load<Part>(bring: () => Promise<Part>, otherwise = (): void => {}): Promise<Part | null> {
    const part = await bring().catch(() => null);
    if (part === null) otherwise();
    this.#report(part === null);
    return part;
  }

  /** Loads what nobody asked for. Null if it is missing, which is reported once. */
  async loadUnasked<Part>(bring: () => Promise<Part>): Promise<Part | null> {
    const part = await bring().catch(() => null);
    if (part === null && !this.#reported.has(bring)) this.#report(true);
    if (part === null) this.#reported.add(bring);
    return part;
  }
}
