// SPDX-License-Identifier: MIT
// Runs an analysis: events through the reducer, questions to the engine, news to the view.

import { EngineClient, isAbort } from '../../engine/client.ts';
import { EngineError, messageOf } from '../../engine/errors.ts';
import { unreachable, type Report } from '../../engine/protocol.ts';
import { reduce } from './reduce.ts';
import type { AnalysisEvent, AnalysisState, Ask } from './state.ts';
import { toRecord } from './record-tree.ts';

export type Listener = (event: AnalysisEvent, before: AnalysisState, after: AnalysisState) => void;

export class AnalysisController {
  #state: AnalysisState;
  readonly #listener: Listener;
  #client: EngineClient | null = null;

  constructor(state: AnalysisState, listener: Listener) {
    this.#state = state;
    this.#listener = listener;
  }

  get state(): AnalysisState {
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

  dispatch(event: AnalysisEvent): void {
    const before = this.#state;
    const after = reduce(before, event);
    if (after === before) return;
    this.#state = after;
    if (after.ask !== before.ask) {
      if (before.ask?.kind === 'search' || before.ask?.kind === 'review') this.#client?.cancel();
      this.#ask(after.ask);
    }
    this.#listener(event, before, after);
  }

  #ask(ask: Ask | null): void {
    if (ask === null || this.#client === null) return;
    this.#answer(this.#client, ask).catch((error: unknown) => {
      if (!isAbort(error)) {
        const fault = error instanceof EngineError ? error.fault : null;
        this.dispatch({ type: 'refused', ask, error: messageOf(error), fault });
      }
    });
  }

  async #answer(client: EngineClient, ask: Ask): Promise<void> {
    const { notations } = this.#state.spec;
    switch (ask.kind) {
      case 'describe': {
        const answer = await client.call('describe', [ask.position, notations]);
        return this.dispatch({ type: 'described', ask, ...answer });
      }
      case 'piece-worths': {
        const men = await client.call('pieceValues', [ask.position]);
        return this.dispatch({ type: 'worths-told', ask, men });
      }
      case 'search': {
        const onInfo = (info: Report): void => this.dispatch({ type: 'informed', ask, info });
        await client.search(ask.position, ask.limits, notations, onInfo);
        return this.dispatch({ type: 'found', ask });
      }
      case 'review':
        return this.#review(client, ask);
      case 'read-move': {
        const reading = await client.call('readMove', [ask.position, ask.text]);
        return this.dispatch({ type: 'move-read', ask, reading });
      }
      case 'read-record': {
        const { bytes, chosen, rules } = ask;
        const reading = await client.call('readRecord', [bytes, chosen, rules, notations]);
        return this.dispatch({ type: 'record-read', ask, reading });
      }
      case 'judge-record': {
        const record = await client.call('writeRecord', [toRecord(ask.tree), 'fen', 'uci']);
        return this.dispatch({ type: 'record-written', ask, record });
      }
      case 'write-record': {
        const record = await client.call('writeRecord', [
          toRecord(ask.tree),
          ask.format,
          ask.notation,
        ]);
        return this.dispatch({ type: 'record-written', ask, record });
      }
      default:
        return unreachable(ask);
    }
  }

  /** A question of two parts: the second is not asked if another one has taken its place. */
  async #review(client: EngineClient, ask: Extract<Ask, { kind: 'review' }>): Promise<void> {
    const { notations } = this.#state.spec;
    const { snapshot } = await client.call('describe', [ask.position, []]);
    if (this.#state.ask !== ask) return;
    const isOver = snapshot.status !== 'ongoing';
    const report = isOver ? null : await client.search(ask.position, ask.limits, notations);
    this.dispatch({ type: 'reviewed', ask, snapshot, report });
  }
}
