// SPDX-License-Identifier: MIT
// Keeps the focus when content is rebuilt.

const names = ['data-action', 'data-square', 'data-setting'] as const;

/** Rebuilds the content of a root and restores the focus to the button, point or field of the same name. */
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
