// SPDX-License-Identifier: MIT
// The openings in an analysis: the name of the opening on the board, book moves with their shares, or the engine's own
// where the book has ended, games of masters and the reader's own.

import type { Arrow, BoardModel } from '../../board/model.ts';
import { isAbort } from '../../engine/client.ts';
import type { EngineState } from '../../engine/engine-state.ts';
import type { BookMoves, PositionRef } from '../../engine/protocol.ts';
import { isPut, seatToMove } from '../../games/placement.ts';
import { mastersTexts } from '../../i18n/en/masters.ts';
import { openingTexts, type OpeningStrings } from '../../i18n/en/openings.ts';
import type { Language } from '../../i18n/languages.ts';
import openings from '../../styles/openings.css?inline';
import { h, setText } from '../../ui/dom.ts';
import { sheetOf, wear } from '../../ui/sheet.ts';
import type { Named } from '../../ui/words/opening-names.ts';
import { moveInWords } from '../../ui/words/pieces.ts';
import { hintArrow, stoneMarks } from '../common/position/board-of.ts';
import { isDescribed, isFromStart, setLanguage, type Here, type OpeningsHost } from './host.ts';
import { entriesAt, namedAt, verdictEntries, type Entry, type Verdict } from './library.ts';
import { MastersPart } from './masters-part.ts';
import { OwnPart } from './own-part.ts';

interface Explored extends Here {
  readonly engine: EngineState;
  /** Whether the engine has its book; null until known. */
  readonly hasBook: boolean | null;
  /** Whether the engine is switched on. */
  readonly isRunning: boolean;
}

export interface CardHost extends OpeningsHost {
  here(): Explored;
  /** What the engine has found here so far, best move first. */
  verdicts(): readonly Verdict[];
  /** Switches the engine on. */
  run(): void;
  /** The signs for the board have changed. */
  draw(): void;
  /** Announces the name of the opening, after the move that led to it. */
  say(name: string): void;
  /** Loads the engine and its book again. */
  restart(): void;
}

/** Nothing is known yet about what continues there. */
const kNoBook: BookMoves = { moves: [], opening: null, written: {} };

function percentOf(chance: number): number {
  return Math.round(chance * 100);
}

function drawnOf(entries: readonly Entry[]): string {
  return entries.map(({ move, chance }) => `${move} ${percentOf(chance ?? 0)}`).join();
}

const ownSheet = sheetOf(openings);

const allTexts = [openingTexts, mastersTexts] as const;

async function loadTexts(language: Language): Promise<void> {
  await Promise.all(allTexts.map((texts) => texts.load(language)));
}

/** Rejects if a text cannot be downloaded. */
export async function openingsCard(host: CardHost): Promise<OpeningsCard> {
  await loadTexts(host.strings().language);
  return new OpeningsCard(host);
}

export class OpeningsCard {
  readonly #host: CardHost;
  readonly #name = h('p');
  readonly #also = h('p', { class: 'soft' });
  readonly #title = h('h2', { tabindex: '-1' });
  readonly #note = h('p', { class: 'soft' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry-book' });
  readonly #run = h('button', { type: 'button', 'data-action': 'run-here' });
  readonly #moves = h('ol', { class: 'book' });
  readonly #about = h('p', { class: 'soft note' });
  readonly #credit = h('p', { class: 'soft note' });
  readonly #own: OwnPart;
  readonly #masters: MastersPart;
  readonly element: HTMLElement;
  #isShown = false;
  /** The language whose texts were asked for. */
  #language: Language;
  /** The position asked about last, and what is known of it. */
  #asked: PositionRef | null = null;
  #book: BookMoves | null = null;
  #hasFailed = false;
  /** What is listed: the description, its book moves, and how they are written. */
  #listed: readonly unknown[] = [];
  /** The move in the list under the pointer. */
  #pointed: string | null = null;
  /** The moves of the list and their chances. */
  #drawn = '';
  /** The last name shown; null if the card was hidden. */
  #named: string | null = null;

