// SPDX-License-Identifier: MIT
// Records given to the page: dropped on it, pasted outside text fields, opened with it by the system, or shared with
// it by another program.

import { kSharedMark, takeShared } from '../storage/shared-record.ts';
import { kMostAtOnce } from './many-games.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

function takesText(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, textarea, select');
}

/** Files opened with the installed app: https://wicg.github.io/web-app-launch/ */
interface LaunchQueue {
  setConsumer(
    take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}

/** Takes at least one record. */
type Open = (contents: readonly Blob[]) => void;

function listenToLaunches(open: Open): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    // A missing file is opened as one without a game, which reports the error.
    const coming = files.map((handle) => handle.getFile().catch(() => new Blob()));
    if (coming.length > 0) void Promise.all(coming).then(open);
  });
}

async function openShared(open: Open): Promise<void> {
  const { pathname, search, hash, href } = location;
  if (!new URLSearchParams(search).has(kSharedMark)) return;
  // A reload must not look for it again.
  history.replaceState(null, '', pathname + hash);
  // Without it, because the browser had no room or no leave for it, the page says that nothing came.
  const shared = await takeShared(new URL('./', href).href).catch(() => []);
  open(shared.length === 0 ? [new Blob()] : shared);
}

export interface DropSign {
  /** Visible while something is dragged over the page. */
  readonly element: HTMLElement;
  speak(strings: Strings): void;
}

export function listenToRecords(open: Open): DropSign {
  const element = h('div', { class: 'drop-sign', 'aria-hidden': 'true', hidden: '' });
  const take = (event: Event, data: DataTransfer | null): void => {
    const text = data?.getData('text/plain').trim() ?? '';
    // In text fields, pasting and dropping text work as usual; but text fields do not accept files, and very long
    // texts only slowly.
    if (takesText(event) && text !== '' && text.length <= kMostAtOnce) return;
    const files = [...(data?.files ?? [])];
    // Spreadsheets and word processors give a picture with their text.
    const isPicture = files[0]?.type.startsWith('image/') === true && text !== '';
    if (isPicture) files.length = 0;
    const contents = files.length === 0 && text !== '' ? [new Blob([text])] : files;
    if (contents.length === 0) return;
    event.preventDefault();
    for (const node of event.composedPath()) if (node instanceof HTMLDialogElement) node.close();
    open(contents);
  };
  listenToLaunches(open);
  void openShared(open);
  addEventListener('paste', (event) => take(event, event.clipboardData));
  addEventListener('drop', (event) => {
    element.hidden = true;
    take(event, event.dataTransfer);
  });
  addEventListener('dragover', (event) => {
    if (takesText(event) && event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    element.hidden = false;
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) element.hidden = true;
  });
  return { element, speak: ({ analyse }) => setText(element, analyse.drop) };
}
