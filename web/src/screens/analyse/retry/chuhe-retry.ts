// SPDX-License-Identifier: MIT
// <chuhe-retry>: lets the reader replay and correct the mistakes of a game.

import type { Notation } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { NodeId } from '../record/tree.ts';
import type { Strings } from '../../../i18n/index.ts';
import { stateOf } from '../../common/table.ts';
import { TableStore } from '../../common/table-store.ts';
import { StudyElement, type StudyView } from '../../common/study-element.ts';
import {
  initialRetry,
  reduce,
  taskOf,
  type RetryEvent,
  type RetryState,
  type Task,
} from './state.ts';
import { retryTexts } from '../../../i18n/en/retry.ts';
import { RetryView } from './view.ts';

export { tasksOf } from './state.ts';
export { keepTask } from './keep-task.ts';

export interface RetryOrder {
  readonly spec: GameSpec;
  readonly tasks: readonly Task[];
  readonly notation: Notation | null;
  /**
   * Called when a mistake is corrected or its answer is shown; null if it is not stored as a
   * puzzle.
   */
  readonly keep: ((task: Task) => void) | null;
  /** Called with the node of the current mistake; null after the last. */
  leave(node: NodeId | null): void;
}

export class ChuheRetry extends StudyElement {
  readonly texts = retryTexts;
  /** Must be set before the element is connected. */
  order: RetryOrder | null = null;

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<RetryState, RetryEvent>;
  } {
    if (this.order === null) throw new Error('<chuhe-retry> has no mistakes to show');
    const { spec, tasks, notation, keep, leave } = this.order;
    const changed = (_event: RetryEvent, before: RetryState, after: RetryState): void => {
      this.dataset['state'] = stateOf(after, after.stage);
      const isDone = after.stage === 'right' || after.stage === 'shown';
      const task = taskOf(after);
      if (isDone && after.stage !== before.stage && task !== null) keep?.(task);
      view.update(before);
    };
    const store = new TableStore<RetryState, RetryEvent>(initialRetry(spec, tasks), {
      reduce,
      changed,
    });
    const view = new RetryView(store, strings, { notation, isKept: keep !== null }, () =>
      leave(taskOf(store.state)?.mistake.node ?? null),
    );
    this.dataset['state'] = stateOf(store.state, store.state.stage);
    return { view, engine: store };
  }

  /** The exercise has no addresses of positions. */
  protected goTo(): void {}
}

/** For style sheets and tests: `loading`, `failed`, or the stage. */
export function makeRetry(order: RetryOrder): ChuheRetry {
  if (customElements.get('chuhe-retry') === undefined) {
    customElements.define('chuhe-retry', ChuheRetry);
  }
  const element = document.createElement('chuhe-retry');
  element.order = order;
  return element;
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-retry': ChuheRetry;
  }
}
