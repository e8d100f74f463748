// SPDX-License-Identifier: MIT
// Everything an analysis shows: board and bar, moves, engine, record.

import { BoardGrid } from '../a11y/board-grid.ts';
import { LiveRegion } from '../a11y/live-region.ts';
import { BoardView, measure } from '../board/board-view.ts';
import { listenToDrags } from '../board/drag.ts';
import { pointOf } from '../board/geometry.ts';
import { ghostsOf } from '../board/ghosts.ts';
import { squaresOf } from '../board/placement.ts';
import {
  arrow,
  scene,
  viewOf,
  withWorths,
  type ArrowItem,
  type Drag,
  type Scene,
} from '../board/scene.ts';
import { otherSeat, type Seat } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { bottomSeat, movableSquares } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { h, setText } from '../ui/dom.ts';
import { RulingCard } from '../ui/ruling-card.ts';
import { TypedMove } from '../ui/typed-move.ts';
import { BookLink } from './book-link.ts';
import { EngineCard } from './engine-card.ts';
import { EvalBar } from './eval-bar.ts';
import { ExportCard } from './export-card.ts';
import { MoveTree } from './move-tree.ts';
import { NodeCard } from './node-card.ts';
import { OpenDialog } from './open-dialog.ts';
import { asGame, linesOf } from './queries.ts';
import { RecordCard } from './record-card.ts';
import { ReviewCard } from './review-card.ts';
import { SettingsCard } from './settings-card.ts';
import type { AnalysisEvent, AnalysisState } from './state.ts';
import { SourceCard } from './source-card.ts';
import { toolTexts } from './strings.ts';
import { StatusCard, troubleInWords, type Trouble } from './status-card.ts';
import { WalkBar } from './walk-bar.ts';
import { announceAnalysis, nameOf, notationOf, worthsInWords } from './words.ts';

export interface AnalysisHandlers {
  dispatch(event: AnalysisEvent): void;
  restart(): void;
  /** A file or a text was given to be read. */
  open(content: Blob): void;
  /** Leads through the mistakes the review found. */
  retry(): void;
  /** Writes what the review found into the record. */
  annotate(): void;
  /** Lets the names and dates of the record be changed. */
  editDetails(): void;
  /** Leads to where a position is set up. */
  editPosition(): void;
}

interface Part {
  update(state: AnalysisState, strings: Strings): void;
}

/** The best lines' first moves; the one pointed at, if any, stands out. */
function lineArrows(state: AnalysisState, pointed: number | null): ArrowItem[] {
  const view = viewOf(asGame(state));
  const opacities = linesOf(state).map((_, place) =>
    pointed === null ? (place === 0 ? 0.85 : 0.4) : place === pointed ? 0.95 : 0.15,
  );
  // The best one last, above the others.
  return linesOf(state)
    .flatMap(({ pv }, place) => {
      const [move = ''] = pv.split(' ');
      return arrow(view, move, { meaning: 'hint', opacity: opacities[place] ?? 0, bow: 0 });
    })
    .toReversed();
}

/** So many stones of a line that is not forced. */
const kStonesOfLine = 8;

/** A line as stones: all of one that wins by force, the beginning of another that is pointed at. */
function withStones(picture: Scene, state: AnalysisState, pointed: number | null): Scene {
  const line = linesOf(state)[pointed ?? 0];
  const points = squaresOf(line?.pv ?? '');
  const isForced = line !== undefined && line.mate > 0;
  const shown = isForced ? points : points.slice(0, pointed === null ? 0 : kStonesOfLine);
  const ghosts = ghostsOf(state.spec, state.shown.snapshot.fen, picture.view, shown);
  const best = pointOf(picture.view, points[0] ?? '');
  return {
    ...picture,
    pieces: [...picture.pieces, ...ghosts],
    over: [...picture.over, ...(best === null ? [] : [{ mark: 'hinted', at: best } as const])],
  };
}

function sceneOf(
  state: AnalysisState,
  drag: Drag | null,
  pointed: number | null,
  worths: ReadonlyMap<string, string>,
): Scene {
  const picture = withWorths(scene(asGame(state), drag), worths);
  if (state.selected !== null || drag !== null || !state.isRunning) return picture;
  if (state.spec.moves === 'stones') return withStones(picture, state, pointed);
  return { ...picture, arrows: [...picture.arrows, ...lineArrows(state, pointed)] };
}

