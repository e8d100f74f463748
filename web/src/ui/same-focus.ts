// SPDX-License-Identifier: MIT
// The focus of whoever is on something that is built anew.

const names = ['data-action', 'data-square', 'data-setting'] as const;

/** Builds anew what a root shows; the focus is on the button, point or field of the same name after. */
export function withSameFocus(root: ShadowRoot, build: () => void): void {
  const was = root.activeElement;
  build();
  for (const name of names) {
    const value = was?.getAttribute(name);
    if (typeof value !== 'string') continue;
    const now = root.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`);
    return now?.focus({ preventScroll: true });
  }
}
