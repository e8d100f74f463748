// SPDX-License-Identifier: MIT
// Walking through a record and changing it.

import type { PositionRef, RuleSet } from '../../engine/protocol.ts';
import { ruleIn, startFenOf } from '../../games/game-spec.ts';
import { provisional, legalMoves } from '../common/position/shown.ts';
import { movableSquares, isSettled } from './queries.ts';
import { settle } from './questions.ts';
import type { AnalysisState, Place, Step } from './state.ts';
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
  withComment,
  withMove,
  without,
  type NodeId,
  type Tree,
} from './tree.ts';

const kLongestPast = 200;

export function positionAt({ tree, at }: Place, rules: RuleSet): PositionRef {
  return { fen: tree.startFen, moves: movesTo(tree, at), rules };
}

function moveTo(state: AnalysisState, place: Place): AnalysisState {
  // A record that names its rule is judged by it.
  const rules = ruleIn(state.spec, place.tree.startFen) ?? state.settings.rules;
  const settings = rules === state.settings.rules ? state.settings : { ...state.settings, rules };
  const position = positionAt(place, rules);
  // A text that was typed for another position is read no more.
  const wish = state.wish?.kind === 'read-move' ? null : state.wish;
  return settle({ ...state, ...place, settings, position, wish, selected: null, unread: null });
}

function remembering({ tree, at, past }: AnalysisState): readonly Place[] {
  return [...past, { tree, at }].slice(-kLongestPast);
}

export function go(state: AnalysisState, at: NodeId): AnalysisState {
  return at === state.at ? state : moveTo(state, { tree: state.tree, at });
}

/** The sibling of the branch point before `at` that many places further, if there is one. */
function siblingOf(tree: Tree, at: NodeId, places: number): NodeId {
  const line = [...lineTo(tree, at)].toReversed();
  for (const node of line) {
    const { children } = nodeOf(tree, nodeOf(tree, node).parent);
    const sibling = children[children.indexOf(node) + places];
    if (children.length > 1) return sibling ?? at;
  }
  return at;
}

function targetOf(step: Step, tree: Tree, at: NodeId): NodeId {
  switch (step) {
    case 'first':
      return kRoot;
    case 'back':
      return nodeOf(tree, at).parent;
    case 'forward':
      return nodeOf(tree, at).children[0] ?? at;
    case 'last':
      return lineFrom(tree, at).at(-1) ?? at;
    case 'above':
      return siblingOf(tree, at, -1);
    case 'below':
      return siblingOf(tree, at, 1);
  }
}

export function take(state: AnalysisState, step: Step): AnalysisState {
  return go(state, targetOf(step, state.tree, state.at));
}

/** Goes to the move, which becomes a variation where the record does not have it. */
export function play(state: AnalysisState, move: string): AnalysisState {
  const { tree, at } = state;
  if (!isSettled(state) || !legalMoves(state).includes(move)) return state;
  const known = childFor(tree, at, move);
  if (known !== undefined) return go(state, known);
  const past = remembering(state);
  return moveTo({ ...state, past }, { tree: withMove(tree, at, move), at: tree.nodes.length });
}

export function choose(state: AnalysisState, square: string): AnalysisState {
  const { selected } = state;
  const move = (selected ?? '') + square;
  if (legalMoves(state).includes(move)) return play(state, move);
  const isNew = square !== selected && movableSquares(state).has(square);
  return { ...state, selected: isNew ? square : null };
}

export function drop(state: AnalysisState, square: string | null): AnalysisState {
  const move = `${state.selected}${square}`;
  if (legalMoves(state).includes(move)) return play(state, move);
  return square === state.selected ? state : { ...state, selected: null };
}

export function remove(state: AnalysisState, node: NodeId): AnalysisState {
  if (node === kRoot) return state;
  const { tree, at } = state;
  const parent = nodeOf(tree, node).parent;
  const place = { tree: without(tree, node), at: lineTo(tree, at).includes(node) ? parent : at };
  return moveTo({ ...state, past: remembering(state) }, place);
}

/** For what changes neither the position nor what the engine thinks of it. */
export function rewrite(state: AnalysisState, tree: Tree): AnalysisState {
  return tree === state.tree ? state : { ...state, tree, past: remembering(state) };
}

export function promote(state: AnalysisState, node: NodeId): AnalysisState {
  const isVariation = branchOf(state.tree, node) !== kRoot;
  return isVariation ? rewrite(state, promoted(state.tree, node)) : state;
}

export function comment(state: AnalysisState, node: NodeId, text: string): AnalysisState {
  return rewrite(state, withComment(state.tree, node, text));
}

/** The same record by another rule, which fits all of it. */
export function rejudge(state: AnalysisState, tree: Tree): AnalysisState {
  const past = remembering(state);
  const fresh = { found: new Map<string, never>(), review: null, refused: null, wish: null };
  return moveTo({ ...state, past, ...fresh }, { tree, at: state.at });
}

/** Opens another record; the one before comes back by "Undo". */
export function open(state: AnalysisState, tree: Tree): AnalysisState {
  const past = remembering(state);
  const fresh = { found: new Map<string, never>(), review: null, refused: null };
  return moveTo({ ...state, past, ...fresh }, { tree, at: kRoot });
}

export function empty(state: AnalysisState): AnalysisState {
  return open({ ...state, source: null }, emptyTree(startFenOf(state.spec, state.settings.rules)));
}

export function undo(state: AnalysisState): AnalysisState {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  const isSame = before.tree.startFen === state.tree.startFen;
  const found = isSame ? state.found : new Map<string, never>();
  const past = state.past.slice(0, -1);
  const review = isSame ? state.review : null;
  return moveTo({ ...state, past, found, source: null, review, refused: null }, before);
}

/** The engine does not take the position: what was kept is damaged. */
export function startAfresh(state: AnalysisState): AnalysisState {
  const startFen = startFenOf(state.spec, state.settings.rules);
  const place = { tree: emptyTree(startFen), at: kRoot };
  return moveTo({ ...state, shown: provisional(startFen), past: [], review: null }, place);
}
