// SPDX-License-Identifier: MIT
// Shows on request how a piece moves, and explains illegal moves.

import type { Layer, LayerHost } from '../../../board/board.ts';
import type { BoardModel } from '../../../board/model.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { PieceReach, PositionRef } from '../../../engine/protocol.ts';
import { squaresOf } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { movingTexts } from '../../../i18n/en/moving.ts';
import { preferences, usualPreferences } from '../../../storage/preferences.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';
import style from '../../../styles/teach.css?inline';
import { Asking } from './asking.ts';
import { Bubble } from './bubble.ts';
import { illegalInWords, movesInWords, typeOf, type Lesson } from './words.ts';

const ownSheet = sheetOf(style);

export interface TeacherHost {
  /** The content of the board. */
  position(): PositionRef;
  readonly call: EngineClient['call'];
  strings(): Strings;
  /** The text for screen readers. */
  say(text: string): void;
  /** Whether resting the mouse explains a piece, if the reader wants that. */
  readonly isAskedByRest: boolean;
}

type Marks = BoardModel['marks'];
type Arrows = BoardModel['arrows'];

function marksOf(
  board: BoardModel,
  square: string,
  { targets, barred, blockers, screens }: PieceReach,
): Marks {
  const mark = (kind: Marks[number]['mark'], squares: readonly string[]): Marks =>
    squares.map((one) => ({ mark: kind, square: one }));
  const isTaking = (one: string): boolean => board.placement.has(one);
  return [
    ...mark('selected', [square]),
    ...mark('hinted', screens),
    ...mark('chased', blockers),
    ...mark('barred', barred),
    ...mark(
      'target',
      targets.filter((one) => !isTaking(one)),
    ),
    ...mark('capture', targets.filter(isTaking)),
  ];
}

function arrow(from: string, to: string, meaning: 'forcing' | 'hint'): Arrows[number] {
  return { move: `${from}${to}`, meaning, opacity: 0.8 };
}

/** From what attacks the piece, in red, and from what protects it; and from what its general would be captured. */
function arrowsOf(
  { spec, placement }: BoardModel,
  square: string,
  { attackers, protectors, pinners }: PieceReach,
): Arrows {
  const letter = placement.get(square);
  const side = spec.pieces[letter ?? '']?.seat;
  const general = [...placement].find(([, other]) => {
    const piece = spec.pieces[other];
    return piece?.face?.type === 'general' && piece.seat === side;
  });
  return [
    ...protectors.map((from) => arrow(from, square, 'hint')),
    ...attackers.map((from) => arrow(from, square, 'forcing')),
    ...pinners.flatMap((from) => (general ? [arrow(from, general[0], 'forcing')] : [])),
  ];
}

export class Teacher implements Layer {
  readonly #layer: LayerHost;
  readonly #host: TeacherHost;
  readonly #bubble: Bubble;
  #board: BoardModel | null = null;
  /** The illegal move explained last. */
  #tried: string | null = null;
  #marks: Marks = [];
  #arrows: Arrows = [];
  /** Incremented with every explanation, so that answers to an older one are ignored. */
  #lesson = 0;

  constructor(layer: LayerHost, host: TeacherHost) {
    this.#layer = layer;
    this.#host = host;
    const root = layer.board.getRootNode();
    if (root instanceof ShadowRoot) wear(root, [ownSheet]);
    this.#bubble = new Bubble(layer.board);
    const asking = new Asking(layer, {
      isPiece: (square) => this.takesRest(square),
      mayHover: () => this.#mayHover(),
      show: (square) => void this.#showMoves(square),
      hide: () => this.clear(),
    });
    asking.listen();
  }

  on(board: BoardModel): BoardModel {
    this.#board = board;
    this.#hear(board.tried);
    if (this.#marks.length === 0) return board;
    // Other arrows would be taken for an answer.
    return { ...board, marks: [...board.marks, ...this.#marks], arrows: this.#arrows };
  }

  clear(): void {
    this.#lesson++;
    this.#bubble.hide();
    if (this.#marks.length === 0) return;
    this.#marks = [];
    this.#arrows = [];
    this.#layer.changed();
  }

  takesRest(square: string): boolean {
    return this.#board !== null && typeOf(this.#board, square) !== null;
  }

  /** A selected piece already shows its moves. */
  #mayHover(): boolean {
    const isWanted = preferences.value.explainsPieces ?? usualPreferences.explainsPieces;
    // In blindfold play, the piece under the mouse is not revealed.
    const isSeen = (preferences.value.blindfold ?? 'none') === 'none';
    return this.#host.isAskedByRest && isWanted && isSeen && this.#board?.selected === null;
  }

  #hear(tried: string | null): void {
    if (tried === this.#tried) return;
    this.#tried = tried;
    if (tried === null) return;
    void (this.takesRest(tried) ? this.#showMoves(tried) : this.#explain(tried));
  }

  /** Returns false if something else must be shown by now. */
  async #begin(): Promise<() => boolean> {
    this.clear();
    const lesson = this.#lesson;
    // Fall back to English if the language cannot be downloaded.
    await movingTexts.load(this.#host.strings().language).catch(() => {});
    return () => lesson === this.#lesson;
  }

  async #showMoves(square: string): Promise<void> {
    const isOpen = await this.#begin();
    const type = this.#board && typeOf(this.#board, square);
    if (!isOpen() || type === null) return;
    this.#tell(square, this.#words(square, null), null);
    // A busy engine answers later, a missing one never.
    const reach = await this.#ask('reachOf', square);
    if (!isOpen()) return;
    const lesson = this.#words(square, reach);
    if (reach !== null) {
      this.#arrows = arrowsOf(this.#present, square, reach);
      this.#tell(square, lesson, marksOf(this.#present, square, reach));
    }
    this.#host.say(lesson.said);
  }

  async #explain(move: string): Promise<void> {
    const isOpen = await this.#begin();
    const why = isOpen() ? await this.#ask('whyIllegal', move) : null;
    if (!isOpen() || why === null) return;
    const strings = this.#host.strings();
    const own = movingTexts.in(strings.language);
    const lesson = illegalInWords(this.#present, move, why, strings, own);
    const marks = why.points.map((square) => ({ mark: 'chased', square }) as const);
    this.#tell(squaresOf(move).at(-1) ?? '', lesson, marks);
    this.#host.say(lesson.said);
  }

  async #ask<Name extends 'reachOf' | 'whyIllegal'>(name: Name, about: string) {
    return this.#host.call<Name>(name, [this.#host.position(), about]).catch(() => null);
  }

  get #present(): BoardModel {
    if (this.#board === null) throw new Error('nothing is shown yet');
    return this.#board;
  }

  #words(square: string, reach: PieceReach | null): Lesson {
    const strings = this.#host.strings();
    const board = this.#present;
    const type = typeOf(board, square);
    const own = movingTexts.in(strings.language);
    return type === null ? { seen: '', said: '' } : movesInWords(board, type, reach, strings, own);
  }

  #tell(square: string, { seen }: Lesson, marks: Marks | null): void {
    this.#marks = marks ?? [{ mark: 'selected', square }];
    const kept = this.#marks.map((marked) => marked.square);
    this.#bubble.show(seen, square, kept);
    this.#layer.changed();
  }
}
