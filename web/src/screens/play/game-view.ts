// SPDX-License-Identifier: MIT
// The view of a game: board, players, tools, status, moves.

import { Board, type Touch } from '../../board/board.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { PositionRef } from '../../engine/protocol.ts';
import { LatePart } from '../../ui/late-part.ts';
import { LiveRegion } from '../../ui/live-region.ts';
import { measure } from '../../board/measures.ts';
import { kUsualPieces, type PieceSet } from '../../games/looks.ts';
import type { Strings } from '../../i18n/index.ts';
import type { AppEvent } from './state/events.ts';
import { rulingOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';
import { notationFor, writtenLine } from '../common/position/written.ts';
import { letTeach } from '../common/teach/let-teach.ts';
import { LookBack, type PlayedLine } from '../common/position/look-back.ts';
import { Actions } from './actions.ts';
import { isPossible, type Way, type Ways } from './possible-tools.ts';
import type * as beside from './beside.ts';
import { gameBoard } from './board/board-of.ts';
import { FirstKeys } from './by-ear/first-keys.ts';
import { h } from '../../ui/dom.ts';
import type { Tool } from '../../ui/icons.ts';
import { MoveList } from '../../ui/move-list.ts';
import { atOnce, gently } from '../../ui/next-task.ts';
import { GamePlayer } from './players/player.ts';
import type { RulingCard } from '../../ui/ruling-card.ts';
import { StatusCard } from './status.ts';
import type { Command } from '../../ui/shortcuts.ts';

export interface GameHandlers {
  dispatch(event: AppEvent): void;
  /** Asks the engine independently of the game. */
  readonly call: EngineClient['call'];
  restart(): void;
  /** The board has been painted. */
  drawn(): void;
  /** The person requests another game. */
  setUp(): void;
  /** Used if the surrounding page has no settings. */
  readonly settings: Way;
  /** Shows or hides the engine's thinking. */
  toggleThinking(): void;
  /** Whether the page can analyse the game. */
  isAnalysable(): boolean;
  analyse(): void;
  /** Whether games are kept in My games. */
  isArchived(): boolean;
  openGames(): void;
  /** A friend's link, or its content. */
  receive(text: string): Promise<void>;
  /** Whether the page can embed the game elsewhere. */
  isEmbeddable(): boolean;
  embed(): void;
}

/** For what stands beside the board only where there is much room. */
const kRoomForHead = '(min-width: 48rem) and (min-height: 34rem)';

export class GameView {
  readonly element: HTMLElement;
  readonly #board: Board;
  readonly #handlers: GameHandlers;
  readonly #live = new LiveRegion();
  #parts: readonly { update(state: GameState, strings: Strings): void }[];
  readonly #players = [new GamePlayer('top'), new GamePlayer('bottom')] as const;
  readonly #clocks = new LatePart<[GameState, Strings]>(
    ({ clocks }) => clocks !== null,
    async () => new (await import('./clock/clocks.ts')).Clocks(this.#players),
  );
  readonly #status: StatusCard;
  readonly #ruling = new LatePart<Parameters<RulingCard['update']>>(
    (ruling) => ruling !== null,
    async () => new (await import('../../ui/ruling-card.ts')).RulingCard(),
  );
  readonly #moves: MoveList;
  readonly #ear: LatePart<[GameState, Strings]>;
  readonly #back: LookBack;
  #words: typeof beside | null = null;
  #coming: Promise<typeof beside | null> | null = null;
  #state: GameState;
  #strings: Strings;
  #pieces = kUsualPieces;

  constructor(state: GameState, strings: Strings, handlers: GameHandlers) {
    const { dispatch, call, receive, restart } = handlers;
    const { spec } = state;
    this.#state = state;
    this.#strings = strings;
    this.#handlers = handlers;
    this.#back = new LookBack(lineOf(state), () => this.#lookedBack());
    this.#board = new Board(
      spec,
      (touch) => this.#touched(touch),
      (look) => {
        this.#dress(look.pieces);
        handlers.drawn();
      },
    );
    letTeach(this.#board, {
      position: () => this.#position(),
      call: handlers.call,
      strings: () => this.#strings,
      say: (text) => this.#say(text),
      isAskedByRest: true,
    });
    this.#board.letDraw();
    this.#board.letWalk((places) => this.#back.go(this.#back.ply + places));
    const [top, bottom] = this.#players;
    const status = new StatusCard(restart, () => this.#back.step('last'));
    this.#status = status;
    const opening = new LatePart<[GameState, Strings]>(
      ({ game }) => game.opening !== null,
      async () => {
        const { OpeningCard } = await import('./opening/opening-card.ts');
        return new OpeningCard((word) => dispatch({ type: 'opening-said', word }));
      },
    );
    const friend = new LatePart<[GameState, Strings]>(
      ({ settings }) => settings.players === 'friend',
      async () => {
        const { FriendCard } = await import('./friend/friend-card.ts');
        return new FriendCard({ dispatch, call, receive });
      },
    );
    const coach = new LatePart<[GameState, Strings]>(
      ({ game }) => game.blunder !== null,
      async () => new (await import('./coach/coach-card.ts')).CoachCard(dispatch),
    );
    this.#board.element.append(coach.element);
    const head = new LatePart<[GameState, Strings]>(
      ({ shown }) => !shown.isProvisional && matchMedia(kRoomForHead).matches,
      async () => new (await import('./game-head.ts')).GameHead(call),
    );
    const actions = new Actions(spec, this.#ways());
    const thinking = new LatePart<[GameState, Strings]>(
      ({ settings }) => settings.showsThinking,
      async () => new (await import('./thinking.ts')).Thinking(),
    );
    this.#moves = new MoveList(spec, this.#back);
    const keys = new FirstKeys(this.#board, () => ear.update(this.#state, this.#strings));
    const ear = new LatePart<[GameState, Strings]>(
      ({ settings: { typesMoves, blindfold = 'none' } }) =>
        typesMoves || blindfold !== 'none' || keys.isAsked,
      async () => {
        const { bringByEar } = await import('./by-ear/by-ear.ts').catch((error: unknown) => {
          keys.giveUp();
          throw error;
        });
        const act = (tool: Tool): void => {
          if (isPossible(tool, this.#state)) this.#act(tool);
        };
        return bringByEar(
          { board: this.#board, keys, back: this.#back, live: this.#live, dispatch, act },
          this.#strings.language,
        );
      },
    );
    const panel = [status, head, friend, opening, this.#ruling, thinking, this.#moves, ear];
    this.#ear = ear;
    this.#parts = [top, bottom, this.#clocks, head, friend, opening, actions, thinking, coach, ear];
    this.element = h(
      'div',
      { class: 'game', part: 'game' },
      h('div', { class: 'table' }, top.element, this.#board.element, bottom.element),
      h(
        'div',
        { class: 'panel', part: 'panel' },
        ...panel.map((part) => part.element),
        h('slot', { name: 'panel' }),
      ),
      actions.element,
      this.#live.element,
      this.#clocks.element,
    );
    measure(this.element, spec);
  }

  /** Brings every part up to date; a new view is empty. */
  refresh(): void {
    atOnce(this.#updates());
  }

  /** The same with pauses for other tasks, before it is shown. */
  refreshGently(): Promise<void> {
    return gently(this.#updates());
  }

  /** `isGentle` as for the board. */
  connect(isGentle = false): void {
    this.#moves.reveal();
    this.#board.connect(isGentle);
  }

  disconnect(): void {
    this.#clocks.stop();
    this.#ear.stop();
    this.#board.disconnect();
  }

  update(before: GameState, after: GameState): void {
    this.#state = after;
    this.#back.follow(lineOf(after));
    this.#announce(before, after);
    this.refresh();
  }

  /** Announced immediately if possible, because other announcements of a move must follow it. */
  #announce(before: GameState, after: GameState): void {
    if (this.#words === null) void this.#announceFirst(before, after);
    else this.#live.say(this.#words.announce(before, after, this.#strings));
  }

  /** The code for announcements loads after the first paint; one import for all of them keeps their order. */
  async #announceFirst(before: GameState, after: GameState): Promise<void> {
    this.#coming ??= import('./beside.ts').catch(() => (this.#coming = null));
    const words = await this.#coming;
    if (words === null) return;
    this.#live.say(words.announce(before, after, this.#strings));
    if (this.#words !== null) return;
    this.#words = words;
    this.#parts = [...this.#parts, words.lateGrip(this.element)];
    this.refresh();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.refresh();
  }

  /** Applies a new look. */
  redraw(): void {
    this.#board.redraw();
  }

  /** Handles a key; returns false if it does not apply now. */
  obey(command: Command): boolean {
    switch (command) {
      case 'first':
      case 'back':
      case 'forward':
      case 'last':
        this.#back.step(command);
        return true;
      case 'engine':
        this.#handlers.toggleThinking();
        return true;
      case 'write':
      case 'help':
        return false;
      case 'flip':
      case 'undo':
      case 'hint':
      case 'new-game':
        if (isPossible(command, this.#state)) this.#act(command);
        return true;
    }
  }

  #act(action: Tool): void {
    if (action === 'new-game') return this.#handlers.setUp();
    // Show the board when a hint appears or a move is taken back.
    if (action === 'hint' || action === 'undo') this.#back.step('last');
    return this.#handlers.dispatch({ type: action });
  }

  #ways(): Ways {
    const { toggleThinking, settings, isAnalysable, analyse } = this.#handlers;
    const { isArchived, openGames, isEmbeddable, embed } = this.#handlers;
    return {
      act: (action) => this.#act(action),
      say: (text) => this.#say(text),
      alter: (alter) => this.#handlers.dispatch({ type: 'altered', alter }),
      toggleThinking,
      analyse: { isOffered: isAnalysable, take: analyse },
      games: { isOffered: isArchived, take: openGames },
      embed: { isOffered: isEmbeddable, take: embed },
      settings,
    };
  }

  /** The position that the board shows. */
  #position(): PositionRef {
    const { game, settings } = this.#state;
    const moves = game.moves.slice(0, this.#back.ply);
    return { fen: game.startFen, moves, rules: settings.rules };
  }

  /** Moves can only be made in the current position. */
  #touched(touch: Touch): void {
    if (!this.#back.isBack) this.#handlers.dispatch(touch);
  }

  #lookedBack(): void {
    this.refresh();
    const { analyse } = this.#strings;
    const text = this.#moves.currentText;
    this.#say(text === '' ? analyse.spoken.atStart : analyse.spoken.at(text));
  }

  #say(text: string): void {
    this.#live.say({ polite: text, urgent: null });
  }

  #dress(pieces: PieceSet): void {
    if (pieces === this.#pieces) return;
    this.#pieces = pieces;
    for (const player of this.#players) player.dress(pieces);
    this.refresh();
  }

  *#updates(): Generator<void> {
    this.#board.update(this.#back.board(gameBoard(this.#state)), this.#strings);
    yield;
    for (const part of this.#parts) part.update(this.#state, this.#strings);
    yield;
    const [state, strings] = [this.#state, this.#strings];
    const { spec, settings, shown, engine } = state;
    const { moves, startFen } = state.game;
    this.#status.update(state, strings, this.#words);
    this.#status.showBack(this.#back.isBack, strings);
    const line = writtenLine(
      { spec, startFen, moves, shown, engine },
      notationFor(spec, settings.notation, strings),
    );
    this.#ruling.update(rulingOf(state), { spec, fen: shown.snapshot.fen }, line, strings);
    this.#moves.update(line, strings);
  }
}

function lineOf({ spec, game }: GameState): PlayedLine {
  return { spec, startFen: game.startFen, moves: game.moves };
}
