// SPDX-License-Identifier: MIT
// The script of pages with frames of the site: gives each frame its height, and tells on the iframe what the
// elements themselves would tell.

const folder = new URL(/* @vite-ignore */ './', import.meta.url);

/** It is of no origin, or may be: a page in a sandbox hands that on to its frames. */
const isSandboxed = ({ sandbox }: HTMLIFrameElement): boolean =>
  globalThis.origin === 'null' || (sandbox.length > 0 && !sandbox.contains('allow-same-origin'));

function frames(): HTMLIFrameElement[] {
  const all = [...document.querySelectorAll('iframe')];
  return all.filter(({ src }) => src.startsWith(folder.href));
}

/** `newGame`, `play`, `set` and the other commands, with what belongs to them. */
export function send(frame: HTMLIFrameElement, type: string, facts: object = {}): void {
  // A page that is not there yet is of another origin, and a sandboxed one of none.
  const isAnyone = type === 'hello' || isSandboxed(frame);
  frame.contentWindow?.postMessage({ ...facts, chuhe: 1, type }, isAnyone ? '*' : folder.origin);
}

function grow(frame: HTMLIFrameElement, height: number): void {
  const { boxSizing } = getComputedStyle(frame);
  const border = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
  frame.style.height = `${height + border}px`;
}

addEventListener('message', ({ source, origin, data }) => {
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (frame === undefined || data?.chuhe !== 1) return;
  if (origin !== folder.origin && !(origin === 'null' && isSandboxed(frame))) return;
  const { chuhe: _version, type, ...detail } = data;
  if (type === 'hello') send(frame, 'hello');
  if (type === 'size') grow(frame, detail.height);
  frame.dispatchEvent(new CustomEvent(`chuhe-${type}`, { detail, bubbles: true }));
});

// Those that were there before this script.
for (const frame of frames()) send(frame, 'hello');
