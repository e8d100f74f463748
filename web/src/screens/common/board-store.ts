// SPDX-License-Identifier: MIT
// The store of a screen whose board the engine describes: keeps what a hand does until it has described the position
// that it is meant for.

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
  /** The one that the screen is at, whether the board shows it already or not. */
  readonly position: PositionRef;
}

export interface BoardStoreOptions<
  State extends Asking<unknown>,
  Event,
  Questions,
> extends StoreOptions<State, Event, Questions> {
  /** Whether the event is a move or a part of one, and nobody can say yet what it does in the position. */
  isEarly(event: News<Event, Questions>, state: State): boolean;
}

export class BoardStore<
  State extends Asking<AskOf<Questions>> & Showing,
  Event,
  Questions,
> extends Store<State, Event, Questions> {
  readonly #isEarly: BoardStoreOptions<State, Event, Questions>['isEarly'];
  /** In their order, all for one position. */
  #kept: readonly News<Event, Questions>[] = [];
  #keptFor: PositionRef | null = null;
  #isCatchingUp = false;

  constructor(state: State, options: BoardStoreOptions<State, Event, Questions>) {
    super(state, options);
    this.#isEarly = options.isEarly;
  }

  /** An event that comes too early is dispatched later, or never where another position is shown before. */
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
      // Those that follow are meant for what comes of it.
      this.#keptFor = this.state.position;
    }
    this.#isCatchingUp = false;
  }

  /** The first that was kept, once its time has come. */
  #next(): News<Event, Questions> | undefined {
    if (this.#keptFor !== this.state.position) this.#kept = [];
    const [event] = this.#kept;
    return event === undefined || this.#isEarly(event, this.state) ? undefined : event;
  }
}
