// SPDX-License-Identifier: MIT
// Screen reader announcements for changes of an analysis.

import { selectionInWords } from '../../board/labels.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import type { Strings } from '../../i18n/index.ts';
import { moveCount } from '../../ui/format.ts';
import type { Announcement } from '../../ui/live-region.ts';
import { moveInWords } from '../../ui/words/pieces.ts';
import { positionBoard } from './board-of.ts';
import type { AnalysisEvent, AnalysisState } from './state.ts';
import { kRoot, lineFrom, nodeOf, headerOf } from './record/tree.ts';
import { barrenness, endOf, headlineOf, notationOf, numberedMove, titleOf } from './words.ts';
import { lastSaid } from '../common/position/written.ts';
import { sentences } from '../../ui/words/sentences.ts';

/** Whether the board went one move forward. */
function isStep(before: readonly string[], after: readonly string[]): boolean {
  return after.length === before.length + 1 && before.every((move, ply) => move === after[ply]);
}

/** The move made, or the current place in the record, with its comment. */
function ofPosition(before: AnalysisState, after: AnalysisState, strings: Strings): string {
  const { spoken } = strings.analyse;
  const { moves } = after.shown;
  const move = moves.at(-1);
  const { comment } = nodeOf(after.tree, after.at);
  if (move === undefined) return sentences(strings, spoken.atStart, comment);
  const words = isStep(before.shown.moves, moves)
    ? moveInWords(
        after.spec,
        before.shown.snapshot.fen,
        move,
        strings,
        lastSaid(after.shown.written, notationOf(after, strings)),
      )
    : spoken.at(numberedMove(after, after.at, strings));
  return sentences(strings, words, comment);
}

function ofReading({ spec, tree, source }: AnalysisState, strings: Strings): string {
  const { spoken, problems } = strings.analyse;
  if (source === null || !source.isOpened) return barrenness(source, strings);
  const { first, second } = spec.playerHeaders;
  const title = titleOf(
    headerOf(tree, first),
    headerOf(tree, second),
    headerOf(tree, 'Event'),
    strings,
  );
  const plies = lineFrom(tree, kRoot).length;
  const opened = spoken.opened(title, plies, moveCount(spec, plies));
  const wrong = source.warnings.length;
  return wrong === 0 ? opened : `${opened} ${problems(wrong)}`;
}

function ofEnd(before: AnalysisState, after: AnalysisState, strings: Strings): string | null {
  const end = endOf(after, strings);
  // A record that is opened at its end has not ended now.
  if (end === '' || endOf(before, strings) !== '' || before.shown.isProvisional) return null;
  return sentences(strings, strings.spoken.over, headlineOf(after, strings), end);
}

function ofCheck({ shown }: AnalysisState, { status }: Strings): string | null {
  return shown.snapshot.inCheck ? status.check : null;
}

/** Announced once, when the review ends. */
function ofReview({ findings }: AnalysisState, { language }: Strings): string | null {
  const { review } = findings;
  if (review === null || review.isRunning) return null;
  return toolTexts.in(language).review.done(review.judgement.mistakes.length);
}

/** Announces a move taken back, unreadable input, or a selection on the board. */
function ofHand(before: AnalysisState, after: AnalysisState, strings: Strings): string | null {
  const { unread, position } = after;
  if (position.moves.length < before.position.moves.length) return strings.spoken.takenBack;
  if (unread !== null && unread !== before.unread) return strings.unread(unread);
  if (position.moves !== before.position.moves) return null;
  return selectionInWords(positionBoard(before), positionBoard(after), strings);
}

function ofFailure({ engine: before }: AnalysisState, { engine }: AnalysisState, strings: Strings) {
  const isNew = engine.name === 'failed' && before.name !== 'failed';
  return isNew ? strings.faults[engine.fault] : null;
}

/** Returns the announcement for an event. */
export function announceAnalysis(
  event: AnalysisEvent,
  before: AnalysisState,
  after: AnalysisState,
  strings: Strings,
): Announcement {
  const urgent = ofFailure(before, after, strings) ?? ofEnd(before, after, strings);
  const said = { polite: ofHand(before, after, strings), urgent };
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
    // These are announced once the engine has described the new position.
    case 'node-chosen':
    case 'stepped':
      return { polite: null, urgent: null };
    default:
      return said;
  }
}
