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
  Status,
} from '../../engine/protocol.ts';
import { Store, type Answers, type AskOf, type Context } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { lineRecord, resultToken } from '../../games/record.ts';
import { keepDate, keepTime, msToFall } from './state/clock.ts';
import type { AppEvent } from './state/events.ts';
import { duePremove } from './state/premove.ts';
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

async function recordOf(
  client: Pick<EngineClient, 'call'>,
  spec: GameSpec,
  { fen, moves }: PositionRef,
  status: Status,
): Promise<string> {
  const [format] = spec.exports;
  // Independent of the language.
  const notation = spec.notations.find((name) => name === 'iccs') ?? 'uci';
  const tree = lineRecord(fen, moves, resultToken(status));
  const { bytes } = await client.call('writeRecord', [tree, format, notation]);
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

function answersFor(listener: GameListener): Answers<GameSpec, AppEvent, Questions> {
  const isRecorded = (): boolean => listener.isRecorded?.() === true;
  /** Delivers a record before the position it leads to. */
  const describe = async (
    client: EngineClient,
    ask: AskOf<Questions, 'describe' | 'search'>,
    tell: (event: AppEvent) => void,
    { spec, isOpen }: Context<GameSpec>,
  ): Promise<void> => {
    const { position } = ask;
    const opening = ask.kind === 'search' ? null : ask.opening;
    const description: Description & { readonly opening?: OpeningReport } =
      opening === null
        ? await client.call('describe', [position, spec.notations])
        : await client.call('describeOpening', [position, opening, spec.notations]);
    if (isRecorded()) {
      const { status } = description.snapshot;
      const moves = [...(description.opening?.moves ?? []), ...position.moves];
      const record = await recordOf(client, spec, { ...position, moves }, status);
      if (isOpen()) listener.recorded?.(record);
    }
    tell({ type: 'described', ask, ...description });
  };
  return {
    describe,
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
    search: async (client, ask, tell, context) => {
      const { spec, isOpen } = context;
      const limits = await withStyle(ask, spec);
      // While it searches, the engine writes no record.
      if (isRecorded()) await describe(client, ask, tell, context);
      if (!isOpen()) return;
      const [{ info, after }] = await Promise.all([
        client.reply(ask.position, limits, spec.notations, {
          onInfo: (report) => tell({ type: 'informed', ask, info: report }),
          onDescribed: (description) => tell({ type: 'described', ask, ...description }),
        }),
        new Promise((resolve) => setTimeout(resolve, ask.paceMs)),
      ]);
      tell({ type: 'found', ask, info, after: isRecorded() ? null : after });
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
        const move = duePremove(this.state);
        if (move !== null) this.dispatch({ type: 'move-played', move });
      },
    });
    this.#listener = listener;
  }

  /** Records the current game, for changes other than moves. */
  async record(status: Status): Promise<void> {
    const { spec, game, settings } = this.state;
    const position = { fen: game.startFen, moves: game.moves, rules: settings.rules };
    this.#listener.recorded?.(await recordOf(this, spec, position, status));
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
