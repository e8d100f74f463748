// SPDX-License-Identifier: MIT
// Finds the elements in a page, shows a placeholder for each, and loads it when it is about to be
// seen or is requested.

import { whenNear } from '../ui/when-near.ts';
import { warnOf } from './attributes.ts';
import { altered, AlteredError, missing } from './missing.ts';
import { elementNames, type ElementName } from './names.ts';
import { shownAttributes, StandIn } from './stand-in.ts';

type Root = Document | ShadowRoot;

const unknown = elementNames.map((name) => `${name}:not(:defined)`).join();

/** Content written by the host page serves as the placeholder. */
function isEmpty({ children, textContent }: Element): boolean {
  return children.length === 0 && (textContent ?? '').trim() === '';
}

interface Waiting {
  readonly standIn: StandIn | null;
  stop(): void;
}

export class Loader {
  readonly #bring: (name: ElementName) => Promise<void>;
  readonly #coming = new Map<ElementName, Promise<void>>();
  readonly #waiting = new Map<Element, Waiting>();
  /** Those of the elements seen, also of those that have been loaded. */
  readonly #attributes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) warnOf(target);
  });

  /** `bring` defines an element; it rejects if the element cannot be loaded. */
  constructor(bring: (name: ElementName) => Promise<void>) {
    this.#bring = bring;
  }

  /** Loads elements before they are seen, all of them where none is named. Rejects where one cannot be had. */
  async load(...names: ElementName[]): Promise<void> {
    const wanted = names.length === 0 ? elementNames : names;
    await Promise.all(wanted.map((name) => this.#load(name)));
  }

  /** Looks after the elements in a document or an open shadow root, those that come later too. */
  watch(root: Root): void {
    const look = (): void => this.#look(root);
    const changed = (records: readonly MutationRecord[]): void => {
      for (const { type, target } of records) {
        const isWaiting = type === 'attributes' && target instanceof Element;
        if (isWaiting && target.matches(unknown)) this.#waiting.get(target)?.standIn?.show();
      }
      look();
    };
    const observer = new MutationObserver(changed);
    const attributeFilter = [...shownAttributes];
    observer.observe(root, { childList: true, subtree: true, attributeFilter });
    look();
    // Once all elements are defined, the browser upgrades new ones itself.
    void Promise.all(elementNames.map((name) => customElements.whenDefined(name))).then(() =>
      observer.disconnect(),
    );
  }

  #look(root: Root): void {
    for (const [element, { stop }] of this.#waiting) {
      if (element.isConnected) continue;
      stop();
      this.#waiting.delete(element);
    }
    for (const element of root.querySelectorAll<HTMLElement>(unknown)) {
      if (!this.#waiting.has(element)) this.#wait(element);
    }
  }

  #wait(element: HTMLElement): void {
    const name = elementNames.find((one) => one === element.localName);
    if (name === undefined) return;
    warnOf(element);
    this.#attributes.observe(element, { attributes: true });
    const standIn = isEmpty(element) ? new StandIn(element) : null;
    const waiting = { standIn, stop: (): void => {} };
    this.#waiting.set(element, waiting);
    waiting.stop = whenNear(element, () => void this.#load(name).catch(() => {}));
  }

  #load(name: ElementName): Promise<void> {
    const known = this.#coming.get(name);
    if (known !== undefined) return known;
    const coming = this.#bring(name).then(
      () => this.#forget(name),
      (error: unknown) => {
        this.#coming.delete(name);
        this.#tellMissing(name, error instanceof AlteredError);
        throw error;
      },
    );
    this.#coming.set(name, coming);
    return coming;
  }

  /** Stops watching the elements of that name: they are defined now. */
  #forget(name: ElementName): void {
    for (const [element, { stop }] of this.#waiting) {
      if (element.localName !== name) continue;
      stop();
      this.#waiting.delete(element);
    }
  }

  #tellMissing(name: ElementName, isAltered: boolean): void {
    for (const [element, { standIn }] of this.#waiting) {
      if (element.localName !== name) continue;
      standIn?.showMissing(isAltered ? altered : missing);
      const detail = { fault: isAltered ? 'part-altered' : 'part-missing' };
      element.dispatchEvent(
        new CustomEvent('chuhe-error', { detail, bubbles: true, composed: true }),
      );
    }
  }
}
