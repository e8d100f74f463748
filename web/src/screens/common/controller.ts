// SPDX-License-Identifier: MIT
// Runs a table: events through its reducer, questions to the engine, news to the view.

import { EngineClient, isAbort } from '../../engine/client.ts';
import { messageOf } from '../../engine/errors.ts';
import { unreachable, type Report } from '../../engine/protocol.ts';
import type { Answer, Ask, Happening, Table } from './table.ts';

export interface Course<State extends Table, Event> {
  reduce(state: State, event: Event | Happening): State;
  changed(event: Event | Happening, before: State, after: State): void;
}

export class StudyController<State extends Table, Event> {
  #state: State;
  readonly #course: Course<State, Event>;
  #client: EngineClient | null = null;

  constructor(state: State, course: Course<State, Event>) {
    this.#state = state;
    this.#course = course;
  }

  get state(): State {
    return this.#state;
  }

  /** Starts an engine of its own. */
  connect(): void {
    this.#client = new EngineClient({
      game: this.#state.spec.id,
      onEvent: (event) => this.dispatch({ type: 'engine', event }),
    });
    this.#ask(this.#state.ask);
  }

  disconnect(): void {
    this.#client?.dispose();
    this.#client = null;
  }

  /** Loads a failed engine once more. */
  restart(): void {
    this.#client?.restart();
  }

  dispatch(event: Event | Happening): void {
    const before = this.#state;
    const after = this.#course.reduce(before, event);
    if (after === before) return;
    this.#state = after;
    if (after.ask !== before.ask) {
      if (before.ask?.kind === 'search') this.#client?.cancel();
      this.#ask(after.ask);
    }
    this.#course.changed(event, before, after);
  }

  #ask(ask: Ask | null): void {
    if (ask === null || this.#client === null) return;
    this.#answer(this.#client, ask).catch((error: unknown) => {
      if (!isAbort(error)) this.#hear({ type: 'refused', ask, error: messageOf(error) });
    });
  }

  /** An answer to a question that is open no more is none. */
  #hear(answer: Answer): void {
    if (answer.ask === this.#state.ask) this.dispatch(answer);
  }

  async #answer(client: EngineClient, ask: Ask): Promise<void> {
    const { notations } = this.#state.spec;
    switch (ask.kind) {
      case 'describe':
        return this.#hear({
          type: 'described',
          ask,
          ...(await client.call('describe', [ask.position, notations])),
        });
      case 'search': {
        const onInfo = (info: Report): void => this.#hear({ type: 'informed', ask, info });
        const info = await client.search(ask.position, ask.limits, notations, onInfo);
        return this.#hear({ type: 'found', ask, info });
      }
      case 'book-moves':
        return this.#hear({
          type: 'book-told',
          ask,
          book: await client.call('bookMoves', [ask.position, notations]),
        });
      case 'judge-four':
        return this.#hear({
          type: 'four-judged',
          ask,
          verdict: await client.call('judgeFour', [ask.position]),
        });
      case 'wait':
        await new Promise((resolve) => setTimeout(resolve, ask.ms));
        return this.#hear({ type: 'waited', ask });
      default:
        return unreachable(ask);
    }
  }
}
