// SPDX-License-Identifier: MIT
// A game record as an immutable tree of moves with annotations. Every change returns a new tree.

import type { Notation, Notes, WrittenMoves } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { seatToMove } from '../../../games/placement.ts';

/** Identifies a node for the lifetime of its tree. */
export type NodeId = number;

/** The root, which is the start position. */
export const kRoot: NodeId = 0;

export interface TreeNode {
  /** Empty at the root. */
  readonly move: string;
  /** The move's text by notation; missing until the engine has written it. */
  readonly written: Readonly<Partial<Record<Notation, string>>>;
  readonly parent: NodeId;
  readonly ply: number;
  /** The first child continues the line; the others are variations. */
  readonly children: readonly NodeId[];
  readonly comment: string;
  /** Numeric annotation glyphs of PGN. */
  readonly glyphs: readonly number[];
  readonly evaluation: Notes['evaluation'];
  readonly clockMs: Notes['clockMs'];
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A record of a game. */
export interface OfRecord {
  readonly spec: GameSpec;
  readonly tree: Tree;
}

export interface Tree {
  readonly startFen: string;
  readonly headers: readonly Header[];
  /** Indexed by id. A removed node keeps its index but cannot be reached. */
  readonly nodes: readonly TreeNode[];
}

function newNode(move: string, parent: NodeId, ply: number): TreeNode {
  const notes = { comment: '', glyphs: [], evaluation: null, clockMs: null };
  return { move, written: {}, parent, ply, children: [], ...notes };
}

export function emptyTree(startFen: string): Tree {
  return { startFen, headers: [], nodes: [newNode('', kRoot, 0)] };
}

export function nodeOf(tree: Tree, id: NodeId): TreeNode {
  const node = tree.nodes[id];
  if (node === undefined) throw new Error(`there is no node ${id}`);
  return node;
}

/** The nodes from the first move to `id`. */
export function lineTo(tree: Tree, id: NodeId): NodeId[] {
  const line: NodeId[] = [];
  for (let at = id; at !== kRoot; at = nodeOf(tree, at).parent) line.push(at);
  return line.toReversed();
}

/** Empty at the root. */
export function moveTo(tree: Tree, id: NodeId): string {
  return nodeOf(tree, id).move;
}

export function movesTo(tree: Tree, id: NodeId): string[] {
  return lineTo(tree, id).map((node) => nodeOf(tree, node).move);
}

/** The nodes after `id` along first children. */
export function lineFrom(tree: Tree, id: NodeId): NodeId[] {
  const line: NodeId[] = [];
  for (let at = nodeOf(tree, id).children[0]; at !== undefined; at = nodeOf(tree, at).children[0]) {
    line.push(at);
  }
  return line;
}

/** Whether the tree is a single line without annotations. */
export function isPlain(tree: Tree): boolean {
  const nodes = [kRoot, ...lineFrom(tree, kRoot)].map((id) => nodeOf(tree, id));
  return nodes.every(
    ({ children, comment, glyphs }) => children.length < 2 && comment === '' && glyphs.length === 0,
  );
}

export function childFor(tree: Tree, id: NodeId, move: string): NodeId | undefined {
  return nodeOf(tree, id).children.find((child) => nodeOf(tree, child).move === move);
}

/** The node after the moves from the start; undefined if the record does not have them. */
export function nodeAfter(tree: Tree, moves: readonly string[]): NodeId | undefined {
  return moves.reduce<NodeId | undefined>(
    (at, move) => (at === undefined ? at : childFor(tree, at, move)),
    kRoot,
  );
}

/** The first node of the variation that contains `id`; the root for the main line. */
export function branchOf(tree: Tree, id: NodeId): NodeId {
  let at = id;
  while (at !== kRoot && nodeOf(tree, nodeOf(tree, at).parent).children[0] === at) {
    at = nodeOf(tree, at).parent;
  }
  return at;
}

export type Step = 'first' | 'back' | 'forward' | 'last' | 'above' | 'below';

/** The sibling of the last branch point before `at`, offset by `places`; `at` if there is none. */
function siblingOf(tree: Tree, at: NodeId, places: number): NodeId {
  const line = [...lineTo(tree, at)].toReversed();
  for (const node of line) {
    const { children } = nodeOf(tree, nodeOf(tree, node).parent);
    const sibling = children[children.indexOf(node) + places];
    if (children.length > 1) return sibling ?? at;
  }
  return at;
}

/** `above` and `below` change between variations; `at` where the step leads nowhere. */
export function stepFrom(tree: Tree, at: NodeId, step: Step): NodeId {
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

function withNode(tree: Tree, id: NodeId, changes: Partial<TreeNode>): Tree {
  return { ...tree, nodes: tree.nodes.with(id, { ...nodeOf(tree, id), ...changes }) };
}

/** Appends a variation to `parent`; the id of the new node is the previous number of nodes. */
export function withMove(tree: Tree, parent: NodeId, move: string): Tree {
  const id = tree.nodes.length;
  const { ply, children } = nodeOf(tree, parent);
  const grown = { ...tree, nodes: [...tree.nodes, newNode(move, parent, ply + 1)] };
  return withNode(grown, parent, { children: [...children, id] });
}

/** Appends a line of moves after `id`, reusing existing nodes. */
export function withLine(
  tree: Tree,
  id: NodeId,
  moves: readonly string[],
  written: WrittenMoves,
): Tree {
  let grown = tree;
  let at = id;
  moves.forEach((move, index) => {
    const known = childFor(grown, at, move);
    const next = known ?? grown.nodes.length;
    if (known === undefined) {
      const texts = Object.entries(written).map(([name, line]) => [name, line[index] ?? move]);
      grown = withNode(withMove(grown, at, move), next, { written: Object.fromEntries(texts) });
    }
    at = next;
  });
  return grown;
}

/** Adds the texts of the moves that lead to `id`. */
export function withTexts(tree: Tree, id: NodeId, written: WrittenMoves): Tree {
  return lineTo(tree, id).reduce((changed, node, index) => {
    const known = new Map(Object.entries(nodeOf(changed, node).written));
    const texts = Object.entries(written).map(([notation, moves]) => [notation, moves[index]]);
    const isKnown = texts.every(([notation = '', text]) => known.get(notation) === text);
    return isKnown ? changed : withNode(changed, node, { written: Object.fromEntries(texts) });
  }, tree);
}

export function withComment(tree: Tree, id: NodeId, comment: string): Tree {
  return nodeOf(tree, id).comment === comment ? tree : withNode(tree, id, { comment });
}

export function withGlyphs(tree: Tree, id: NodeId, glyphs: readonly number[]): Tree {
  return nodeOf(tree, id).glyphs.join() === glyphs.join() ? tree : withNode(tree, id, { glyphs });
}

export function withHeaders(tree: Tree, headers: readonly Header[]): Tree {
  return { ...tree, headers };
}

/** Removes the node and its descendants. */
export function without(tree: Tree, id: NodeId): Tree {
  const { parent } = nodeOf(tree, id);
  const children = nodeOf(tree, parent).children.filter((child) => child !== id);
  return withNode(tree, parent, { children });
}

/** Moves the variation of `id` before its siblings. */
export function promoted(tree: Tree, id: NodeId): Tree {
  const branch = branchOf(tree, id);
  if (branch === kRoot) return tree;
  const { parent } = nodeOf(tree, branch);
  const others = nodeOf(tree, parent).children.filter((child) => child !== branch);
  return withNode(tree, parent, { children: [branch, ...others] });
}

/** All nodes except the root, parents before children, the main line first. */
export function preorder(tree: Tree): NodeId[] {
  const order: NodeId[] = [];
  const waiting = nodeOf(tree, kRoot).children.toReversed();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id);
    waiting.push(...nodeOf(tree, id).children.toReversed());
  }
  return order;
}

/** In coordinates until the engine has written the move. */
export function moveText(tree: Tree, id: NodeId, notation: Notation): string {
  const { written, move } = nodeOf(tree, id);
  return written[notation] ?? move;
}

/** The number of the move that leads to a node, and whether the first side makes it. */
export function numberOf(
  { spec, tree }: OfRecord,
  id: NodeId,
): { number: number; isFirst: boolean } {
  const offset = seatToMove(spec, tree.startFen) === 'first' ? 0 : 1;
  const ply = nodeOf(tree, id).ply - 1 + offset;
  return { number: Math.floor(ply / 2) + 1, isFirst: ply % 2 === 0 };
}

export function headerOf(tree: Tree, name: string): string {
  const found = tree.headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
  const value = found?.value ?? '';
  return /^[?*.\-\s]*$/.test(value) ? '' : value;
}
