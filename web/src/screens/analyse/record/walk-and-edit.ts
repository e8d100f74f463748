// SPDX-License-Identifier: MIT
// Moving through a record and editing it.

import { attempt, legalMoves, provisional } from '../../common/position/shown.ts';
import type { PositionRef, RuleSet } from '../../../engine/protocol.ts';
import { ruleIn, startFenOf } from '../../../games/game-spec.ts';
import { onBoardOf } from '../../../games/placement.ts';
import { isSettled, movableSquares } from '../findings.ts';
import { withNextAsk } from '../next-ask.ts';
import { freshFindings, type AnalysisState, type Place } from '../state.ts';
import {
  branchOf,
  childFor,
  emptyTree,
  kRoot,
  lineFrom,
  lineTo,
  movesTo,
  nodeOf,
  promoted,
  stepFrom,
  withComment,
  withMove,
  without,
  type NodeId,
  type Step,
  type Tree,
} from './tree.ts';

const kLongestPast = 200;
/** Each stored record is a full tree with up to a hundred thousand moves. */
const kMostRecords = 8;

export function positionAt({ tree, at }: Place, rules: RuleSet): PositionRef {
  return { fen: tree.startFen, moves: movesTo(tree, at), rules };
}

function withPlace(state: AnalysisState, place: Place): AnalysisState {
  // A record that names its rule set is judged under that rule set.
  const rules = ruleIn(state.spec, place.tree.startFen) ?? state.settings.rules;
  const settings = rules === state.settings.rules ? state.settings : { ...state.settings, rules };
  const position = positionAt(place, rules);
  // Cancel the reading of a move typed for another position.
  const wish = state.wish?.kind === 'read-move' ? null : state.wish;
  return withNextAsk({
    ...state,
    ...place,
    spec: onBoardOf(state.spec, place.tree.startFen),
    settings,
    position,
    wish,
    selected: null,
    attempted: null,
    unread: null,
  });
}

/** The last steps, limited by the number of different records. */
function latest(past: readonly Place[]): readonly Place[] {
  const steps = past.slice(-kLongestPast);
  const records = [...new Set(steps.map(({ tree }) => tree.headers))].slice(-kMostRecords);
  return steps.slice(steps.findIndex(({ tree }) => tree.headers === records[0]));
}

/** Pushes the current place on the undo stack. */
function withPast(state: AnalysisState): AnalysisState {
  const { tree, at, past } = state;
  return { ...state, past: latest([...past, { tree, at }]) };
}

export function goTo(state: AnalysisState, at: NodeId): AnalysisState {
  return at === state.at ? state : withPlace(state, { tree: state.tree, at });
}

export function step(state: AnalysisState, way: Step): AnalysisState {
  return goTo(state, stepFrom(state.tree, state.at, way));
}

/** Plays the move; it becomes a variation if the record does not have it. */
export function play(state: AnalysisState, move: string): AnalysisState {
  const { tree, at } = state;
  if (!isSettled(state) || !legalMoves(state).includes(move)) return state;
  const known = childFor(tree, at, move);
  if (known !== undefined) return goTo(state, known);
  return withPlace(withPast(state), { tree: withMove(tree, at, move), at: tree.nodes.length });
}

export function choose(state: AnalysisState, square: string): AnalysisState {
  const { selected } = state;
  const move = (selected ?? '') + square;
  if (legalMoves(state).includes(move)) return play(state, move);
  const isNew = square !== selected && movableSquares(state).has(square);
  const attempted = isNew || square === selected ? null : attempt(state, square);
  return { ...state, selected: isNew ? square : null, attempted };
}

export function drop(state: AnalysisState, square: string | null): AnalysisState {
  const { selected } = state;
  const move = `${selected}${square}`;
  if (legalMoves(state).includes(move)) return play(state, move);
  if (square === selected) return state;
  return { ...state, selected: null, attempted: square && selected && selected + square };
}

export function remove(state: AnalysisState, node: NodeId): AnalysisState {
  if (node === kRoot) return state;
  const { tree, at } = state;
  const parent = nodeOf(tree, node).parent;
  const place = { tree: without(tree, node), at: lineTo(tree, at).includes(node) ? parent : at };
  return withPlace(withPast(state), place);
}

/** Replaces the tree without a new position or new findings. */
export function rewrite(state: AnalysisState, tree: Tree): AnalysisState {
  return tree === state.tree ? state : { ...withPast(state), tree };
}

export function promote(state: AnalysisState, node: NodeId): AnalysisState {
  const isVariation = branchOf(state.tree, node) !== kRoot;
  return isVariation ? rewrite(state, promoted(state.tree, node)) : state;
}

export function comment(state: AnalysisState, node: NodeId, text: string): AnalysisState {
  return rewrite(state, withComment(state.tree, node, text));
}

/** The same record under another rule set, under which all its moves are legal. */
export function rejudge(state: AnalysisState, tree: Tree): AnalysisState {
  const fresh = { ...withPast(state), findings: freshFindings, wish: null };
  return withPlace(fresh, { tree, at: state.at });
}

/** Opens another record at its last move or at a node; "Undo" restores the previous record. */
export function open(
  state: AnalysisState,
  tree: Tree,
  at: NodeId = lineFrom(tree, kRoot).at(-1) ?? kRoot,
): AnalysisState {
  return withPlace(
    { ...withPast(state), findings: freshFindings, archiveId: null, own: null },
    { tree, at },
  );
}

export function clear(state: AnalysisState): AnalysisState {
  return open({ ...state, source: null }, emptyTree(startFenOf(state.spec, state.settings.rules)));
}

export function undo(state: AnalysisState): AnalysisState {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  const isSame = before.tree.startFen === state.tree.startFen;
  const findings = isSame ? { ...state.findings, refusedRule: null } : freshFindings;
  return withPlace({ ...state, past: state.past.slice(0, -1), findings, source: null }, before);
}

/** The engine rejects the position: the stored record is damaged. */
export function startAfresh(state: AnalysisState): AnalysisState {
  const startFen = startFenOf(state.spec, state.settings.rules);
  const place = { tree: emptyTree(startFen), at: kRoot };
  const shown = provisional(startFen);
  return withPlace({ ...state, shown, past: [], findings: freshFindings }, place);
}
