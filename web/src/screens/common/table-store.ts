// SPDX-License-Identifier: MIT
// The store of a table: sends its questions to the engine.

import type { Report } from '../../engine/protocol.ts';
import type { Answers, StoreOptions } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { BoardStore, isTouch } from './board-store.ts';
import { isSettled, type Happening, type Questions, type Table } from './table.ts';

const answers: Answers<GameSpec, Happening, Questions> = {
  describe: async (client, ask, tell, { spec }) =>
    tell({
      type: 'described',
      ask,
      ...(await client.call('describe', [ask.position, spec.notations])),
    }),
  search: async (client, ask, tell, { spec }) => {
    const onInfo = (info: Report): void => tell({ type: 'informed', ask, info });
    const info = await client.search(ask.position, ask.limits, spec.notations, onInfo);
    tell({ type: 'found', ask, info });
  },
  'book-moves': async (client, ask, tell, { spec }) => {
    const book = await client.call('bookMoves', [ask.position, spec.notations]);
    tell({ type: 'book-read', ask, book });
  },
  'judge-four': async (client, ask, tell) =>
    tell({ type: 'four-judged', ask, verdict: await client.call('judgeFour', [ask.position]) }),
  'judge-ending': async (client, ask, tell) =>
    tell({ type: 'ending-judged', ask, verdict: await client.call('judgeEnding', [ask.position]) }),
  'judge-game': async (client, ask, tell) => {
    const judgement = await client.call('judgeGame', [ask.position, ask.positions]);
    tell({ type: 'game-judged', ask, judgement });
  },
  write: async (client, ask, tell, { spec }) => {
    const { written } = await client.call('describe', [ask.position, spec.notations]);
    tell({ type: 'written', ask, written });
  },
  wait: async (_client, ask, tell) => {
    await new Promise((resolve) => setTimeout(resolve, ask.ms));
    tell({ type: 'waited', ask });
  },
};

export interface TableOptions<State extends Table, Event> extends Omit<
  StoreOptions<State, Event | Happening, Questions>,
  'answers'
> {
  /** Whether input depends on a pending engine answer; by default, until the position is described. */
  isTold?(state: State): boolean;
}

export class TableStore<State extends Table, Event> extends BoardStore<
  State,
  Event | Happening,
  Questions
> {
  constructor(state: State, options: TableOptions<State, Event>) {
    const { isTold = isSettled } = options;
    super(state, {
      ...options,
      answers,
      isEarly: (event, table) => isTouch(event) && table.engine.name !== 'failed' && !isTold(table),
    });
  }
}