  constructor(host: CardHost) {
    this.#host = host;
    this.#language = host.strings().language;
    this.#own = new OwnPart(host);
    this.#masters = new MastersPart(host);
    this.#retry.addEventListener('click', () => this.#tryAgain());
    this.#run.addEventListener('click', () => host.run());
    this.element = h(
      'section',
      { class: 'openings' },
      h('div', { class: 'opening-name' }, this.#name, this.#also),
      h('section', {}, this.#title, this.#note, this.#retry, this.#run, this.#moves, this.#about),
      this.#masters.element,
      this.#own.element,
      this.#own.training,
      this.#credit,
    );
  }

  /** A card that is not shown asks nothing. */
  update(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.#refresh();
    else this.stop();
  }

  stop(): void {
    this.#isShown = false;
    this.#named = null;
    this.#pointed = null;
    this.#listed = [];
    this.#own.close();
  }

  #refresh(): void {
    const { language } = this.#host.strings();
    // The texts are in English until then.
    if (language !== this.#language)
      void loadTexts(language).then(
        () => this.#show(),
        () => {},
      );
    this.#language = language;
    const root = this.element.getRootNode();
    if (root instanceof ShadowRoot) wear(root, [ownSheet]);
    this.#look();
    this.#show();
  }

  /** The arrows of book moves, the most played on top; stones do not move, so they have points. */
  get signs(): Pick<BoardModel, 'arrows' | 'marks'> {
    const entries = this.#entries() ?? [];
    const arrows = entries
      .flatMap(({ move, share }): Arrow[] => {
        if (share === null || share < 0.01 || isPut(move)) return [];
        const opacity = this.#pointed === null ? 0.25 + 0.65 * share : 0.15;
        return [hintArrow(move, move === this.#pointed ? 0.95 : opacity)];
      })
      .toReversed();
    const points = entries.map(({ move }) => move).filter(isPut);
    const dots = points.map((square) => ({ mark: 'target', square }) as const);
    return { arrows, marks: [...dots, ...stoneMarks(this.#pointed ?? '')] };
  }

  get #texts(): OpeningStrings {
    return openingTexts.in(this.#host.strings().language)[this.#host.here().spec.id];
  }

  /** Asks for the position on the board, once. */
  #look(): void {
    const here = this.#host.here();
    const { spec, position, engine, hasBook } = here;
    if (position !== this.#asked) {
      this.#asked = null;
      this.#pointed = null;
    }
    if (this.#asked !== null || !isDescribed(here)) return;
    // Gomoku openings are names of stones, which the engine's description has.
    if (spec.id === 'gomoku') [this.#asked, this.#book] = [position, kNoBook];
    else if (hasBook === true && engine.name !== 'failed') void this.#ask(here);
  }

  async #ask({ spec, position }: Here): Promise<void> {
    this.#asked = position;
    this.#book = null;
    this.#hasFailed = false;
    try {
      const book = await this.#host.call('bookMoves', [position, spec.notations]);
      if (this.#asked !== position) return;
      this.#book = book;
    } catch (error) {
      if (this.#asked !== position) return;
      // Without an engine the next update asks again.
      if (isAbort(error)) this.#asked = null;
      else this.#hasFailed = true;
    }
    this.#show();
  }

  #tryAgain(): void {
    this.#asked = null;
    if (this.#host.here().hasBook === false) this.#host.restart();
    else this.#refresh();
  }

  /** What is known of the position on the board; null until the engine has answered. */
  get #known(): BookMoves | null {
    return this.#asked === this.#host.here().position ? this.#book : null;
  }

  #entries(): readonly Entry[] | null {
    const known = this.#known;
    const { shown, position } = this.#host.here();
    const [strings, own] = [this.#host.strings(), this.#texts];
    if (known === null) return null;
    const entries = entriesAt(shown.snapshot, known, position.rules, strings, own);
    return entries.length > 0 ? entries : verdictEntries(this.#host.verdicts());
  }

  /** Whether names and book have ended here, so that the engine's own moves are shown. */
  get #isBeyond(): boolean {
    const known = this.#known;
    const { snapshot } = this.#host.here().shown;
    return known?.moves.length === 0 && snapshot.openingMoves.length === 0;
  }

  #show(): void {
    if (!this.#isShown) return;
    const own = this.#texts;
    const strings = this.#host.strings();
    const { shown } = this.#host.here();
    const known = this.#known;
    const note = this.#noteText();
    const isBeyond = this.#isBeyond;
    setText(this.#title, isBeyond ? own.verdicts : own.moves);
    setText(this.#note, note);
    this.#note.hidden = note === '';
    setText(this.#retry, strings.labels.tryAgain);
    this.#retry.hidden = note !== own.noBook;
    this.#moves.hidden = note === own.noBook;
    setText(this.#run, strings.analyse.run);
    this.#run.hidden = note !== own.none || !this.#mayRun;
    setText(this.#about, isBeyond ? own.aboutVerdicts : own.aboutShares);
    this.#about.hidden = note !== '';
    setText(this.#credit, own.credit);
    const listed = [shown, known, own, strings.notation];
    const isNews = listed.some((one, index) => one !== this.#listed[index]);
    if (!isNews) {
      if (isBeyond) this.#listVerdicts();
      return;
    }
    const isOtherWriting = own !== this.#listed[2] || strings.notation !== this.#listed[3];
    this.#listed = listed;
    // The same opening has another name in another language.
    if (isOtherWriting) this.#named = null;
    this.#masters.book = known;
    for (const part of [this.#masters, this.#own]) {
      if (isOtherWriting) part.renew();
      else part.update();
    }
    // What is shown stays until the next is known.
    if (known === null) return;
    this.#showName(namedAt(shown.snapshot, known, strings, own));
    this.#listBook();
    this.#host.draw();
  }

  #noteText(): string {
    const own = this.#texts;
    const { hasBook, spec, isRunning, shown } = this.#host.here();
    if (this.#hasFailed || (hasBook === false && spec.id !== 'gomoku')) return own.noBook;
    const entries = this.#entries();
    if (entries === null) return this.#moves.hasChildNodes() ? '' : own.waiting;
    if (entries.length > 0) return '';
    return isRunning && shown.snapshot.status === 'ongoing' ? own.waiting : own.none;
  }

  /** Whether the engine has something to search here but is switched off. */
  get #mayRun(): boolean {
    const { isRunning, shown } = this.#host.here();
    return !isRunning && shown.snapshot.status === 'ongoing';
  }

  #showName(name: Named | null): void {
    const own = this.#texts;
    const here = this.#host.here();
    const isStart = here.position.moves.length === 0 && isFromStart(here);
    setText(this.#name, name?.title ?? (isStart ? own.start : own.unnamed));
    const { code = '', original = '', lang = null, title = '' } = name ?? {};
    const separator = code !== '' && original !== '' ? ' · ' : '';
    const chinese = original === '' ? '' : h('span', { lang: 'zh-Hant' }, original);
    this.#also.replaceChildren(code, separator, chinese);
    if (lang === null) this.#name.removeAttribute('lang');
    else this.#name.lang = lang;
    const isNew = this.#named !== null && title !== '' && title !== this.#named;
    if (isNew) this.#host.say(own.named(title));
    this.#named = title || (this.#named ?? '');
  }

  #point(move: string | null): void {
    this.#pointed = move;
    this.#host.draw();
  }

  /** Lists the moves; a focus inside the list stays on its move if that is still there. */
  #listBook(): void {
    const entries = this.#entries() ?? [];
    this.#drawn = drawnOf(entries);
    const focused = this.#moves.querySelector<HTMLElement>(':focus');
    const most = entries[0]?.share || 1;
    setLanguage(this.#moves, this.#host.strings());
    this.#moves.replaceChildren(...entries.map((entry) => this.#item(entry, most)));
    if (focused === null) return;
    const { move = '' } = focused.dataset;
    const same = this.#moves.querySelector<HTMLElement>(`[data-move="${move}"]`);
    (same ?? this.#moves.querySelector('button') ?? this.#title).focus();
  }

  /** The engine reports more often than its moves or chances change. */
  #listVerdicts(): void {
    if (drawnOf(this.#entries() ?? []) === this.#drawn) return;
    this.#listBook();
    this.#host.draw();
  }

  #shareOf(share: number): HTMLElement {
    const percent = new Intl.NumberFormat(this.#host.strings().language, { style: 'percent' });
    const text = share < 0.01 ? `< ${percent.format(0.01)}` : percent.format(share);
    return h('span', {}, text);
  }

  /** A bar as long as the share, divided by the results; from Red's view, also for moves of Black. */
  #resultsOf(results: NonNullable<Entry['results']>, share: number): HTMLElement[] {
    const { wins, draws, losses } = results;
    const { language } = this.#host.strings();
    const { spec, shown } = this.#host.here();
    const games = wins + draws + losses;
    const isRedToMove = seatToMove(spec, shown.snapshot.fen) === 'first';
    const [red, black] = isRedToMove ? [wins, losses] : [losses, wins];
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    const [first = '', drawn = '', second = ''] = [red, draws, black].map((count) =>
      percent.format(count / games),
    );
    const count = new Intl.NumberFormat(language).format(games);
    const bar = h('u', { 'aria-hidden': 'true' });
    bar.style.setProperty('--share', share.toFixed(3));
    bar.style.setProperty('--red', `${((100 * red) / games).toFixed(1)}%`);
    bar.style.setProperty('--drawn', `${((100 * (red + draws)) / games).toFixed(1)}%`);
    return [bar, h('small', {}, this.#texts.results(count, first, drawn, second))];
  }

  /** The first side's winning chances in words, and as a bar. */
  #chanceOf(chance: number): HTMLElement[] {
    const { analyse, sides } = this.#host.strings();
    const { first } = this.#host.here().spec.sides;
    const percent = percentOf(chance);
    const bar = h('u', { 'aria-hidden': 'true', 'data-first': first });
    for (const edge of ['--red', '--drawn']) bar.style.setProperty(edge, `${percent}%`);
    return [h('span', {}, analyse.chance(sides[first], percent)), bar];
  }

  #item({ move, text, share, results, chance, name }: Entry, most: number): HTMLElement {
    const { spec, shown } = this.#host.here();
    const strings = this.#host.strings();
    const said = { notation: strings.notation, text };
    const words = moveInWords(spec, shown.snapshot.fen, move, strings, said);
    const button = h(
      'button',
      { type: 'button', 'data-move': move, title: words },
      h('b', {}, text),
      ...(name === '' ? [] : [h('em', {}, name)]),
      ...(share === null ? [] : [this.#shareOf(share)]),
      ...(results === null ? [] : this.#resultsOf(results, (share ?? 0) / most)),
      ...(chance === null ? [] : this.#chanceOf(chance)),
    );
    button.addEventListener('click', () => this.#host.play(move));
    for (const sign of ['pointerenter', 'focus'])
      button.addEventListener(sign, () => this.#point(move));
    for (const sign of ['pointerleave', 'blur'])
      button.addEventListener(sign, () => this.#point(null));
    return h('li', {}, button, ...this.#own.starFor(move, words));
  }
}
