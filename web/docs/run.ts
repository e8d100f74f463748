// SPDX-License-Identifier: MIT
// Becomes the page that an example is. It does so in a sandboxed frame alone, where it has the origin of no site.

import type { FrameMessage, RunMessage } from './messages.ts';

/** What a page of its own would look like without a style. */
const usual = (lang: string): string => `<!doctype html><html lang="${lang}">
<meta name="color-scheme" content="light dark">
<style>body { margin: 0.75rem; font: 1rem/1.45 system-ui, sans-serif }</style>
`;

function tell(message: FrameMessage): void {
  // A sandboxed frame cannot know whose it is; what it says is no secret.
  parent.postMessage(message, '*');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value));
}

function tellWhatIsSaid(): void {
  for (const level of ['log', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      tell({ type: 'said', level, text: values.map(textOf).join(' ') });
    };
  }
}

function tellError(what: unknown): void {
  tell({ type: 'said', level: 'error', text: textOf(what) });
}

function tellWhatGoesWrong(): void {
  addEventListener('error', ({ message }) => tellError(message));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
}

function tellSize(): void {
  const height = document.documentElement.offsetHeight;
  const isEmpty = document.body.querySelector(':not(script, style)') === null;
  tell({ type: 'size', height, isEmpty });
}

function become({ html, lang }: RunMessage): void {
  // Takes away the listeners of the page before.
  document.open();
  tellWhatGoesWrong();
  document.write(usual(lang) + html);
  document.close();
  new ResizeObserver(tellSize).observe(document.documentElement);
}

if (globalThis.origin === 'null' && parent !== globalThis.window) {
  tellWhatIsSaid();
  addEventListener('message', ({ source, data }: MessageEvent<RunMessage>) => {
    if (source === parent) become(data);
  });
  tell({ type: 'ready' });
}