/** The name above or below the board. */
class NamePlate implements Part {
  readonly #isTop: boolean;
  readonly #badge = h('span', { class: 'badge' });
  readonly #name = h('span', { class: 'name' });
  readonly element: HTMLElement;

  constructor(place: 'top' | 'bottom') {
    this.#isTop = place === 'top';
    this.element = h('div', { class: `player ${place}` }, this.#badge, this.#name);
  }

  update(state: AnalysisState, strings: Strings): void {
    const game = asGame(state);
    const bottom = bottomSeat(game);
    const seat: Seat = this.#isTop ? otherSeat(bottom) : bottom;
    this.#badge.dataset['side'] = state.spec.sides[seat];
    this.#badge.title = strings.sides[state.spec.sides[seat]];
    setText(this.#name, nameOf(state, seat, strings));
    const hasTurn = game.settings.seat === seat && state.shown.snapshot.status === 'ongoing';
    this.element.classList.toggle('turn', hasTurn);
  }
}

export class AnalysisView {
  readonly element: HTMLElement;
  readonly #board: BoardView;
  readonly #live = new LiveRegion();
  readonly #dialog: OpenDialog;
  readonly #grid: BoardGrid;
  readonly #parts: readonly Part[];
  readonly #status: StatusCard;
  #state: AnalysisState;
  #strings: Strings;
  #drag: Drag | null = null;
  #pointed: number | null = null;

  constructor(state: AnalysisState, strings: Strings, handlers: AnalysisHandlers) {
    const { dispatch, restart, open, retry, annotate, editDetails, editPosition } = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#board = new BoardView(state.spec);
    this.#grid = new BoardGrid(state.spec, {
      choose: (square) => dispatch({ type: 'square-chosen', square }),
      cancel: () => dispatch({ type: 'selection-cleared' }),
    });
    this.#board.element.append(this.#grid.element);
    this.#dialog = new OpenDialog(state.spec, open);
    this.#listenToDrags(dispatch);

    const plates = [new NamePlate('top'), new NamePlate('bottom')] as const;
    const bar = new EvalBar();
    const walk = new WalkBar((action) => {
      if (action === 'flip') dispatch({ type: 'flipped' });
      else if (action === 'undo') dispatch({ type: 'undone' });
      else dispatch({ type: 'stepped', step: action });
    });
    const status = new StatusCard(restart);
    this.#status = status;
    const ruling = onGame(new RulingCard());
    const engine = new EngineCard({
      toggle: () => dispatch({ type: 'run-toggled' }),
      changeLines: (lines) => dispatch({ type: 'settings-changed', settings: { lines } }),
      play: (move) => dispatch({ type: 'move-played', move }),
      point: (line) => this.#point(line),
    });
    const moves = new MoveTree({
      go: (to) => dispatch({ type: 'gone', to }),
      step: (step) => dispatch({ type: 'stepped', step }),
      remove: (node) => dispatch({ type: 'removed', node }),
    });
    const node = new NodeCard({
      comment: (at, comment) => dispatch({ type: 'commented', node: at, comment }),
      promote: (at) => dispatch({ type: 'promoted', node: at }),
      remove: (at) => dispatch({ type: 'removed', node: at }),
    });
    const review = new ReviewCard({
      begin: () => dispatch({ type: 'review-wanted' }),
      end: () => dispatch({ type: 'review-ended' }),
      go: (to) => dispatch({ type: 'gone', to }),
      retry,
      annotate,
    });
    const typed = onGame(new TypedMove((text) => dispatch({ type: 'move-typed', text })));
    const record = new RecordCard({
      open: () => this.#dialog.show(),
      empty: () => dispatch({ type: 'emptied' }),
      editDetails,
      editPosition,
    });
    const source = new SourceCard({
      choose: (chosen) => this.#reopen(chosen, dispatch),
      dismiss: () => dispatch({ type: 'source-dismissed' }),
    });
    const takeOut = new ExportCard(state.spec, {
      write: (purpose, format) =>
        dispatch({
          type: 'record-wanted',
          purpose,
          format,
          notation: notationOf(this.#state, this.#strings),
        }),
    });
    const settings = new SettingsCard(state.spec, (changes) =>
      dispatch({ type: 'settings-changed', settings: changes }),
    );
    const panel = [
      status,
      source,
      ruling,
      engine,
      moves,
      new BookLink(),
      node,
      typed,
      review,
      record,
      takeOut,
      settings,
    ];
    this.#parts = [...plates, withWorthsSaid(this.#grid), bar, walk, ...panel];
    this.element = h(
      'div',
      { class: 'game', part: 'analysis' },
      h(
        'div',
        { class: 'table' },
        plates[0].element,
        h('div', { class: 'with-chances' }, bar.element, this.#board.element),
        plates[1].element,
        walk.element,
      ),
      h('div', { class: 'panel', part: 'panel' }, ...panel.map((part) => part.element)),
      this.#dialog.element,
      this.#live.element,
    );
    measure(this.element, state.spec);
    this.speak(strings);
  }

  connect(): void {
    this.#board.connect();
  }

  disconnect(): void {
    this.#board.disconnect();
  }

  update(event: AnalysisEvent, before: AnalysisState, after: AnalysisState): void {
    this.#state = after;
    this.#live.say(announceAnalysis(event, before, after, this.#strings));
    this.#refresh();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#dialog.speak(strings);
    this.#refresh();
  }

  /** Says what the browser refuses, aloud once, for as long as it does. */
  tell(trouble: Trouble, isSo: boolean): void {
    const { troubles } = this.#status;
    if (troubles.has(trouble) === isSo) return;
    if (isSo) troubles.add(trouble);
    else troubles.delete(trouble);
    if (isSo) this.say(troubleInWords(trouble, this.#strings));
    this.#refresh();
  }

  /** What was done to the record as a whole. */
  say(polite: string): void {
    this.#live.say({ polite, urgent: null });
  }

  /** For a new palette. */
  redraw(): void {
    this.#board.redraw();
  }

  #refresh(): void {
    this.#paint();
    for (const part of this.#parts) part.update(this.#state, this.#strings);
  }

  #paint(isDirect = false): void {
    const { hasCoordinates } = this.#state.settings;
    const worths = worthsInWords(this.#state, this.#strings);
    const picture = sceneOf(this.#state, this.#drag, this.#pointed, worths);
    this.#board.show(picture, hasCoordinates, isDirect);
  }

  #point(line: number | null): void {
    this.#pointed = line;
    this.#paint();
  }

  /** Another game of the file that was read last. */
  #reopen(chosen: number, dispatch: (event: AnalysisEvent) => void): void {
    const bytes = this.#state.source?.bytes;
    if (bytes !== undefined) dispatch({ type: 'record-given', bytes, chosen });
  }

  #listenToDrags(dispatch: (event: AnalysisEvent) => void): void {
    const board = this.#board;
    listenToDrags(this.#grid.element, {
      pointAt: (x, y) => board.pointAt(x, y),
      squareAt: (point) => board.squareAt(point),
      canLift: (square) => movableSquares(asGame(this.#state)).has(square),
      lift: (square) => dispatch({ type: 'piece-lifted', square }),
      move: (drag) => {
        this.#drag = drag;
        this.#paint(true);
      },
      drop: (square) => {
        this.#drag = null;
        dispatch({ type: 'piece-dropped', square });
        this.#refresh();
      },
    });
  }
}

/** The grid of the board, which says of each man what he is worth. */
function withWorthsSaid(grid: BoardGrid): Part {
  return {
    update(state, strings) {
      const { worth } = toolTexts.in(strings.language);
      const worths = [...worthsInWords(state, strings)];
      const said = new Map(worths.map(([square, soldiers]) => [square, worth(soldiers)]));
      grid.update(asGame(state), strings, undefined, said);
    },
  };
}

/** A part that shows a game, shown that of an analysis. */
function onGame<
  Shown extends { update(game: GameState, strings: Strings): void; element: HTMLElement },
>(part: Shown): Part & { element: HTMLElement } {
  return {
    element: part.element,
    update: (state, strings) => part.update(asGame(state), strings),
  };
}
