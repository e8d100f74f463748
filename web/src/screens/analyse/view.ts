// SPDX-License-Identifier: MIT
// The view of an analysis: board and evaluation bar, moves, engine, record.

import type { EngineClient } from '../../engine/client.ts';
import { LiveRegion } from '../../ui/live-region.ts';
import { measure } from '../../board/measures.ts';
import type { Seat } from '../../games/seat.ts';
import type { Strings } from '../../i18n/index.ts';
import { BoardPart } from '../common/board-part.ts';
import type { Verdict } from '../openings/library.ts';
import type { OpeningsCard } from '../openings/openings-card.ts';
import { h } from '../../ui/dom.ts';
import { LatePart } from '../../ui/late-part.ts';
import { lateGrip } from '../../ui/late-grip.ts';
import type { LateParts } from '../../ui/late-parts.ts';
import { RulingCard } from '../../ui/ruling-card.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { Tabs } from '../../ui/tabs.ts';
import { analysisBoard, analysisSeats, type Signs } from './board-of.ts';
import { EngineCard } from './engine/engine-card.ts';
import type { FileGamesListener } from './record/file-games.ts';
import { EvalBar } from './engine/eval-bar.ts';
import type { MoveTools } from './record/move-tools.ts';
import { MoveTree } from './review/move-tree.ts';
import { OpenDialog } from './record/open-dialog.ts';
import { writtenLine } from '../common/position/written.ts';
import { linesOf, rulingOf } from './findings.ts';
import { RecordCard } from './record/record-card.ts';
import { ReviewCard } from './review/review-card.ts';
import { SettingsCard } from './settings-card.ts';
import type { AnalysisEvent, AnalysisState } from './state.ts';
import { StatusCard, troubleInWords, type Trouble } from './engine/status-card.ts';
import { WalkBar, type WalkAction } from './record/walk-bar.ts';
import { WhyCard } from './review/why-card.ts';
import { announceAnalysis } from './announce.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import { firstChanceIn, notationOf } from './words.ts';
import { sentences } from '../../ui/words/sentences.ts';

export interface AnalysisHandlers {
  /** Sheets take its look. */
  readonly element: HTMLElement;
  dispatch(event: AnalysisEvent): void;
  restart(): void;
  /** Asks the engine a question outside the store. */
  readonly call: EngineClient['call'];
  /** A file or text was given. */
  open(content: Blob): void;
  /** The reader's seat, if known. */
  ownSeat(): Seat | null;
  /** Opens the exercise on the mistakes of the review. */
  retry(): void;
  /** Shows the key moments of the review. */
  showMoments(): void;
  /** Writes the findings of the review into the record. */
  annotate(): void;
  /** Opens the editor for names and dates of the record. */
  editDetails(): void;
  /** Opens the sheet that takes the record elsewhere. */
  share(): void;
  /** Opens the position editor. */
  editPosition(): void;
  readonly keepAll: FileGamesListener['keepAll'];
  /** Whether the page has addresses for places and other screens. */
  readonly isRouted: boolean;
  /** Loads a part that the reader asked for. */
  readonly load: LateParts['load'];
}

const kNoSigns: Signs = { arrows: [], marks: [] };

interface Part {
  update(state: AnalysisState, strings: Strings): void;
}

export class AnalysisView {
  readonly element: HTMLElement;
  readonly board: BoardPart;
  readonly #live = new LiveRegion();
  readonly #dialog: OpenDialog;
  readonly #parts: readonly Part[];
  readonly #status: StatusCard;
  readonly #ruling: RulingCard;
  readonly #moves: MoveTree;
  #tools: MoveTools | null = null;
  readonly #tabs: Tabs<'moves' | 'review' | 'openings' | 'record'>;
  readonly #openings: LatePart<[isShown: boolean]>;
  #openingsCard: OpeningsCard | null = null;
  readonly #handlers: AnalysisHandlers;
  readonly #dispatch: AnalysisHandlers['dispatch'];
  #state: AnalysisState;
  #strings: Strings;
  #pointed: number | null = null;
  /** What was said politely of the position on the board. */
  #said: string | null = null;

