// SPDX-License-Identifier: MIT
// A tree as text for the browser's storage.

import {
  kRoot,
  nodeOf,
  preorder,
  type Header,
  type NodeId,
  type Tree,
  type TreeNode,
} from './tree.ts';

/** The order of a move's texts; UCI is the move itself. */
const textOrder = ['iccs', 'wxf', 'zh-hans', 'zh-hant', 'vietnamese'] as const;

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

function linesOf(node: TreeNode): string[] {
  const { move, ply, written, comment, glyphs, evaluation, clockMs } = node;
  const texts = textOrder.flatMap((notation) => written[notation] ?? []);
  return [
    ...(move === '' ? [] : [['move', ply, move, ...texts].join(' ')]),
    ...(comment === '' ? [] : [`comment ${escaped(comment)}`]),
    ...(glyphs.length === 0 ? [] : [['glyphs', ...glyphs].join(' ')]),
    ...(evaluation === null ? [] : [`evaluation ${evaluation.centipawns} ${evaluation.mate}`]),
    ...(clockMs === null ? [] : [`clock ${clockMs}`]),
  ];
}

export function writeTree(tree: Tree): string {
  return [
    `start ${tree.startFen}`,
    ...tree.headers.map(({ name, value }) => `header ${name} ${escaped(value)}`),
    ...[kRoot, ...preorder(tree)].flatMap((id) => linesOf(nodeOf(tree, id))),
  ].join('\n');
}

interface Draft extends TreeNode {
  readonly children: NodeId[];
  comment: string;
  glyphs: readonly number[];
  evaluation: TreeNode['evaluation'];
  clockMs: TreeNode['clockMs'];
}

function draftOf(parent: NodeId, ply: number, move: string, texts: readonly string[]): Draft {
  // Records from before notations were introduced have no texts.
  const names = texts.map((one, index) => [textOrder[index] ?? 'uci', one] as const);
  const written = move === '' ? {} : { ...Object.fromEntries(names), uci: move };
  const notes = { comment: '', glyphs: [], evaluation: null, clockMs: null };
  return { move, written, parent, ply, children: [], ...notes };
}

/** The inverse of `writeTree`; null for invalid text. */
export function parseTree(text: string): Tree | null {
  const [first = '', ...lines] = text.split('\n');
  if (!first.startsWith('start ')) return null;
  const headers: Header[] = [];
  const nodes = [draftOf(kRoot, 0, '', [])];
  const path = [kRoot];
  for (const line of lines) {
    const [kind, ...words] = line.split(' ');
    const node = nodes[path.at(-1) ?? kRoot]!;
    if (kind === 'header') {
      headers.push({ name: words[0] ?? '', value: unescaped(words.slice(1).join(' ')) });
    } else if (kind === 'move') {
      const [ply = '', move = '', ...texts] = words;
      const parent = path[Number(ply) - 1];
      if (parent === undefined) return null;
      path.splice(Number(ply), path.length, nodes.length);
      nodes[parent]!.children.push(nodes.length);
      nodes.push(draftOf(parent, Number(ply), move, texts));
    } else if (kind === 'comment') {
      node.comment = unescaped(words.join(' '));
    } else if (kind === 'glyphs') {
      node.glyphs = words.map(Number);
    } else if (kind === 'evaluation') {
      node.evaluation = { centipawns: Number(words[0]), mate: Number(words[1]) };
    } else if (kind === 'clock') {
      node.clockMs = Number(words[0]);
    }
  }
  return { startFen: first.slice('start '.length), headers, nodes };
}
