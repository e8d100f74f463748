// SPDX-License-Identifier: MIT
// What an analysis says in words: moves with their numbers, titles, announcements.

import { seatToMove } from '../../games/placement.ts';
import { announce, reasonInWords, type Announcement } from '../../ui/words/announce.ts';
import { moveInWords } from '../../ui/words/describe.ts';
import type { Notation, Report } from '../../engine/protocol.ts';
import type { Seat } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { resultOf } from '../play/state/queries.ts';
import { formatScore } from '../../ui/format.ts';
import { asGame, worthsOf } from './queries.ts';
import { mistakesIn } from './review.ts';
import type { AnalysisEvent, AnalysisState, Source } from './state.ts';
import { kRoot, lineFrom, nodeOf, type NodeId, type Tree } from './tree.ts';

export function notationOf({ spec, settings }: AnalysisState, strings: Strings): Notation {
  return spec.notations.length === 0 ? 'uci' : (settings.notation ?? strings.notation);
}

/** Chinese text needs its language to be drawn and read well; `null` for the others. */
export function languageOf(notation: Notation): string | null {
  return notation.startsWith('zh') ? notation : null;
}

/** As it is played, until the engine has written it. */
export function moveText(tree: Tree, id: NodeId, notation: Notation): string {
  const { written, move } = nodeOf(tree, id);
  return written[notation] ?? move;
}

/** Signs that PGN numbers; the others have no common one. */
const glyphSigns: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '‼',
  4: '⁇',
  5: '!?',
  6: '?!',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
};

export function glyphsOf(tree: Tree, id: NodeId): string {
  return nodeOf(tree, id)
    .glyphs.map((glyph) => glyphSigns[glyph] ?? `$${glyph}`)
    .join(' ');
}

/** The number of the move that leads to a node, and whether the first side makes it. */
export function numberOf(state: AnalysisState, id: NodeId): { number: number; isFirst: boolean } {
  const { spec, tree } = state;
  const offset = seatToMove(spec, tree.startFen) === 'first' ? 0 : 1;
  const ply = nodeOf(tree, id).ply - 1 + offset;
  return { number: Math.floor(ply / 2) + 1, isFirst: ply % 2 === 0 };
}

/** `12. C2=5`, `12… H8+7`. */
export function numberedMove(state: AnalysisState, id: NodeId, strings: Strings): string {
  if (id === kRoot) return strings.analyse.start;
  const { number, isFirst } = numberOf(state, id);
  const text = moveText(state.tree, id, notationOf(state, strings));
  return `${number}${isFirst ? '.' : '…'} ${text}`;
}

export function headerOf(tree: Tree, name: string): string {
  const found = tree.headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
  const value = found?.value ?? '';
  return /^[?*.\-\s]*$/.test(value) ? '' : value;
}

/** The players, or the event. */
export function titleOf(first: string, second: string, event: string, strings: Strings): string {
  const { versus, unnamed } = strings.analyse;
  if (first !== '' || second !== '') return versus(first || '?', second || '?');
  return event || unnamed;
}

export function nameOf({ spec, tree }: AnalysisState, seat: Seat, strings: Strings): string {
  const side = spec.sides[seat];
  return headerOf(tree, spec.playerHeaders[seat]) || strings.sides[side];
}

/** For whom a score speaks: the side to move. */
export function seatOf(state: AnalysisState): Seat {
  return seatToMove(state.spec, state.shown.snapshot.fen);
}

export function scoreOf(state: AnalysisState, info: Report, strings: Strings): string {
  return formatScore({ info, seat: seatOf(state) }, state, strings);
}

/** Whether the board went one move further. */
function isStep(before: readonly string[], after: readonly string[]): boolean {
  return after.length === before.length + 1 && before.every((move, ply) => move === after[ply]);
}

/** Why there is nothing to show. */
export function barrenness(source: Source | null, { analyse }: Strings): string {
  const size = source?.otherSize ?? null;
  return size === null ? analyse.noGame : analyse.otherBoard(size);
}

