// SPDX-License-Identifier: MIT
// The tree in the engine's format: a list of nodes, each with the index of its parent.

import type { RecordTree } from '../../../engine/protocol.ts';
import { kRoot, nodeOf, preorder, type NodeId, type Tree, type TreeNode } from './tree.ts';

export function toRecord(tree: Tree): RecordTree {
  const ids = [kRoot, ...preorder(tree)];
  const places = new Map(ids.map((id, place) => [id, place]));
  const nodes = ids.map((id) => {
    const { parent, move, written, comment, glyphs, evaluation, clockMs } = nodeOf(tree, id);
    const notes = { comment, glyphs, evaluation, clockMs };
    return { parent: places.get(parent) ?? kRoot, move, written, notes };
  });
  return { startFen: tree.startFen, headers: tree.headers, nodes };
}

export function fromRecord({ startFen, headers, nodes }: RecordTree): Tree {
  const made: (TreeNode & { readonly children: NodeId[] })[] = [];
  for (const [id, { parent, move, written, notes }] of nodes.entries()) {
    const before = id === kRoot ? undefined : made[parent];
    before?.children.push(id);
    const ply = before === undefined ? 0 : before.ply + 1;
    made.push({ move, written, parent, ply, children: [], ...notes });
  }
  return { startFen, headers, nodes: made };
}
