// SPDX-License-Identifier: MIT
// Runs one game: events through the reducer, questions to the engine, news to the view.

import { EngineClient, isAbort } from '../../engine/client.ts';
import { unreachable, type Report } from '../../engine/protocol.ts';
import { keepTime, msToFall } from './state/clock.ts';
import type { AppEvent } from './state/events.ts';
import { reduce } from './state/reduce.ts';
import type { Ask, GameState } from './state/state.ts';

export type Listener = (before: GameState, after: GameState) => void;

/** Much that happens is no news, and to show a state takes longer than to compare it. */
function isSame(before: GameState, after: GameState): boolean {
  const keys = Object.keys(after) as (keyof GameState)[];
  return keys.every((key) => after[key] === before[key]);
}

export class GameController {
  #state: GameState;
  readonly #listener: Listener;
  #client: EngineClient | null = null;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(state: GameState, listener: Listener) {
    this.#state = state;
    this.#listener = listener;
  }

  get state(): GameState {
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
    clearTimeout(this.#alarm);
    this.#client?.dispose();
    this.#client = null;
  }

  /** Loads a failed engine once more. */
  restart(): void {
    this.#client?.restart();
  }

  dispatch(event: AppEvent): void {
    const before = this.#state;
    const after = keepTime(before, reduce(before, event), performance.now());
    if (isSame(before, after)) return;
    this.#state = after;
    if (after.gameNumber !== before.gameNumber) this.#client?.newGame();
    if (after.ask !== before.ask) {
      if (before.ask?.kind === 'search') this.#client?.cancel();
      this.#ask(after.ask);
    }
    this.#watchClock();
    this.#listener(before, after);
  }

  #watchClock(): void {
    clearTimeout(this.#alarm);
    const ms = msToFall(this.#state, performance.now());
    if (ms === null) return;
    this.#alarm = setTimeout(() => {
      this.dispatch({ type: 'time-passed' });
      // A timer may be early.
      this.#watchClock();
    }, Math.ceil(ms));
  }

  #ask(ask: Ask | null): void {
    if (ask === null || this.#client === null) return;
    this.#answer(this.#client, ask).catch((error: unknown) => {
      if (!isAbort(error)) this.dispatch({ type: 'refused', ask });
    });
  }

  async #answer(client: EngineClient, ask: Ask): Promise<void> {
    switch (ask.kind) {
      case 'describe':
      case 'foresee': {
        const { notations } = this.#state.spec;
        const answer = await client.call('describe', [ask.position, notations]);
        return this.dispatch({ type: 'described', ask, ...answer });
      }
      case 'opening': {
        const { position, limits } = ask;
        const answer =
          limits === null
            ? { side: null, stones: await client.call('proposeOpening', [position]) }
            : await client.call('answerOpening', [position, limits]);
        return this.dispatch({ type: 'opening', ask, answer });
      }
      case 'read': {
        const reading = await client.call('readMove', [ask.position, ask.text]);
        return this.dispatch({ type: 'read', ask, reading });
      }
      case 'search': {
        const onInfo = (info: Report): void => this.dispatch({ type: 'informed', ask, info });
        const [info] = await Promise.all([
          client.search(ask.position, ask.limits, this.#state.spec.notations, onInfo),
          new Promise((resolve) => setTimeout(resolve, ask.paceMs)),
        ]);
        return this.dispatch({ type: 'found', ask, info });
      }
      default:
        return unreachable(ask);
    }
  }
}
