// SPDX-License-Identifier: MIT
// Replaces itself by the example's page. It only does so in a sandboxed frame, where its origin is
// opaque.

import type { FrameMessage, RunMessage } from './messages.ts';

/** A blank page without styles. */
const usual = (lang: string): string => `<!doctype html><html lang="${lang}">
<meta name="color-scheme" content="light dark">
<style>body { margin: 0.75rem; font: 1rem/1.45 system-ui, sans-serif }</style>
`;

function tell(message: FrameMessage): void {
  // A sandboxed frame does not know its parent's origin; its messages are not confidential.
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
  // Removes the listeners of the previous page.
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
