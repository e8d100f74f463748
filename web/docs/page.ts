// SPDX-License-Identifier: MIT
// Runs the examples of the page, original or edited, each in a separate frame.

import { parseSettings } from '../src/shell/page-settings.ts';
import { saveNames } from '../src/storage/save-names.ts';
import { load } from '../src/storage/store.ts';
import { h } from '../src/ui/dom.ts';
import { watchTheme } from '../src/ui/theme.ts';
import { whenNear } from '../src/ui/when-near.ts';
import type { FrameMessage, RunMessage } from './messages.ts';

/** The address of the site, which replaces the placeholder host in the examples. */
const site = new URL(document.body.dataset['root'] ?? '', location.href).href;
const kAnyHost = 'https://any.host/chuhe/';

const kMostLines = 200;
const kMostHeight = 900;

function part<Found extends Element>(around: Element, selector: string): Found {
  const found = around.querySelector<Found>(selector);
  if (found === null) throw new Error(`an example has no ${selector}`);
  return found;
}

class Example {
  readonly #element: HTMLElement;
  readonly #text: HTMLTextAreaElement;
  readonly #given: string;
  readonly #stage: HTMLElement;
  readonly #said: HTMLElement;
  readonly #reset: HTMLButtonElement;
  #frame: HTMLIFrameElement | null = null;

  constructor(element: HTMLElement) {
    this.#text = part(element, 'textarea');
    this.#stage = part(element, '.stage');
    this.#said = part(element, '.said');
    this.#reset = part(element, '[data-action="reset"]');
    // Use the default value, because browsers restore text fields from earlier visits.
    this.#given = this.#text.defaultValue.replaceAll(kAnyHost, site);
    this.#text.value = this.#given;
    this.#element = element;
  }

  listen(): void {
    const element = this.#element;
    this.#text.addEventListener('input', () => this.#update());
    this.#text.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.run();
    });
    part(element, '[data-action="run"]').addEventListener('click', () => this.run());
    this.#reset.addEventListener('click', () => {
      this.#text.value = this.#given;
      this.#update();
      this.run();
    });
    addEventListener('message', ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source !== null && source === this.#frame?.contentWindow) this.#hear(data);
    });
    this.#update();
    if (element.classList.contains('at-once')) whenNear(element, () => this.#runFirst());
  }

  run(): void {
    this.#said.replaceChildren();
    const { title = '' } = this.#stage.dataset;
    const src = `${site}docs/run.html`;
    // A new frame for each run, so that nothing remains of the previous one.
    this.#frame = h('iframe', { title, src, sandbox: 'allow-scripts allow-forms' });
    this.#stage.classList.remove('empty');
    this.#stage.replaceChildren(this.#frame);
  }

  #runFirst(): void {
    if (this.#frame === null) this.run();
  }

  #hear(message: FrameMessage): void {
    if (message.type === 'ready') this.#send(this.#text.value);
    else if (message.type === 'size') this.#size(message.height, message.isEmpty);
    else if (this.#said.childElementCount < kMostLines) {
      this.#said.append(h('div', { class: message.level }, message.text));
      this.#said.scrollTop = this.#said.scrollHeight;
    }
  }

  #send(html: string): void {
    const message: RunMessage = { type: 'run', html, lang: document.documentElement.lang };
    // A sandboxed frame has an opaque origin, which cannot be named.
    this.#frame?.contentWindow?.postMessage(message, '*');
  }

  #size(height: number, isEmpty: boolean): void {
    if (this.#frame !== null) this.#frame.style.height = `${Math.min(height, kMostHeight)}px`;
    this.#stage.classList.toggle('empty', isEmpty);
  }

  #update(): void {
    this.#reset.disabled = this.#text.value === this.#given;
  }
}

watchTheme(document.documentElement, () => load(saveNames.page, parseSettings)?.theme ?? 'auto');
for (const element of document.querySelectorAll<HTMLElement>('.example')) {
  new Example(element).listen();
}