/** The move that was made, or where one is now, and what is said there. */
function ofPosition(before: AnalysisState, after: AnalysisState, strings: Strings): string {
  const { spoken } = strings.analyse;
  const { moves } = after.shown;
  const move = moves.at(-1);
  const { comment } = nodeOf(after.tree, after.at);
  if (move === undefined) return spoken.commented(spoken.atStart, comment);
  const words = isStep(before.shown.moves, moves)
    ? moveInWords(after.spec, before.shown.snapshot.fen, move, strings)
    : spoken.at(numberedMove(after, after.at, strings));
  return spoken.commented(words, comment);
}

function ofReading({ spec, tree, source }: AnalysisState, strings: Strings): string {
  const { spoken, problems } = strings.analyse;
  if (source === null || !source.isOpened)
    return source?.reading.error || barrenness(source, strings);
  const { first, second } = spec.playerHeaders;
  const title = titleOf(
    headerOf(tree, first),
    headerOf(tree, second),
    headerOf(tree, 'Event'),
    strings,
  );
  const opened = spoken.opened(title, lineFrom(tree, kRoot).length);
  const wrong = complaintsOf(source).length;
  return wrong === 0 ? opened : `${opened} ${problems(wrong)}`;
}

/** What could not be read, as the engine says it. */
export function complaintsOf({ reading }: Source): string[] {
  return reading.complaints.split('\n').filter((line) => line !== '');
}

/** What the men on the board are worth, in soldiers, by where they stand. */
export function worthsInWords(state: AnalysisState, { language }: Strings): Map<string, string> {
  const men = worthsOf(state);
  if (men === null) return new Map();
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(language, tenths);
  return new Map(
    men.map(({ square, centipawns }) => {
      // Adding 0 takes the sign from a zero.
      const soldiers = Math.round(centipawns / 10) / 10 + 0;
      return [square, format.format(soldiers)];
    }),
  );
}

/** Who won, or whose turn it is. */
export function headlineOf(state: AnalysisState, strings: Strings): string {
  const { analyse, sides, status } = strings;
  const result = resultOf(asGame(state));
  if (state.engine.name === 'failed') return status.failed;
  if (state.shown.isProvisional) return status.loading;
  if (result === null) return analyse.toMove(sides[state.spec.sides[seatOf(state)]]);
  if (result.winner === null) return status.drawn;
  return analyse.wins(sides[state.spec.sides[result.winner]]);
}

/** Why the game is over, in the words of neither side. */
export function endOf(state: AnalysisState, strings: Strings): string {
  const game = asGame(state);
  const result = resultOf(game);
  return result === null ? '' : reasonInWords(result, game, strings);
}

function ofEnd(before: AnalysisState, after: AnalysisState, strings: Strings): string | null {
  const end = endOf(after, strings);
  if (end === '' || endOf(before, strings) !== '') return null;
  return strings.spoken.over(headlineOf(after, strings), end);
}

function ofCheck({ shown }: AnalysisState, { status }: Strings): string | null {
  return shown.snapshot.inCheck ? status.check : null;
}

/** Said once, at its end. */
function ofReview({ spec, review }: AnalysisState, { analyse }: Strings): string | null {
  if (review === null || review.isRunning) return null;
  return analyse.review.done(mistakesIn(spec, review).length);
}

/** What to say about an event. */
export function announceAnalysis(
  event: AnalysisEvent,
  before: AnalysisState,
  after: AnalysisState,
  strings: Strings,
): Announcement {
  const said = announce(asGame(before), asGame(after), strings);
  const { spoken } = strings.analyse;
  switch (event.type) {
    case 'removed':
      return { ...said, polite: spoken.removed };
    case 'undone':
      return { ...said, polite: spoken.undone };
    case 'record-read':
    case 'record-unfit':
      return { ...said, polite: ofReading(after, strings) };
    case 'described':
      return before.shown.moves === after.shown.moves || before.shown.isProvisional
        ? said
        : {
            polite: ofPosition(before, after, strings),
            urgent: ofEnd(before, after, strings) ?? ofCheck(after, strings),
          };
    case 'rewritten':
      return { polite: null, urgent: null };
    case 'reviewed':
      return { polite: ofReview(after, strings), urgent: null };
    // Their positions speak once the engine has described them.
    case 'gone':
    case 'stepped':
      return { polite: null, urgent: null };
    default:
      return said;
  }
}
