// SPDX-License-Identifier: MIT
// An analysis as a pure function: the state after an event. It never looks at a clock or at the page.

import {
  unreachable,
  type Description,
  type EngineEvent,
  type PieceWorth,
  type ReadMove,
  type RecordReading,
  type Report,
  type Snapshot,
  type WrittenRecord,
} from '../../engine/protocol.ts';
import { rowCount } from '../../games/placement.ts';
import { byRule, type GameSpec } from '../../games/game-spec.ts';
import * as course from './course.ts';
import { isSettled, keyOf, movableSquares } from './queries.ts';
import { settle } from './questions.ts';
import { reviewed } from './review.ts';
import type { AnalysisEvent, AnalysisState, Ask, Settings } from './state.ts';
import { parseTree, writeTree } from './tree-text.ts';
import { kRoot, lineFrom, nodeOf, withTexts, type Tree } from './tree.ts';

function engineSpoke(state: AnalysisState, event: EngineEvent): AnalysisState {
  switch (event.type) {
    case 'loading':
      return settle({ ...state, engine: { name: 'loading' }, judge: 'hand' });
    case 'ready':
      return settle({ ...state, engine: { name: 'ready' } });
    case 'failed':
      return settle({ ...state, engine: { name: 'failed', fault: event.fault }, wish: null });
    case 'network-ready': {
      // What was found by hand must not stand beside what the network finds, however deep it went.
      const found = new Map([...state.found].filter(([, { judge }]) => judge === 'network'));
      return settle({ ...state, judge: 'network', found, exhausted: null, worths: null });
    }
    case 'file-failed':
      // Nothing better will come: what is found by hand must not wait behind what the network found.
      return event.fault.startsWith('network') ? settle({ ...state, found: new Map() }) : state;
    case 'book-ready':
      return state;
    default:
      return unreachable(event);
  }
}

function described(state: AnalysisState, { snapshot, written }: Description): AnalysisState {
  const { moves, rules } = state.position;
  const shown = { moves, rules, snapshot, written, isProvisional: false };
  return settle({ ...state, shown, tree: withTexts(state.tree, state.at, written) });
}

function worthsTold(state: AnalysisState, men: readonly PieceWorth[]): AnalysisState {
  return settle({ ...state, worths: { position: state.position, men } });
}

/**
 * Keeps the deeper thought: a search that begins again has been there already. What an engine finds
 * before its network has come is nothing beside what the network found.
 */
function informed(state: AnalysisState, info: Report): AnalysisState {
  const { judge } = state;
  const key = keyOf(state.position);
  const { lines, judge: before } = state.found.get(key) ?? { lines: [], judge };
  const place = info.multiPv - 1;
  if (before !== judge || place > lines.length || info.depth < (lines[place]?.depth ?? 0)) {
    return state;
  }
  const finding = { judge, lines: Object.assign([...lines], { [place]: info }) };
  return { ...state, found: new Map(state.found).set(key, finding) };
}

function begin(state: AnalysisState): AnalysisState {
  const line = lineFrom(state.tree, kRoot);
  if (line.length === 0) return state;
  const moves = line.map((id) => nodeOf(state.tree, id).move);
  return settle({ ...state, review: { line, moves, positions: [], isRunning: true } });
}

/** What has been found so far stays. */
function endReview(state: AnalysisState): AnalysisState {
  return settle({ ...state, review: state.review && { ...state.review, isRunning: false } });
}

function positionReviewed(
  state: AnalysisState,
  snapshot: Snapshot,
  report: Report | null,
): AnalysisState {
  const { review, spec } = state;
  if (review === null) return state;
  const positions = [...review.positions, reviewed(spec, snapshot, report)];
  const isRunning = positions.length <= review.moves.length;
  return settle({ ...state, review: { ...review, positions, isRunning } });
}

function moveRead(state: AnalysisState, ask: Ask, { move }: ReadMove): AnalysisState {
  const after = settle({ ...state, wish: null });
  if (move !== '') return course.play(after, move);
  return { ...after, unread: ask.kind === 'read-move' ? ask.text : '' };
}

function isBlank({ nodes, headers, startFen }: Tree, { startFen: usual }: GameSpec): boolean {
  return nodes.length === 1 && headers.length === 0 && startFen === usual;
}

function recordRead(state: AnalysisState, ask: Ask, reading: RecordReading): AnalysisState {
  if (ask.kind !== 'read-record') return state;
  const { bytes, chosen } = ask;
  const tree = parseTree(reading.tree);
  // Text that is no record at all reads as a game without anything; it replaces nothing.
  const size = tree === null ? null : rowCount(tree.startFen);
  const otherSize = size === state.spec.ranks ? null : size;
  const isEmpty = tree === null || (reading.complaints !== '' && isBlank(tree, state.spec));
  const isOpened = !isEmpty && otherSize === null;
  const source = { bytes, chosen, reading, isOpened, otherSize };
  const after = settle({ ...state, wish: null, source });
  return isOpened ? course.open(after, tree) : after;
}

function unfit(state: AnalysisState, error: string): AnalysisState {
  const reading = { format: '', games: '', tree: '', complaints: '', error } as const;
  const source = { bytes: new Uint8Array(), chosen: 0, reading, isOpened: false, otherSize: null };
  return { ...state, source };
}

