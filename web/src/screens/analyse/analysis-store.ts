// SPDX-License-Identifier: MIT
// The store of an analysis: how its questions are put to the engine.

import type { Report } from '../../engine/protocol.ts';
import { Store, type Answers, type StoreOptions } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { reduce } from './reduce.ts';
import type { AnalysisEvent, AnalysisState, Questions } from './state.ts';
import { writeTree } from './tree-text.ts';

const answers: Answers<GameSpec, AnalysisEvent, Questions> = {
  describe: async (client, ask, tell) =>
    tell({ type: 'described', ask, ...(await client.describe(ask.position)) }),
  'piece-worths': async (client, ask, tell) =>
    tell({ type: 'worths-computed', ask, men: await client.pieceWorths(ask.position) }),
  search: async (client, ask, tell) => {
    const onInfo = (info: Report): void => tell({ type: 'informed', ask, info });
    await client.search(ask.position, ask.limits, onInfo);
    tell({ type: 'found', ask });
  },
  review: async (client, ask, tell, { isOpen }) => {
    const { snapshot } = await client.describe(ask.position);
    if (!isOpen()) return;
    const isOver = snapshot.status !== 'ongoing';
    const report = isOver ? null : await client.search(ask.position, ask.limits);
    tell({ type: 'reviewed', ask, snapshot, report });
  },
  'read-move': async (client, ask, tell) =>
    tell({ type: 'move-read', ask, reading: await client.readMove(ask.position, ask.text) }),
  'read-record': async (client, ask, tell) => {
    const reading = await client.readRecord(ask.bytes, ask.chosen, ask.rules);
    tell({ type: 'record-read', ask, reading });
  },
  'judge-record': async (client, ask, tell) => {
    const record = await client.writeRecord(writeTree(ask.tree), 'fen', 'uci');
    tell({ type: 'record-judged', ask, record });
  },
  'write-record': async (client, ask, tell) => {
    const record = await client.writeRecord(ask.tree, ask.format, ask.notation);
    tell({ type: 'record-written', ask, record });
  },
};

export type AnalysisStore = Store<AnalysisState, AnalysisEvent, Questions>;

export function analysisStore(
  state: AnalysisState,
  changed: StoreOptions<AnalysisState, AnalysisEvent, Questions>['changed'],
): AnalysisStore {
  return new Store(state, { answers, reduce, changed });
}