  constructor(state: AnalysisState, strings: Strings, handlers: AnalysisHandlers) {
    const {
      dispatch,
      restart,
      open,
      retry,
      showMoments,
      annotate,
      editDetails,
      editPosition,
      keepAll,
      share,
      isRouted,
    } = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#dialog = new OpenDialog(state.spec, open);

    const bar = new EvalBar();
    this.board = new BoardPart(state.spec, dispatch, bar.element);
    this.#handlers = handlers;
    this.#dispatch = dispatch;
    this.board.letTeach({
      position: () => this.#state.position,
      call: handlers.call,
      strings: () => this.#strings,
      say: (text) => this.#live.say({ polite: text, urgent: null }),
      // In an analysis the pointer often rests on the board while the reader thinks.
      isAskedByRest: false,
    });
    this.board.letWalk((places) =>
      dispatch({ type: 'stepped', step: places > 0 ? 'forward' : 'back' }),
    );
    const walk = new WalkBar(state.spec, (action) => this.#act(action));
    const status = new StatusCard(restart);
    this.#status = status;
    const ruling = new RulingCard();
    this.#ruling = ruling;
    const engine = new EngineCard({
      toggle: () => dispatch({ type: 'run-toggled' }),
      changeLines: (lines) => dispatch({ type: 'settings-changed', settings: { lines } }),
      play: (move) => dispatch({ type: 'move-played', move }),
      point: (line) => this.#point(line),
    });
    const moves = new MoveTree({
      go: (to) => dispatch({ type: 'node-chosen', node: to }),
      step: (step) => dispatch({ type: 'stepped', step }),
      remove: (node) => dispatch({ type: 'removed', node }),
      menu: (from) => void this.#withTools((tools) => tools.open(from)),
      comment: () => void this.#withTools((tools) => tools.comment()),
    });
    this.#moves = moves;
    const review = new ReviewCard({
      begin: () => dispatch({ type: 'review-wanted', seat: handlers.ownSeat() }),
      chooseSeat: (seat) => dispatch({ type: 'review-seat-chosen', seat }),
      end: () => dispatch({ type: 'review-ended' }),
      go: (to) => dispatch({ type: 'node-chosen', node: to }),
      retry,
      showMoments,
      annotate,
    });
    const why = new WhyCard(() => dispatch({ type: 'why-wanted' }));
    const record = new RecordCard({
      open: () => this.#dialog.show(),
      share,
      empty: () => dispatch({ type: 'record-cleared' }),
      editDetails,
      editPosition,
    });
    const source = new LatePart<[AnalysisState, Strings]>(
      (after) => after.source !== null,
      async () => {
        const { SourceCard } = await import('./record/source-card.ts');
        return new SourceCard({
          choose: (chosen) => this.#reopen(chosen, dispatch),
          dismiss: () => dispatch({ type: 'source-dismissed' }),
          keepAll,
          show: (text, place, words) => this.#dialog.showFault(text, words, place),
        });
      },
    );
    const settings = new SettingsCard(state.spec, (changes) =>
      dispatch({ type: 'settings-changed', settings: changes }),
    );
    this.#openings = new LatePart(
      (isShown) => isShown,
      () => this.#bringOpenings(),
    );
    const panel = [
      status,
      source,
      ruling,
      why,
      engine,
      moves,
      review,
      this.#openings,
      record,
      settings,
    ];
    const cards = [review, record, settings];
    const parts = panel.map((part) => part.element);
    const side = h('div', { class: 'panel', part: 'panel' }, ...parts);
    const openings = isRouted ? (['openings'] as const) : [];
    this.#tabs = new Tabs(['moves', 'review', ...openings, 'record'], side);
    this.#tabs.onChoose = () => {
      moves.reveal();
      this.#refresh();
    };
    ruling.element.after(this.#tabs.element);
    this.element = h(
      'div',
      { class: 'game', part: 'analysis' },
      this.board.element,
      side,
      h('div', { class: 'tools', part: 'tools' }, walk.element),
      this.#dialog.element,
      this.#live.element,
    );
    measure(this.element, state.spec);
    const grip = lateGrip(this.element, true);
    this.#parts = [bar, walk, status, source, why, engine, moves, ...cards, grip];
    this.speak(strings);
  }

  update(event: AnalysisEvent, before: AnalysisState, after: AnalysisState): void {
    this.#state = after;
    const said = announceAnalysis(event, before, after, this.#strings);
    this.#live.say(said);
    if (after.shown !== before.shown) this.#said = said.polite;
    if (event.type === 'review-wanted') this.#tabs.choose('review');
    // A link may ask for a review, which begins as soon as the record has been read.
    const isReviewed = after.findings.review?.isRunning === true;
    if (event.type === 'record-read' && isReviewed) this.#tabs.choose('review');
    else if (event.type === 'record-given' && !this.hasOpenings) this.#tabs.choose('moves');
    this.#refresh();
    if (event.type === 'record-read') this.#dialog.hear(after.source, this.#strings);
  }

  /** Whether the tab of the openings is chosen. */
  get hasOpenings(): boolean {
    return this.#tabs.chosen === 'openings';
  }

  /** Only for a page with addresses. */
  showOpenings(): void {
    this.#tabs.choose('openings');
  }

  /** Ends what is only needed while the view is shown. */
  stop(): void {
    this.#openings.stop();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#dialog.speak(strings);
    this.#refresh();
  }

  /** Handles a keyboard command; false if it does not apply. */
  obey(command: Command): boolean {
    switch (command) {
      case 'engine':
        this.#dispatch({ type: 'run-toggled' });
        return true;
      case 'write':
        this.#tabs.choose('moves');
        void this.#withTools((tools) => tools.type());
        return true;
      case 'hint':
      case 'new-game':
      case 'help':
        return false;
      default:
        this.#act(command);
        return true;
    }
  }

  #act(action: WalkAction): void {
    if (action === 'flip') this.#dispatch({ type: 'flipped' });
    else if (action === 'undo') this.#dispatch({ type: 'undone' });
    else this.#dispatch({ type: 'stepped', step: action });
  }

