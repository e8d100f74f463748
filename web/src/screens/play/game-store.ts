// SPDX-License-Identifier: MIT
// The store of a game: sends its questions to the engine and runs its clocks.

import { pageHost } from '../../engine/page-host.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineHost } from '../../engine/host.ts';
import type {
  Description,
  Limits,
  OpeningReport,
  PositionRef,
  Report,
  Status,
} from '../../engine/protocol.ts';
import { Store, type Answers, type AskOf } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { lineRecord, resultToken } from '../../games/record.ts';
import { keepDate, keepTime, msToFall } from './state/clock.ts';
import type { AppEvent } from './state/events.ts';
import { reduce } from './state/reduce.ts';
import { usersMove } from './state/selectors.ts';
import { withView, type GameState, type Questions } from './state/state.ts';

export interface GameListener {
  changed(before: GameState, after: GameState): void;
  /** Whether the person may make this move. */
  mayPlay?(state: GameState, move: string): boolean;
  /** Whether to record the game after every move. */
  isRecorded?(): boolean;
  /** The game as a record; delivered before the position it leads to. */
  recorded?(record: string): void;
}

type Call = Pick<EngineClient, 'call'>['call'];

async function recordOf(
  call: Call,
  spec: GameSpec,
  { fen, moves }: PositionRef,
  status: Status,
): Promise<string> {
  const [format] = spec.exports;
  // Independent of the language.
  const notation = spec.notations.find((name) => name === 'iccs') ?? 'uci';
  const tree = lineRecord(fen, moves, resultToken(status));
  const { bytes } = await call('writeRecord', [tree, format, notation]);
  return new TextDecoder().decode(bytes);
}

/** A move without a style is better than no move. */
async function withStyle(
  { limits, opponent }: AskOf<Questions, 'search'>,
  spec: GameSpec,
): Promise<Limits> {
  const styles = opponent && (await import('./players/opponent.ts').catch(() => null));
  return styles ? { ...limits, style: styles.styleOf(opponent, spec.id) } : limits;
}

async function descriptionOf(
  client: EngineClient,
  { position, opening }: AskOf<Questions, 'describe'>,
  { notations }: GameSpec,
): Promise<Description & { readonly opening?: OpeningReport }> {
  return opening === null
    ? client.call('describe', [position, notations])
    : client.call('describeOpening', [position, opening, notations]);
}

function answersFor(listener: GameListener): Answers<GameSpec, AppEvent, Questions> {
  return {
    describe: async (client, ask, tell, { spec, isOpen }) => {
      const description = await descriptionOf(client, ask, spec);
      if (listener.isRecorded?.() === true) {
        const call: Call = (name, args) => client.call(name, args);
        const { status } = description.snapshot;
        const moves = [...(description.opening?.moves ?? []), ...ask.position.moves];
        const record = await recordOf(call, spec, { ...ask.position, moves }, status);
        if (isOpen()) listener.recorded?.(record);
      }
      tell({ type: 'described', ask, ...description });
    },
    foresee: async (client, ask, tell) =>
      tell({ type: 'foreseen', ask, ...(await client.call('describe', [ask.position, []])) }),
    coach: async (client, ask, tell, { spec, isOpen }) => {
      // Without it the game continues without a coach.
      const coach = await import('./coach/coach-card.ts').catch(() => null);
      const blunder = (await coach?.blunderIn(client, spec, ask.position, isOpen)) ?? null;
      tell({ type: 'coached', ask, blunder });
    },
    opening: async (client, ask, tell) => {
      const { position, opening, limits } = ask;
      const acts = await client.call('playOpening', [position, opening, limits]);
      tell({ type: 'opening', ask, acts });
    },
    read: async (client, ask, tell) =>
      tell({ type: 'read', ask, reading: await client.call('readMove', [ask.position, ask.text]) }),
    search: async (client, ask, tell, { spec }) => {
      const onInfo = (info: Report): void => tell({ type: 'informed', ask, info });
      const limits = await withStyle(ask, spec);
      const [info] = await Promise.all([
        client.search(ask.position, limits, spec.notations, onInfo),
        new Promise((resolve) => setTimeout(resolve, ask.paceMs)),
      ]);
      tell({ type: 'found', ask, info });
    },
  };
}

export class GameStore extends Store<GameState, AppEvent, Questions> {
  #alarm: ReturnType<typeof setTimeout> | undefined;
  readonly #listener: GameListener;

  /** Tests supply their own host. */
  constructor(state: GameState, listener: GameListener, host: EngineHost = pageHost) {
    super(state, {
      host,
      answers: answersFor(listener),
      reduce: (before, event) => {
        const after = keepTime(before, reduce(before, event), performance.now());
        return keepDate(before, after, Date.now());
      },
      isRefused: (_event, before, after) => {
        const move = usersMove(before, after);
        return move !== null && listener.mayPlay?.(after, move) === false;
      },
      reduceRefused: (before, event) => {
        const refused = reduce(before, event).game.moves.at(-1) ?? null;
        const after = reduce(withView(before, { refused }), event);
        return withView(after, { refused: null });
      },
      isNewGame: (before, after) => after.game.number !== before.game.number,
      changed: (_event, before, after) => {
        this.#watchClock();
        listener.changed(before, after);
      },
    });
    this.#listener = listener;
  }

  /** Records the current game, for changes other than moves. */
  async record(status: Status): Promise<void> {
    const { spec, game, settings } = this.state;
    const position = { fen: game.startFen, moves: game.moves, rules: settings.rules };
    const call: Call = (name, args) => this.call(name, args);
    this.#listener.recorded?.(await recordOf(call, spec, position, status));
  }

  #watchClock(): void {
    clearTimeout(this.#alarm);
    const ms = msToFall(this.state, performance.now());
    if (ms === null) return;
    this.#alarm = setTimeout(() => {
      this.dispatch({ type: 'time-passed' });
      // Timers may fire early.
      this.#watchClock();
    }, Math.ceil(ms));
  }
}
