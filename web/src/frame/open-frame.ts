// SPDX-License-Identifier: MIT
// Shows the element that the query describes, reports its events to the page around it and executes
// the page's commands.

import { languageFor } from '../i18n/languages.ts';
import { h } from '../ui/dom.ts';
import { themeWishOf, watchTheme } from '../ui/theme.ts';
import { FrameElement } from './frame-element.ts';
import { messageOf, parseCommand, type Told } from './messages.ts';
import type { OptionFault } from '../embed/attributes.ts';
import { parseOptions, type FrameOptions } from './options.ts';

/** The page around the frame, if any. */
function host(): Window | null {
  return parent === globalThis.window ? null : parent;
}

/** Loaded only if there is an error. */
const complaints = () => import('./complaints.ts');

class Frame {
  readonly #main: HTMLElement;
  readonly #origin: string | null;
  readonly #element: FrameElement | null;
  #height = 0;

  /** Without options there is no element. */
  constructor(main: HTMLElement, options: FrameOptions | null) {
    this.#main = main;
    this.#origin = options?.origin ?? null;
    this.#element = options && new FrameElement(options, (type, facts) => this.tell(type, facts));
    if (this.#element !== null) main.append(this.#element.element);
    addEventListener('message', (event) => this.#hear(event));
    new ResizeObserver(() => this.#tellSize()).observe(main);
  }

  /**
   * Sends a message to the page around it. Messages are not confidential: without `origin`, any
   * page may show the frame.
   */
  tell(type: Told, facts: object = {}): void {
    host()?.postMessage(messageOf(type, facts), this.#origin ?? '*');
  }

  /** Shows errors instead of the element, or above it. */
  complain(sentences: readonly string[]): void {
    for (const one of this.#main.querySelectorAll('.complaint')) one.remove();
    this.#main.prepend(
      ...sentences.map((text) => h('p', { class: 'complaint', role: 'alert' }, text)),
    );
  }

  async show(): Promise<void> {
    await this.#element?.show();
  }

  #tellSize(): void {
    const height = Math.ceil(this.#main.getBoundingClientRect().height);
    if (height === this.#height) return;
    this.#height = height;
    this.tell('size', { height });
  }

  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    const isHost = source !== null && source === host();
    if (!isHost || (this.#origin !== null && origin !== this.#origin)) return;
    const command = parseCommand(data);
    if (command === null) return;
    if ('unknown' in command)
      this.tell('error', { fault: 'command-unknown', command: command.unknown });
    else if (command.type === 'hello') this.#greet();
    // A failed download of the element has been reported.
    else void this.#element?.obey(command).catch(() => {});
  }

  /** Starts reporting the height, because the page around it sets it. */
  #greet(): void {
    document.documentElement.dataset['sized'] = '';
    this.#height = 0;
    this.#tellSize();
    this.#element?.tellState();
  }
}

async function refuse(main: HTMLElement, faults: readonly OptionFault[]): Promise<void> {
  const frame = new Frame(main, null);
  const { optionComplaints } = await complaints();
  const sentences = await optionComplaints(faults);
  frame.complain(sentences);
  sentences.forEach((text, index) =>
    frame.tell('error', { fault: 'option-refused', name: faults[index]?.name, text }),
  );
}

export async function openFrame(main: HTMLElement): Promise<void> {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  root.lang = languageFor([query.get('lang') ?? '', ...navigator.languages]);
  watchTheme(root, () => themeWishOf(query.get('theme')));
  const options = parseOptions(location.search);
  if (!('show' in options)) return refuse(main, options);
  root.dataset['controls'] = options.controls;
  const frame = new Frame(main, options);
  frame.tell('hello', { show: options.show, game: options.game.id });
  try {
    await frame.show();
  } catch {
    frame.tell('error', { fault: 'part-missing' });
    const { missing } = await complaints();
    frame.complain([await missing()]);
  }
  return undefined;
}
