// SPDX-License-Identifier: MIT
// The store of an analysis: sends its questions to the engine.

import type { EngineHost } from '../../engine/host.ts';
import type { Report } from '../../engine/protocol.ts';
import type { Answers, News, StoreOptions } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { BoardStore, isTouch } from '../common/board-store.ts';
import { isSettled } from './findings.ts';
import { reduce } from './reduce.ts';
import { judged, judgedMove, reviewedAt } from './review/review.ts';
import type { AnalysisEvent, AnalysisState, Questions } from './state.ts';
import { toRecord } from './record/record-tree.ts';

const answers: Answers<GameSpec, AnalysisEvent, Questions> = {
  describe: async (client, ask, tell, { spec }) =>
    tell({
      type: 'described',
      ask,
      ...(await client.call('describe', [ask.position, spec.notations])),
    }),
  'piece-values': async (client, ask, tell) =>
    tell({
      type: 'values-computed',
      ask,
      pieces: await client.call('pieceValues', [ask.position]),
    }),
  search: async (client, ask, tell, { spec }) => {
    const onInfo = (info: Report): void => tell({ type: 'informed', ask, info });
    await client.search(ask.position, ask.limits, spec.notations, onInfo);
    tell({ type: 'found', ask });
  },
  review: async (client, ask, tell, { spec, isOpen }) => {
    // Clears the hash table: its content depends on how long the reader let the engine think.
    if (ask.position.moves.length === 0) client.newGame();
    const { position, limits, review } = ask;
    const reviewed = await reviewedAt(client, spec, position, limits, isOpen);
    tell({
      type: 'reviewed',
      ask,
      ...(await judged(client, position, [...review.positions, reviewed])),
    });
  },
  explain: async (client, ask, tell, { spec, isOpen }) => {
    const { position, limits } = ask;
    const tried = await judgedMove(client, spec, position, limits, isOpen);
    tell({ type: 'explained', ask, tried: { position, ...tried } });
  },
  'read-move': async (client, ask, tell) => {
    const reading = await client.call('readMove', [ask.position, ask.text]);
    tell({ type: 'move-read', ask, reading });
  },
  'read-record': async (client, ask, tell, { spec }) => {
    const { bytes, chosen, rules } = ask;
    const reading = await client.call('readRecord', [bytes, chosen, rules, spec.notations]);
    tell({ type: 'record-read', ask, reading });
  },
  'judge-record': async (client, ask, tell) => {
    await client.call('writeRecord', [toRecord(ask.tree), 'fen', 'uci']);
    tell({ type: 'record-judged', ask });
  },
};

export type AnalysisStore = BoardStore<AnalysisState, AnalysisEvent, Questions>;

function isMove(event: News<AnalysisEvent, Questions>): boolean {
  return isTouch(event) || event.type === 'move-played' || event.type === 'move-typed';
}

export function analysisStore(
  state: AnalysisState,
  changed: StoreOptions<AnalysisState, AnalysisEvent, Questions>['changed'],
  host?: EngineHost,
): AnalysisStore {
  return new BoardStore(state, {
    answers,
    reduce,
    changed,
    isEarly: (event, now) => isMove(event) && now.engine.name !== 'failed' && !isSettled(now),
    ...(host && { host }),
  });
}
