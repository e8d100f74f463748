// SPDX-License-Identifier: MIT
// Keyboard shortcuts of all screens. They work unless the focused element uses the key: a text field, a button, the
// points of a board.

export type Command =
  | 'first'
  | 'back'
  | 'forward'
  | 'last'
  | 'flip'
  | 'undo'
  | 'hint'
  | 'new-game'
  | 'engine'
  | 'write'
  | 'help';

const commands: Readonly<Record<string, Command>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  f: 'flip',
  u: 'undo',
  h: 'hint',
  n: 'new-game',
  ' ': 'engine',
  i: 'write',
  '?': 'help',
};

/** Elements where keys type text or select an option. */
const kTakesKeys = 'input, select, textarea, [contenteditable], [role="tab"], dialog';

const kPressed = 'button, a, summary';

/** Null if the key is not a shortcut or is used elsewhere. */
export function commandOf(event: KeyboardEvent): Command | null {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return null;
  const elements = event.composedPath().filter((one): one is Element => one instanceof Element);
  if (elements.some((one) => one.matches(kTakesKeys))) return null;
  if (key === ' ' && elements.some((one) => one.matches(kPressed))) return null;
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/**
 * Listens to keys on the window if the element is the page's own screen, otherwise within the element. `obey` returns
 * whether the command applied. Returns a function that stops listening.
 */
export function listenToKeys(
  element: HTMLElement,
  obey: (command: Command) => boolean,
): () => void {
  const ending = new AbortController();
  const hear = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return;
    const command = commandOf(event);
    if (command !== null && obey(command)) event.preventDefault();
  };
  const source = element.hasAttribute('data-fills') ? globalThis : element;
  source.addEventListener('keydown', hear, { signal: ending.signal });
  return () => ending.abort();
}
