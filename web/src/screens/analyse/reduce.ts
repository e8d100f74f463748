// SPDX-License-Identifier: MIT
// The reducer of an analysis. It is a pure function: it reads no clock and no DOM.

import { kReviewMs, limitsFor } from '../../engine/advice.ts';
import { withEngineEvent } from '../../engine/engine-state.ts';
import {
  unreachable,
  type Description,
  type EngineEvent,
  type FaultFacts,
  type PieceValue,
  type ReadMove,
  type RecordReading,
  type Report,
} from '../../engine/protocol.ts';
import { plainFault } from '../../engine/errors.ts';
import { reducerOf, type AskOf, type EventOf } from '../../engine/store.ts';
import { onBoardOf, rowCount } from '../../games/placement.ts';
import { byRule, type GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import * as walk from './record/walk-and-edit.ts';
import { isSettled, keyOf, movableSquares, reviewedHere } from './findings.ts';
import { withNextAsk } from './next-ask.ts';
import { noJudgement, type Review } from './review/review.ts';
import { withFindings } from './state.ts';
import type {
  AnalysisState,
  Ask,
  Events,
  GivenPlace,
  Judge,
  Questions,
  Settings,
} from './state.ts';
import { fromRecord } from './record/record-tree.ts';
import { kRoot, lineFrom, nodeOf, preorder, withTexts, type Tree } from './record/tree.ts';

function engineSpoke(state: AnalysisState, event: EngineEvent): AnalysisState {
  const after = withEngineEvent(state, event);
  switch (event.type) {
    case 'failed':
      // An engine that had not loaded yet did not crash on the pending question.
      return withNextAsk(state.engine.name === 'loading' ? after : { ...after, wish: null });
    case 'loading':
      return withNextAsk({ ...after, hasBook: null });
    case 'book-ready':
      return withNextAsk({ ...after, hasBook: true });
    case 'network-ready': {
      // Drop lines of the hand-written evaluation, however deep: they are not comparable with the
      // network's.
      const lines = [...state.findings.lines].filter(([, { judge }]) => judge === 'network');
      const changes = { lines: new Map(lines), exhausted: null, pieceValues: null };
      return withNextAsk(withFindings(after, changes));
    }
    case 'file-failed':
      // The network will not load: drop its lines, so that those of the hand-written evaluation are
      // shown.
      return event.file === 'network'
        ? withNextAsk(withFindings(after, { lines: new Map() }))
        : { ...after, hasBook: false };
    default:
      return withNextAsk(after);
  }
}

function described(state: AnalysisState, { snapshot, written }: Description): AnalysisState {
  const { moves, rules } = state.position;
  const shown = { moves, rules, snapshot, written, isProvisional: false };
  return withNextAsk({ ...state, shown, tree: withTexts(state.tree, state.at, written) });
}

function withPieceValues(state: AnalysisState, pieces: readonly PieceValue[]): AnalysisState {
  return withNextAsk(withFindings(state, { pieceValues: { position: state.position, pieces } }));
}

/**
 * Keeps the deeper of two reports, because a restarted search repeats low depths. Ignores reports
 * of the hand-written evaluation if the network has already reported.
 */
function informed(state: AnalysisState, info: Report): AnalysisState {
  const judge: Judge = state.engine.hasNetwork ? 'network' : 'hand';
  const key = keyOf(state.position);
  const { lines, judge: before } = state.findings.lines.get(key) ?? { lines: [], judge };
  const place = info.multiPv - 1;
  if (before !== judge || place > lines.length || info.depth < (lines[place]?.depth ?? 0)) {
    return state;
  }
  const finding = { judge, lines: Object.assign([...lines], { [place]: info }) };
  return withFindings(state, { lines: new Map(state.findings.lines).set(key, finding) });
}

function beginReview(state: AnalysisState, seat: Seat | null): AnalysisState {
  if (state.wish?.kind === 'read-record') return { ...state, reviewToCome: { seat } };
  const line = lineFrom(state.tree, kRoot);
  if (line.length === 0) return state;
  const moves = line.map((id) => nodeOf(state.tree, id).move);
  const review = {
    line,
    moves,
    positions: [],
    judgement: noJudgement,
    isRunning: true,
    seat: seat ?? state.own,
  };
  return withNextAsk(withFindings(state, { review }));
}

function withReviewSeat(state: AnalysisState, seat: Seat | null): AnalysisState {
  const { review } = state.findings;
  return withFindings(state, { review: review && { ...review, seat } });
}

function askWhy(state: AnalysisState): AnalysisState {
  const { spec, position } = state;
  if (position.moves.length === 0) return state;
  const known = reviewedHere(state);
  if (known !== null) return withFindings(state, { tried: known });
  return wish(state, { kind: 'explain', position, limits: limitsFor(kReviewMs, spec.id) });
}

/** Keeps the positions reviewed so far. */
function endReview(state: AnalysisState): AnalysisState {
  const { review } = state.findings;
  return withNextAsk(withFindings(state, { review: review && { ...review, isRunning: false } }));
}

function positionReviewed(
  state: AnalysisState,
  found: Pick<Review, 'positions' | 'judgement'>,
): AnalysisState {
  const { review } = state.findings;
  if (review === null) return state;
  const { positions, judgement } = found;
  const isRunning = positions.length <= review.moves.length;
  const grown = { ...review, positions, judgement, isRunning };
  return withNextAsk(withFindings(state, { review: grown }));
}

function moveRead(state: AnalysisState, { move }: ReadMove): AnalysisState {
  return walk.play(withNextAsk({ ...state, wish: null }), move);
}

function isBlank({ nodes, headers, startFen }: Tree, { startFen: usual }: GameSpec): boolean {
  return nodes.length === 1 && headers.length === 0 && startFen === usual;
}

/** The record at the stored node, turned to the player's side. */
function placed(
  state: AnalysisState,
  tree: Tree,
  { at, archiveId, own }: GivenPlace,
): AnalysisState {
  const node = at === null ? undefined : [kRoot, ...preorder(tree)][at];
  const isTurned =
    own === null || !state.spec.moving.isTurnable ? state.isTurned : own === 'second';
  return { ...walk.open({ ...state, isTurned }, tree, node), archiveId, own };
}

function gameGiven(
  state: AnalysisState,
  { tree, rules, place }: EventOf<Events, 'game-given'>,
): AnalysisState {
  const settings = { ...state.settings, rules: rules ?? state.settings.rules };
  const opened = placed({ ...state, settings, wish: null, source: null }, tree, place);
  return settings.reviewsAtOnce ? beginReview(opened, place.own) : opened;
}

function recordRead(
  state: AnalysisState,
  { bytes, chosen, place }: AskOf<Questions, 'read-record'>,
  reading: RecordReading,
): AnalysisState {
  const tree = reading.tree && fromRecord(reading.tree);
  // A text that is not a record reads as an empty game; it does not replace the current one.
  const size = tree === null ? null : rowCount(tree.startFen);
  const board = tree && onBoardOf(state.spec, tree.startFen);
  const otherSize = size === board?.ranks ? null : size;
  const isEmpty = tree === null || (reading.warnings.length > 0 && isBlank(tree, state.spec));
  const isOpened = !isEmpty && otherSize === null;
  const { games, warnings } = reading;
  const source = { bytes, chosen, games, warnings, fault: null, isOpened, otherSize };
  const after = withNextAsk({ ...state, wish: null, source, reviewToCome: null });
  if (!isOpened) return after;
  const opened = place === undefined ? walk.open(after, tree) : placed(after, tree, place);
  const own = place?.own ?? null;
  const review = state.reviewToCome ?? (state.settings.reviewsAtOnce ? { seat: own } : null);
  return review === null ? opened : beginReview(opened, review.seat);
}

function unfit(state: AnalysisState, fault: FaultFacts): AnalysisState {
  const bytes = new Uint8Array();
  const nothing = { bytes, chosen: 0, games: [], warnings: [], isOpened: false, otherSize: null };
  return { ...state, source: { ...nothing, fault } };
}

/** The illegal move with its number. */
function moveIn({ text, number: ply }: FaultFacts): { move: string } {
  return { move: `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'} ${text}` };
}

/**
 * Marks the search of the position as finished, with or without a result; repeating it would not
 * help.
 */
function exhaust(state: AnalysisState): AnalysisState {
  const { position, settings } = state;
  return withNextAsk(withFindings(state, { exhausted: { position, lines: settings.lines } }));
}

function refused(state: AnalysisState, ask: Ask, fault: FaultFacts | null): AnalysisState {
  const after = withNextAsk({ ...state, wish: null });
  switch (ask.kind) {
    case 'describe': {
      const afresh = walk.startAfresh(state);
      return fault === null ? afresh : unfit(afresh, fault);
    }
    case 'piece-values':
      return withPieceValues(state, []);
    case 'search':
      return exhaust(state);
    case 'review':
      return endReview(state);
    case 'explain':
      return after;
    case 'read-move':
      return { ...after, unread: ask.text };
    case 'read-record':
      return unfit(after, fault ?? plainFault('unanswered'));
    case 'judge-record':
      return fault === null
        ? after
        : withFindings(after, { refusedRule: { rules: ask.rules, ...moveIn(fault) } });
    default:
      return unreachable(ask);
  }
}

function settingsChanged(state: AnalysisState, changes: Partial<Settings>): AnalysisState {
  // A Gomoku record contains its rule, and its moves were played under it.
  if (changes.rules !== undefined && state.spec.isRuleInFen) {
    const { rules } = changes;
    const tree = { ...state.tree, startFen: byRule(state.tree.startFen, rules) };
    return wish(withFindings(state, { refusedRule: null }), { kind: 'judge-record', tree, rules });
  }
  const settings = { ...state.settings, ...changes };
  const { rules, lines } = settings;
  const position = rules === state.position.rules ? state.position : { ...state.position, rules };
  const found = new Map(state.findings.lines);
  // Another number of lines is another search: its lines cannot be mixed with the old ones.
  if (lines !== state.settings.lines) found.delete(keyOf(position));
  return withNextAsk({ ...withFindings(state, { lines: found }), settings, position });
}

function wish(state: AnalysisState, ask: Ask): AnalysisState {
  return withNextAsk({ ...state, wish: ask });
}

export const reduce = reducerOf<AnalysisState, Events>({
  engine: (state, { event }) => engineSpoke(state, event),
  described,
  'values-computed': (state, { pieces }) => withPieceValues(state, pieces),
  informed: (state, { info }) => informed(state, info),
  found: exhaust,
  reviewed: positionReviewed,
  explained: (state, { tried }) => withNextAsk(withFindings({ ...state, wish: null }, { tried })),
  'move-read': (state, { reading }) => moveRead(state, reading),
  'record-read': (state, { ask, reading }) => recordRead(state, ask, reading),
  // All moves of the record are legal under the other rule.
  'record-judged': (state, { ask }) => walk.rejudge(state, ask.tree),
  refused: (state, { ask, fault }) => refused(state, ask, fault),
  'square-chosen': (state, { square }) => walk.choose(state, square),
  'piece-lifted': (state, { square }) =>
    movableSquares(state).has(square) ? { ...state, selected: square, attempted: null } : state,
  'piece-dropped': (state, { square }) => walk.drop(state, square),
  'selection-cleared': (state) => ({ ...state, selected: null, attempted: null }),
  'move-played': (state, { move }) => walk.play(state, move),
  'move-typed': (state, { text }) => {
    const ask: Ask = { kind: 'read-move', position: state.position, text };
    return isSettled(state) ? wish({ ...state, unread: null }, ask) : state;
  },
  'node-chosen': (state, { node }) => walk.goTo(state, node),
  stepped: (state, { step }) => walk.step(state, step),
  removed: (state, { node }) => walk.remove(state, node),
  promoted: (state, { node }) => walk.promote(state, node),
  commented: (state, { node, comment }) => walk.comment(state, node, comment),
  rewritten: (state, { tree }) => walk.rewrite(state, tree),
  'record-cleared': walk.clear,
  undone: walk.undo,
  'record-given': (state, { bytes, chosen, place }) => {
    const { rules } = state.settings;
    return wish(state, { kind: 'read-record', bytes, chosen, rules, ...(place && { place }) });
  },
  'game-given': gameGiven,
  archived: (state, { id }) => ({ ...state, archiveId: id }),
  'record-unfit': (state, { fault }) => unfit(state, fault),
  'source-dismissed': (state) => ({ ...state, source: null }),
  'review-wanted': (state, { seat }) => beginReview(state, seat),
  'review-seat-chosen': (state, { seat }) => withReviewSeat(state, seat),
  'why-wanted': askWhy,
  'review-ended': endReview,
  flipped: (state) => ({ ...state, isTurned: !state.isTurned }),
  'run-toggled': (state) => withNextAsk({ ...state, isRunning: !state.isRunning }),
  'visibility-changed': (state, { isVisible }) => withNextAsk({ ...state, isVisible }),
  'settings-changed': (state, { settings }) => settingsChanged(state, settings),
});
