// SPDX-License-Identifier: MIT
// The keys of every screen. They work wherever nothing else takes them: a field of text, a button, the points of a board.

export type Command =
  'first' | 'back' | 'forward' | 'last' | 'flip' | 'undo' | 'hint' | 'new-game' | 'engine' | 'help';

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
  '?': 'help',
};

/** Where keys write, or choose among what stands there. */
const kTakesKeys = 'input, select, textarea, [contenteditable], [role="tab"], dialog';

const kPressed = 'button, a, summary';

/** Null where the key means none, or somebody else takes it. */
export function commandOf(event: KeyboardEvent): Command | null {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return null;
  const elements = event.composedPath().filter((one): one is Element => one instanceof Element);
  if (elements.some((one) => one.matches(kTakesKeys))) return null;
  if (key === ' ' && elements.some((one) => one.matches(kPressed))) return null;
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/**
 * Hears the keys of the window where the element is the page's own screen, else those within it. `obey` says whether a
 * command meant something. Returns what ends it.
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
