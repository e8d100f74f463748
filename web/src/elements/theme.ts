// SPDX-License-Identifier: MIT
// Turns the wish of the `theme` attribute into the theme that applies.

export type ThemeWish = 'auto' | 'light' | 'dark';

export interface ThemeWatch {
  apply(): void;
  stop(): void;
}

const darkScheme = '(prefers-color-scheme: dark)';

export function isThemeWish(value: unknown): value is ThemeWish {
  return value === 'auto' || value === 'light' || value === 'dark';
}

/** Keeps `data-theme` of the element at `light` or `dark`, also when the system changes. */
export function watchTheme(element: HTMLElement, onChange: () => void): ThemeWatch {
  const system = matchMedia(darkScheme);
  const apply = (): void => {
    const wish = element.getAttribute('theme');
    const automatic = system.matches ? 'dark' : 'light';
    const theme = wish === 'light' || wish === 'dark' ? wish : automatic;
    if (element.dataset['theme'] === theme) return;
    element.dataset['theme'] = theme;
    onChange();
  };
  system.addEventListener('change', apply);
  apply();
  return { apply, stop: () => system.removeEventListener('change', apply) };
}