/** The search of a position is over, whatever came of it; the same one would not do better. */
function exhaust(state: AnalysisState): AnalysisState {
  const { position, settings } = state;
  return settle({ ...state, exhausted: { position, lines: settings.lines } });
}

function refused(state: AnalysisState, ask: Ask, error: string): AnalysisState {
  const after = settle({ ...state, wish: null });
  switch (ask.kind) {
    case 'describe':
      return course.startAfresh(state);
    case 'piece-worths':
      return worthsTold(state, []);
    case 'search':
      return exhaust(state);
    case 'review':
      return endReview(state);
    case 'read-move':
      return { ...after, unread: ask.text };
    case 'read-record':
      return unfit(after, error);
    case 'judge-record':
      return after;
    case 'write-record': {
      const record = { bytes: new Uint8Array(), losses: '', error };
      return { ...after, written: { purpose: ask.purpose, format: ask.format, record } };
    }
    default:
      return unreachable(ask);
  }
}

/** What the engine said of all moves of the record by the other rule. */
function recordJudged(state: AnalysisState, ask: Ask, { error }: WrittenRecord): AnalysisState {
  if (ask.kind !== 'judge-record') return state;
  const { tree, rules } = ask;
  if (error === '') return course.rejudge(state, tree);
  const [, ply = '', move = ''] = /"move (\d+) ([^\s"]+)/.exec(error) ?? [];
  const number = `${Math.ceil(Number(ply) / 2)}${Number(ply) % 2 === 1 ? '.' : '…'}`;
  return settle({ ...state, wish: null, refused: { rules, move: `${number} ${move}` } });
}

function changed(state: AnalysisState, changes: Partial<Settings>): AnalysisState {
  // A rule of Gomoku stands in the record, and its moves were played by it.
  if (changes.rules !== undefined && state.spec.moves === 'stones') {
    const { rules } = changes;
    const tree = { ...state.tree, startFen: byRule(state.tree.startFen, rules) };
    return wish({ ...state, refused: null }, { kind: 'judge-record', tree, rules });
  }
  const settings = { ...state.settings, ...changes };
  const { rules, lines } = settings;
  const position = rules === state.position.rules ? state.position : { ...state.position, rules };
  const found = new Map(state.found);
  // Another number of lines is another search: old lines and new ones do not make a list.
  if (lines !== state.settings.lines) found.delete(keyOf(position));
  return settle({ ...state, settings, position, found });
}

function wish(state: AnalysisState, ask: Ask): AnalysisState {
  return settle({ ...state, wish: ask });
}

/** The answer of the engine to the one question it is at. */
function answered(
  state: AnalysisState,
  event: Extract<AnalysisEvent, { readonly ask: Ask }>,
): AnalysisState {
  if (event.ask !== state.ask) return state;
  switch (event.type) {
    case 'described':
      return described(state, event);
    case 'worths-told':
      return worthsTold(state, event.men);
    case 'informed':
      return informed(state, event.info);
    case 'found':
      return exhaust(state);
    case 'reviewed':
      return positionReviewed(state, event.snapshot, event.report);
    case 'move-read':
      return moveRead(state, event.ask, event.reading);
    case 'record-read':
      return recordRead(state, event.ask, event.reading);
    case 'record-written': {
      if (event.ask.kind !== 'write-record') return recordJudged(state, event.ask, event.record);
      const { purpose, format } = event.ask;
      return settle({ ...state, wish: null, written: { purpose, format, record: event.record } });
    }
    case 'refused':
      return refused(state, event.ask, event.error);
    default:
      return unreachable(event);
  }
}

export function reduce(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return engineSpoke(state, event.event);
    case 'square-chosen':
      return course.choose(state, event.square);
    case 'piece-lifted':
      return movableSquares(state).has(event.square) ? { ...state, selected: event.square } : state;
    case 'piece-dropped':
      return course.drop(state, event.square);
    case 'selection-cleared':
      return { ...state, selected: null };
    case 'move-played':
      return course.play(state, event.move);
    case 'move-typed':
      if (!isSettled(state)) return state;
      return wish(
        { ...state, unread: null },
        { kind: 'read-move', position: state.position, text: event.text },
      );
    case 'gone':
      return course.go(state, event.to);
    case 'stepped':
      return course.take(state, event.step);
    case 'removed':
      return course.remove(state, event.node);
    case 'promoted':
      return course.promote(state, event.node);
    case 'commented':
      return course.comment(state, event.node, event.comment);
    case 'rewritten':
      return course.rewrite(state, event.tree);
    case 'emptied':
      return course.empty(state);
    case 'undone':
      return course.undo(state);
    case 'record-given':
      return wish(state, {
        kind: 'read-record',
        bytes: event.bytes,
        chosen: event.chosen,
        rules: state.settings.rules,
      });
    case 'record-unfit':
      return unfit(state, event.error);
    case 'source-dismissed':
      return { ...state, source: null };
    case 'record-wanted': {
      const { purpose, format, notation } = event;
      const tree = writeTree(state.tree);
      return wish(state, { kind: 'write-record', purpose, tree, format, notation });
    }
    case 'review-wanted':
      return begin(state);
    case 'review-ended':
      return endReview(state);
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'run-toggled':
      return settle({ ...state, isRunning: !state.isRunning });
    case 'seen':
      return settle({ ...state, isSeen: event.isSeen });
    case 'settings-changed':
      return changed(state, event.settings);
    default:
      return unreachable(event);
  }
}
