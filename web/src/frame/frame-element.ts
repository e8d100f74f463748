// SPDX-License-Identifier: MIT
// The element in a frame: executes commands and reports events.

import { h } from '../ui/dom.ts';
import type { Command, Told } from './messages.ts';
import { parseChanges, type FrameOptions, type Show } from './options.ts';

/** Loads an element and defines it. */
const parts: Readonly<Record<Show, () => Promise<{ define(): void }>>> = {
  game: () => import('../screens/play/chuhe-game.ts'),
  board: () => import('../elements/chuhe-board.ts'),
  viewer: () => import('../elements/chuhe-viewer.ts'),
  puzzle: () => import('../screens/puzzles/chuhe-puzzle.ts'),
  analysis: () => import('../screens/analyse/chuhe-analysis.ts'),
};

export type ElementCommand = Exclude<Command, { readonly type: 'hello' }>;

type Tell = (type: Told, facts: object) => void;

const events = ['ready', 'move', 'solved', 'end', 'error'] as const satisfies readonly Told[];

export class FrameElement {
  readonly element: HTMLElement;
  readonly #options: FrameOptions;
  readonly #tell: Tell;
  #shown: Promise<void> | null = null;
  #isReady = false;

  constructor(options: FrameOptions, tell: Tell) {
    this.#options = options;
    this.#tell = tell;
    this.element = h(`chuhe-${options.show}`, Object.fromEntries(options.attributes));
    for (const type of events) {
      this.element.addEventListener(`chuhe-${type}`, (event) => {
        if (type === 'ready') this.#isReady = true;
        if (event instanceof CustomEvent) tell(type, { ...event.detail });
      });
    }
  }

  /** Rejects if the element cannot be downloaded. */
  async show(): Promise<void> {
    const { show } = this.#options;
    this.#shown ??= parts[show]().then(({ define }) => define());
    await this.#shown;
    // A board is ready at once: it loads nothing else.
    if (show === 'board') this.#isReady = true;
    this.tellState();
  }

  /** Reports the state to a page that loaded after the frame. */
  tellState(): void {
    if (this.#isReady) this.#tell('ready', {});
  }

  /** Executes a command once the element is loaded. */
  async obey(command: ElementCommand): Promise<void> {
    await this.#shown;
    if (command.type === 'set') this.#set(command.options);
    else if (command.type === 'play') this.#play(command.move);
    else this.#call(command.type);
  }

  /**
   * Returns the result of the element's method; undefined if there is no such method, which is
   * reported.
   */
  #call(name: string, ...args: readonly string[]): unknown {
    const method: unknown = Reflect.get(this.element, name);
    if (typeof method === 'function') return Reflect.apply(method, this.element, args);
    this.#tell('error', { fault: 'command-unknown', command: name });
    return undefined;
  }

  #play(move: string): void {
    if (this.#call('play', move) === false) this.#tell('error', { fault: 'move-refused', move });
  }

  #set(given: object): void {
    const changes = parseChanges(this.#options.game, given);
    if ('name' in changes) return this.#tell('error', { fault: 'option-refused', ...changes });
    for (const [name, value] of changes) {
      if (value === null) this.element.removeAttribute(name);
      else this.element.setAttribute(name, value);
    }
    return undefined;
  }
}
