// SPDX-License-Identifier: MIT
// The store of a game: how its questions are put to the engine, and its clocks.

import type { Report } from '../../engine/protocol.ts';
import { Store, type Answers } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { keepTime, msToFall } from './state/clock.ts';
import type { AppEvent } from './state/events.ts';
import { reduce } from './state/reduce.ts';
import type { GameState, Questions } from './state/state.ts';

const answers: Answers<GameSpec, AppEvent, Questions> = {
  describe: async (client, ask, tell, { spec }) =>
    tell({
      type: 'described',
      ask,
      ...(await client.call('describe', [ask.position, spec.notations])),
    }),
  foresee: async (client, ask, tell) =>
    tell({ type: 'foreseen', ask, ...(await client.call('describe', [ask.position, []])) }),
  opening: async (client, ask, tell) => {
    const { position, limits } = ask;
    const answer =
      limits === null
        ? { side: null, stones: await client.call('proposeOpening', [position]) }
        : await client.call('answerOpening', [position, limits]);
    tell({ type: 'opening', ask, answer });
  },
  read: async (client, ask, tell) =>
    tell({ type: 'read', ask, reading: await client.call('readMove', [ask.position, ask.text]) }),
  search: async (client, ask, tell, { spec }) => {
    const onInfo = (info: Report): void => tell({ type: 'informed', ask, info });
    const [info] = await Promise.all([
      client.search(ask.position, ask.limits, spec.notations, onInfo),
      new Promise((resolve) => setTimeout(resolve, ask.paceMs)),
    ]);
    tell({ type: 'found', ask, info });
  },
};

export class GameStore extends Store<GameState, AppEvent, Questions> {
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(state: GameState, changed: (before: GameState, after: GameState) => void) {
    super(state, {
      answers,
      reduce: (before, event) => keepTime(before, reduce(before, event), performance.now()),
      isNewGame: (before, after) => after.game.number !== before.game.number,
      changed: (_event, before, after) => {
        this.#watchClock();
        changed(before, after);
      },
    });
  }

  #watchClock(): void {
    clearTimeout(this.#alarm);
    const ms = msToFall(this.state, performance.now());
    if (ms === null) return;
    this.#alarm = setTimeout(() => {
      this.dispatch({ type: 'time-passed' });
      // A timer may be early.
      this.#watchClock();
    }, Math.ceil(ms));
  }
}
