// SPDX-License-Identifier: MIT
// Holds the state of a screen: events go through its reducer, the single pending question goes to the engine.

import { pageHost } from './page-host.ts';
import type { EngineHost } from './host.ts';
import { EngineClient, isAbort } from './client.ts';
import type { EngineState } from './engine-state.ts';
import { abortError, EngineError } from './errors.ts';
import type { CallName, Calls, EngineEvent, FaultFacts, GameId } from './protocol.ts';

/** A question of a screen: its kind and the parameters of that kind. */
export type AskOf<Questions, Kind extends keyof Questions = keyof Questions> = {
  readonly [One in Kind]: { readonly kind: One } & Questions[One];
}[Kind];

/** An event of a screen: its type and the parameters of that type. */
export type EventOf<Events, Type extends keyof Events = keyof Events> = {
  readonly [One in Type]: { readonly type: One } & Events[One];
}[Type];

export interface Asking<Ask> {
  readonly spec: { readonly id: GameId };
  readonly engine: EngineState;
  /** The single pending question. A newer one replaces it, and only its own answer counts. */
  readonly ask: Ask | null;
}

/** Events that the store itself dispatches. */
export interface EngineEvents<Ask> {
  readonly engine: { readonly event: EngineEvent };
  /** The question has no answer; `fault` says why, null if the engine crashed. */
  readonly refused: { readonly ask: Ask; readonly fault: FaultFacts | null };
}

/** The reducer. */
export type Reducers<State, Events> = {
  readonly [Type in keyof Events]: (state: State, event: EventOf<Events, Type>) => State;
};

export function reducerOf<State, Events>(
  reducers: Reducers<State, Events>,
): (state: State, event: EventOf<Events>) => State {
  return <Type extends keyof Events>(state: State, event: EventOf<Events, Type>): State =>
    reducers[event.type](state, event);
}

/** The context while answering a question. */
export interface Context<Spec> {
  readonly spec: Spec;
  /** Whether the question is still pending; check it between two calls to the engine. */
  isOpen(): boolean;
}

/** How each kind of question is sent to the engine. Answers to outdated questions are ignored. */
export type Answers<Spec, Event, Questions> = {
  readonly [Kind in keyof Questions]: (
    client: EngineClient,
    ask: AskOf<Questions, Kind>,
    tell: (event: Event) => void,
    context: Context<Spec>,
  ) => Promise<void>;
};

/** All dispatched events: those of the screen and of the store. */
export type News<Event, Questions> = Event | EventOf<EngineEvents<AskOf<Questions>>>;

export interface StoreOptions<State extends Asking<unknown>, Event, Questions> {
  reduce(state: State, event: News<Event, Questions>): State;
  readonly answers: Answers<State['spec'], Event, Questions>;
  /** Called after every change. */
  changed(event: News<Event, Questions>, before: State, after: State): void;
  /** Whether a listener cancels the change; it may dispatch other events in the meantime. */
  isRefused?(event: News<Event, Questions>, before: State, after: State): boolean;
  /** The reducer for cancelled events. */
  reduceRefused?(state: State, event: News<Event, Questions>): State;
  /** Whether the engine must clear its state of the previous game. */
  isNewGame?(before: State, after: State): boolean;
  /** The source of the engine; tests supply their own. */
  readonly host?: EngineHost;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
}

/** Shallow equality of the states and of their slices. */
function isSame(before: unknown, after: unknown, depth = 2): boolean {
  if (Object.is(before, after)) return true;
  if (depth === 0 || !isPlain(before) || !isPlain(after)) return false;
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => isSame(before[key], after[key], depth - 1))
  );
}

/** Opens a question; an identical pending one stays, and a failed engine is not asked. */
export function withAsk<State extends Asking<unknown>>(
  state: State,
  next: State['ask'] | null,
): State {
  const ask = state.engine.name === 'failed' ? null : next;
  return isSame(state.ask, ask) ? state : { ...state, ask };
}

export class Store<State extends Asking<AskOf<Questions>>, Event, Questions> {
  #state: State;
  readonly #options: StoreOptions<State, Event, Questions>;
  #client: EngineClient | null = null;

  constructor(state: State, options: StoreOptions<State, Event, Questions>) {
    this.#state = state;
    this.#options = options;
  }

  get state(): State {
    return this.#state;
  }

  /** Starts its own engine. */
  connect(): void {
    const { host = pageHost } = this.#options;
    this.#client = new EngineClient({
      game: this.#state.spec.id,
      onEvent: (event) => this.dispatch({ type: 'engine', event }),
      host,
    });
    this.#askEngine();
  }

  disconnect(): void {
    this.#client?.dispose();
    this.#client = null;
  }

  /** Reloads a failed engine. */
  restart(): void {
    this.#client?.restart();
  }

  /** Equal states are not rendered, because rendering is slower than comparing. */
  dispatch(event: News<Event, Questions>): void {
    const wanted = this.#options.reduce(this.#state, event);
    if (isSame(this.#state, wanted)) return;
    const after = this.#permitted(event, wanted);
    const before = this.#state;
    if (isSame(before, after)) return;
    this.#state = after;
    if (this.#options.isNewGame?.(before, after)) this.#client?.newGame();
    if (after.ask !== before.ask) {
      this.#client?.cancel();
      this.#askEngine();
    }
    this.#options.changed(event, before, after);
  }

  /** Asks the engine independently of the pending question; rejects if there is no engine. */
  async call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
  ): Promise<Calls[Name]['answer']> {
    if (this.#client === null) throw abortError();
    return this.#client.call(name, args);
  }

  /** The state after the event, after asking listeners that may cancel it. */
  #permitted(event: News<Event, Questions>, wanted: State): State {
    const { isRefused, reduce, reduceRefused } = this.#options;
    const before = this.#state;
    if (isRefused?.(event, before, wanted)) return reduceRefused?.(this.#state, event) ?? before;
    return this.#state === before ? wanted : reduce(this.#state, event);
  }

  #askEngine(): void {
    const { ask } = this.#state;
    if (ask === null || this.#client === null) return;
    this.#answer(this.#client, ask).catch((error: unknown) => {
      if (isAbort(error)) return;
      const fault = error instanceof EngineError ? error.fault : null;
      this.#tell(ask, { type: 'refused', ask, fault });
    });
  }

  #answer<Kind extends keyof Questions>(
    client: EngineClient,
    ask: AskOf<Questions, Kind>,
  ): Promise<void> {
    const isOpen = (): boolean => this.#state.ask === ask;
    const tell = (event: Event): void => this.#tell(ask, event);
    return this.#options.answers[ask.kind](client, ask, tell, { spec: this.#state.spec, isOpen });
  }

  #tell(ask: AskOf<Questions>, event: News<Event, Questions>): void {
    if (this.#state.ask === ask) this.dispatch(event);
  }
}
