// SPDX-License-Identifier: MIT
// The store of a screen whose board the engine describes: queues input until the engine has described its position.

import type { Touch } from '../../board/board.ts';
import type { PositionRef } from '../../engine/protocol.ts';
import {
  Store,
  type Asking,
  type AskOf,
  type News,
  type StoreOptions,
} from '../../engine/store.ts';

const kTouches: readonly unknown[] = [
  'square-chosen',
  'piece-lifted',
  'piece-dropped',
  'selection-cleared',
] satisfies readonly Touch['type'][];

export function isTouch(event: unknown): event is Touch {
  return event instanceof Object && 'type' in event && kTouches.includes(event.type);
}

interface Showing {
  /** The current position of the screen, whether or not it is shown yet. */
  readonly position: PositionRef;
}

export interface BoardStoreOptions<
  State extends Asking<unknown>,
  Event,
  Questions,
> extends StoreOptions<State, Event, Questions> {
  /** Whether the event is a move or a part of one whose effect is not known yet. */
  isEarly(event: News<Event, Questions>, state: State): boolean;
}

export class BoardStore<
  State extends Asking<AskOf<Questions>> & Showing,
  Event,
  Questions,
> extends Store<State, Event, Questions> {
  readonly #isEarly: BoardStoreOptions<State, Event, Questions>['isEarly'];
  /** In order, all for one position. */
  #kept: readonly News<Event, Questions>[] = [];
  #keptFor: PositionRef | null = null;
  #isCatchingUp = false;

  constructor(state: State, options: BoardStoreOptions<State, Event, Questions>) {
    super(state, options);
    this.#isEarly = options.isEarly;
  }

  /** Dispatches an early event later, or drops it if another position is shown first. */
  override dispatch(event: News<Event, Questions>): void {
    if (this.#isEarly(event, this.state)) {
      const { position } = this.state;
      this.#kept = position === this.#keptFor ? [...this.#kept, event] : [event];
      this.#keptFor = position;
      return;
    }
    super.dispatch(event);
    if (!this.#isCatchingUp) this.#catchUp();
  }

  #catchUp(): void {
    this.#isCatchingUp = true;
    for (let event = this.#next(); event !== undefined; event = this.#next()) {
      this.#kept = this.#kept.slice(1);
      super.dispatch(event);
      // The following events depend on its result.
      this.#keptFor = this.state.position;
    }
    this.#isCatchingUp = false;
  }

  /** Dispatches the first queued event when possible. */
  #next(): News<Event, Questions> | undefined {
    if (this.#keptFor !== this.state.position) this.#kept = [];
    const [event] = this.#kept;
    return event === undefined || this.#isEarly(event, this.state) ? undefined : event;
  }
}