  /** Shows the browser's failure while it lasts, and announces it once. */
  tell(trouble: Trouble, isSo: boolean): void {
    const { troubles } = this.#status;
    if (troubles.has(trouble) === isSo) return;
    if (isSo) troubles.add(trouble);
    else troubles.delete(trouble);
    if (isSo) this.say(troubleInWords(trouble, this.#strings));
    this.#refresh();
  }

  /** Announces an action on the whole record. */
  say(polite: string): void {
    this.#live.say({ polite, urgent: null });
  }

  #refresh(): void {
    this.#showBoard();
    this.#openings.update(this.hasOpenings);
    const [state, strings] = [this.#state, this.#strings];
    for (const part of this.#parts) part.update(state, strings);
    const { tabs, tabsLabel } = toolTexts.in(strings.language);
    this.#tabs.update(tabsLabel, tabs);
    const { spec, position, shown } = state;
    const { fen: startFen, moves } = position;
    const line = writtenLine({ ...state, startFen, moves }, notationOf(state, strings));
    this.#ruling.update(rulingOf(state), { spec, fen: shown.snapshot.fen }, line, strings);
    this.#tools?.update(state, strings);
  }

  #showBoard(): void {
    const [state, strings] = [this.#state, this.#strings];
    const signs = this.hasOpenings ? (this.#openingsCard?.signs ?? kNoSigns) : null;
    const board = analysisBoard(state, this.#pointed, signs, strings);
    this.board.update(board, analysisSeats(state, strings), strings);
  }

  async #bringOpenings(): Promise<OpeningsCard | null> {
    const { call, dispatch, restart, load } = this.#handlers;
    const host = {
      here: () => this.#state,
      strings: () => ({
        ...this.#strings,
        notation: notationOf(this.#state, this.#strings),
      }),
      call,
      verdicts: () => this.#verdicts(),
      run: () => dispatch({ type: 'run-toggled' }),
      play: (move: string) => dispatch({ type: 'move-played', move }),
      draw: () => this.#showBoard(),
      say: (name: string) => this.say(sentences(this.#strings, this.#said, name)),
      restart,
    };
    this.#openingsCard = await load(
      async () => {
        const { openingsCard } = await import('../openings/openings-card.ts');
        return openingsCard(host);
      },
      // They are tried again when they are chosen again.
      () => this.#tabs.choose('moves'),
    );
    return this.#openingsCard;
  }

  /** The first moves of the engine's lines. */
  #verdicts(): readonly Verdict[] {
    const state = this.#state;
    const notation = notationOf(state, this.#strings);
    return linesOf(state).flatMap((line) => {
      const [move] = line.pv;
      const text = line.written[notation]?.[0] ?? move;
      if (move === undefined || text === undefined) return [];
      return [{ move, text, chance: firstChanceIn(state, line) }];
    });
  }

  /** Uses what can be done with the current move, once it has loaded. */
  async #withTools(use: (tools: MoveTools) => void): Promise<void> {
    const { element, dispatch, load } = this.#handlers;
    const part = await load(() => import('./record/move-tools.ts'));
    if (part === null) return;
    const moves = this.#moves;
    this.#tools ??= new part.MoveTools(
      {
        element,
        frame: this.element,
        opener: moves.more,
        state: () => this.#state,
        strings: () => this.#strings,
        // The tabs stay in sight.
        leave: () => moves.focus({ preventScroll: true }),
        comment: (node, comment) => dispatch({ type: 'commented', node, comment }),
        promote: (node) => dispatch({ type: 'promoted', node }),
        remove: (node) => dispatch({ type: 'removed', node }),
        enter: (text) => dispatch({ type: 'move-typed', text }),
      },
      moves.element,
    );
    use(this.#tools);
  }

  #point(line: number | null): void {
    this.#pointed = line;
    this.#showBoard();
  }

  /** Opens another game of the file read last. */
  #reopen(chosen: number, dispatch: (event: AnalysisEvent) => void): void {
    const bytes = this.#state.source?.bytes;
    if (bytes !== undefined) dispatch({ type: 'record-given', bytes, chosen });
  }
}
