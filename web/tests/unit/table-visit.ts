// SPDX-License-Identifier: MIT
// A person at a screen with a board but no game, and the invariants of all such screens; the test
// controls engine, worker and storage.

import { expect, vi } from 'vitest';
import {
  isSettled,
  type Happening as TableEvent,
  type Table,
} from '../../src/screens/common/table.ts';
import { TableStore } from '../../src/screens/common/table-store.ts';
import { chosenOf, type Happening } from './screen-trial.ts';
import { turn, type KnownSession, type SimulatedHost } from './simulated-engine.ts';

/** Longer than any pause of a screen, in steps of 100 ms. */
const kLongest = 30;

export abstract class TableVisit<State extends Table, Event, Own = never> {
  readonly host: SimulatedHost;
  readonly #referee: KnownSession;
  /** The stored value as text. */
  #kept: string | null = null;
  #store: TableStore<State, Event> | null = null;
  #hasTapWaiting = false;

  constructor(host: SimulatedHost, referee: KnownSession) {
    this.host = host;
    this.#referee = referee;
  }

  protected abstract readonly reduce: (state: State, event: Event | TableEvent) => State;
  /** Whether a touch takes effect at once. */
  protected isTold(state: State): boolean {
    return isSettled(state);
  }
  /** The initial state of the screen with this stored value. */
  protected abstract initial(kept: unknown): State;
  /** The value to store; undefined if the change stores nothing. */
  protected keeps(_event: Event | TableEvent, _before: State, _after: State): unknown {
    return undefined;
  }
  /** The part of the state that a reload must restore. */
  protected abstract lasting(state: State): unknown;
  /** Data that arrives from elsewhere after opening. */
  protected opened(): void {}
  protected does(_own: Own): void | Promise<void> {}
  /** Further invariants of this screen. */
  protected expectOwn(): void {}
  /** Checks that the screen can be continued after all actions. */
  protected async expectWayOn(): Promise<void> {}

  get state(): State {
    if (this.#store === null) throw new Error('the screen is not open');
    return this.#store.state;
  }

  /** The stored value as another tab or a reload reads it. */
  get kept(): unknown {
    return this.#kept === null ? null : JSON.parse(this.#kept);
  }

  keep(value: unknown): void {
    this.#kept = JSON.stringify(value);
  }

  open(): void {
    const store = new TableStore<State, Event>(this.initial(this.kept), {
      reduce: this.reduce,
      isTold: this.isTold,
      changed: (event, before, after) => {
        const kept = this.keeps(event, before, after);
        if (kept !== undefined) this.keep(kept);
      },
      host: this.host,
    });
    this.#store = store;
    store.connect();
    this.opened();
  }

  end(): void {
    this.#store?.disconnect();
  }

  reload(): void {
    this.end();
    this.open();
  }

  dispatch(event: Event | TableEvent): void {
    this.#store?.dispatch(event);
  }

  /** Makes a move by taps. */
  move(move: string | undefined): void {
    for (const square of (move ?? '').match(/[a-z]\d+/g) ?? []) {
      if (!this.isTold(this.state)) this.#hasTapWaiting = true;
      this.dispatch({ type: 'square-chosen', square } as TableEvent);
    }
  }

  /** Whether a queued tap may follow the engine's next answer. */
  protected get hasTapWaiting(): boolean {
    return this.#hasTapWaiting;
  }

  async happens(happening: Happening<Event, Own>): Promise<void> {
    const { legalMoves } = this.state.shown.snapshot;
    switch (happening.kind) {
      case 'event':
        this.dispatch(happening.event);
        break;
      case 'own':
        await this.does(happening.own);
        break;
      case 'move':
        this.move(chosenOf(legalMoves, happening.choice));
        break;
      case 'touch':
        this.move(chosenOf(legalMoves, happening.choice)?.match(/[a-z]\d+/)?.[0] ?? 'a1');
        break;
      case 'answer':
        this.host.worker?.deliver(happening.times);
        break;
      case 'death':
        this.host.worker?.die(happening.how);
        break;
      case 'settle':
        await this.settle();
        break;
      case 'restart':
        this.restart();
        break;
      case 'reload':
        this.reload();
        break;
    }
    await turn();
    if (this.isTold(this.state)) this.#hasTapWaiting = false;
    this.expectSound();
  }

  /** Runs all actions from opening to end. */
  async goThrough(list: readonly Happening<Event, Own>[]): Promise<void> {
    this.open();
    for (const happening of list) await this.happens(happening);
    await this.expectNothingLost();
    await this.expectSameAfterReload();
    await this.expectWayOn();
    this.end();
  }

  restart(): void {
    if (this.state.engine.name === 'failed') this.#store?.restart();
  }

  /** Delivers all messages until neither side has any more. */
  async settle(): Promise<void> {
    const isWaiting = (): boolean =>
      this.state.ask !== null || this.state.engine.name === 'loading';
    for (let quiet = 0; quiet < (isWaiting() ? kLongest : 3);) {
      await turn();
      await vi.advanceTimersByTimeAsync(100);
      await turn();
      quiet = this.host.worker?.deliver() === true ? 0 : quiet + 1;
    }
  }

  /** After all messages, no question is pending. */
  async expectNothingLost(): Promise<void> {
    await this.settle();
    if (this.state.engine.name === 'failed') {
      this.restart();
      await this.settle();
    }
    expect(this.state.engine.name).toBe('ready');
    expect(this.state.ask).toBeNull();
    this.expectSound();
  }

  async expectSameAfterReload(): Promise<void> {
    const before = this.lasting(this.state);
    this.reload();
    await this.expectNothingLost();
    expect(this.lasting(this.state)).toEqual(before);
  }

  /** Invariants that hold at any time. */
  expectSound(): void {
    const { position, shown, ask, engine } = this.state;
    if (engine.name === 'failed') expect(ask).toBeNull();
    this.expectOwn();
    if (!isSettled(this.state)) return;
    const said = this.#referee.describe({ ...position, moves: [...position.moves] }, []);
    expect(said.fault).toBeNull();
    expect(shown.snapshot.fen).toBe(said.answer?.snapshot.fen);
  }
}
