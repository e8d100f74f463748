// SPDX-License-Identifier: MIT
// Simulates a person at a browser: finds visible elements and uses only mouse and keyboard.

import { expect } from '@playwright/test';
import type { Key, Remote, Spot } from './remote.ts';

/** Tabbing through the whole page takes fewer keys. */
const kMostTabs = 60;

/** Runs in the page: the first visible element that matches, in any shadow root. */
function shown(selector: string): HTMLElement | null {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches(selector) && element.getClientRects().length > 0) return element;
      if (element.shadowRoot !== null) roots.push(element.shadowRoot);
    }
  }
  return null;
}

/** Runs in the page: the focused element, in any shadow root. */
function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

export class Person {
  readonly #browser: Remote;

  constructor(browser: Remote) {
    this.#browser = browser;
  }

  /** Opens a page from a blank one, so that it loads even if only the hash differs. */
  async visit(url: string): Promise<void> {
    await this.#browser.open('about:blank');
    await this.#browser.open(url);
  }

  reload(): Promise<void> {
    return this.#browser.reload();
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#browser.evaluate(expression);
  }

  /** Applies `read`, a JavaScript function of the element, to the first visible match. */
  #of(selector: string, read: string): Promise<unknown> {
    const found = `(${shown.toString()})(${JSON.stringify(selector)})`;
    return this.#browser.evaluate(`((element) => element && (${read})(element))(${found})`);
  }

  async sees(selector: string, text: string | RegExp = ''): Promise<void> {
    const read = (): Promise<unknown> => this.#of(selector, '(one) => one.textContent');
    const isRegExp = text instanceof RegExp;
    const wanted: unknown = isRegExp ? expect.stringMatching(text) : expect.stringContaining(text);
    await expect.poll(read).toEqual(wanted);
  }

  async seesState(element: string, states: string): Promise<void> {
    const read = (): Promise<unknown> => this.#of(element, '(one) => one.dataset.state');
    await expect.poll(read).toMatch(new RegExp(`^(${states})$`));
  }

  /** The moves of the element's game. */
  async moves(element: string): Promise<string[]> {
    return ((await this.#of(element, '(one) => one.moves')) ?? []) as string[];
  }

  async click(selector: string): Promise<void> {
    const centre = `(one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }`;
    let point: { x: number; y: number } | null = null;
    await expect
      .poll(async () => (point = (await this.#of(selector, centre)) as never))
      .toBeTruthy();
    const { x, y } = point!;
    await this.#browser.click(x, y);
  }

  /** Makes a move by two clicks, or places a stone by one. */
  async play(move: string): Promise<void> {
    for (const square of squaresOf(move)) {
      await this.click(`[role=gridcell][data-square="${square}"]`);
    }
  }

  /** Drags a piece to a point beside it: where they are seen, the browser tells by a mark at their place. */
  async drag(selector: string, from: Spot, to: Spot): Promise<void> {
    const seen = async ({ x, y }: Spot): Promise<Spot> => {
      const read = `(board) => {
        const mark = document.createElement('i');
        mark.style.cssText = 'position: absolute; left: ${x}%; top: ${y}%';
        board.append(mark);
        const { x, y } = mark.getBoundingClientRect();
        mark.remove();
        return { x: Math.round(x), y: Math.round(y) };
      }`;
      return (await this.#of(selector, read)) as Spot;
    };
    await this.#browser.drag(await seen(from), await seen(to));
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#browser.press(key);
  }

  type(text: string): Promise<void> {
    return this.press(...text);
  }

  #inFocus(field: string): Promise<unknown> {
    return this.#browser.evaluate(`(${focused.toString()})()?.dataset[${JSON.stringify(field)}]`);
  }

  /** Presses Tab until such an element has the focus. */
  async tabTo(field: 'square' | 'action' | 'setting', value?: string): Promise<void> {
    for (let tabs = 0; tabs < kMostTabs; tabs++) {
      await this.press('Tab');
      const found = await this.#inFocus(field);
      if (typeof found === 'string' && (value === undefined || found === value)) return;
    }
    throw new Error(`Tab does not lead to any ${field} ${value ?? ''}`);
  }

  /**
   * Makes a move by arrow keys and Enter; the board must have the focus and Red must be at the
   * bottom.
   */
  async playByKeys(move: string): Promise<void> {
    for (const square of squaresOf(move)) {
      const from = String(await this.#inFocus('square'));
      const right = square.charCodeAt(0) - from.charCodeAt(0);
      const up = Number(square.slice(1)) - Number(from.slice(1));
      const sideways = right > 0 ? 'ArrowRight' : 'ArrowLeft';
      const upwards = up > 0 ? 'ArrowUp' : 'ArrowDown';
      await this.press(
        ...Array<string>(Math.abs(right)).fill(sideways),
        ...Array<string>(Math.abs(up)).fill(upwards),
        'Enter',
      );
    }
  }

  /** Sets the options of a new game and starts it. */
  async begin(terms: Readonly<Record<string, string>>): Promise<void> {
    await this.click('[data-action="new-game"]');
    // The level gives way to a face.
    if ('level' in terms) await this.choose('players', 'engine');
    for (const [setting, value] of Object.entries(terms)) await this.choose(setting, value);
    await this.click('[data-action="start"]');
  }

  /** Chooses from a select element by script, because its list is not part of the page. */
  async choose(setting: string, value: string): Promise<void> {
    const change = `(one) => {
      if (one.localName === 'fieldset') {
        one.querySelector('[value=${JSON.stringify(value)}]').click();
        return true;
      }
      one.value = ${JSON.stringify(value)};
      for (const type of ['input', 'change']) {
        one.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }
      return true;
    }`;
    await expect.poll(() => this.#of(`[data-setting="${setting}"]`, change)).toBe(true);
  }
}

function squaresOf(move: string): string[] {
  return move.match(/[a-z]\d+/g) ?? [];
}
