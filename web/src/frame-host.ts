// SPDX-License-Identifier: MIT
// The script for pages that embed frames of the site: sets each frame's height and dispatches the
// elements' events on the iframe.

const folder = new URL(/* @vite-ignore */ './', import.meta.url);

/**
 * Whether the frame has, or may have, an opaque origin: a sandboxed page passes its sandbox on to
 * its frames.
 */
const isSandboxed = ({ sandbox }: HTMLIFrameElement): boolean =>
  globalThis.origin === 'null' || (sandbox.length > 0 && !sandbox.contains('allow-same-origin'));

function frames(): HTMLIFrameElement[] {
  const all = [...document.querySelectorAll('iframe')];
  return all.filter(({ src }) => src.startsWith(folder.href));
}

/** Sends a command such as `newGame`, `play` or `set`, with its data. */
export function send(frame: HTMLIFrameElement, type: string, facts: object = {}): void {
  // A frame that is still loading has another origin, and a sandboxed one has an opaque origin.
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

// Greet the frames that were on the page before this script.
for (const frame of frames()) send(frame, 'hello');
