// SPDX-License-Identifier: MIT
// A position as text: letters in a grid, as Markdown, BBCode and LaTeX hold it.

import type { GameSpec, PieceSpec } from '../../../games/game-spec.ts';
import { squareName, type Placement } from '../../../games/placement.ts';
import { place, squareRows, type View } from '../../../board/geometry.ts';

export interface Diagram {
  readonly spec: GameSpec;
  readonly placement: Placement;
  readonly isFlipped: boolean;
  /** Whose move it is, in words. */
  readonly caption: string;
  readonly fen: string;
}

/** The letter of the FEN; stones are X and O, which stand out in a grid. */
function letterOf(spec: GameSpec, letter: string): string {
  const known = spec.pieces[letter];
  if (known?.face !== null) return letter;
  return known.seat === 'first' ? 'X' : 'O';
}

/** The board in letters, upper case for the first side, between the names of its lines. */
export function letterGrid({ spec, placement, isFlipped }: Diagram): string {
  const rows = squareRows({ size: spec, isFlipped }).map((squares) => {
    const rank = squares[0]?.slice(1) ?? '';
    const letters = squares.map((square) => {
      const letter = placement.get(square);
      return letter === undefined ? '.' : letterOf(spec, letter);
    });
    return `${rank.padStart(2)} ${letters.join(' ')}`;
  });
  const files = squareRows({ size: spec, isFlipped })[0]?.map((square) => square.charAt(0)) ?? [];
  return [...rows, `   ${files.join(' ')}`].join('\n');
}

export function markdownOf(diagram: Diagram): string {
  return `\`\`\`text\n${letterGrid(diagram)}\n\`\`\`\n\n${diagram.caption}: \`${diagram.fen}\``;
}

export function bbcodeOf(diagram: Diagram): string {
  return `[code]\n${letterGrid(diagram)}\n[/code]\n${diagram.caption}: ${diagram.fen}`;
}

/** What TeX takes for more than itself. */
function texText(text: string): string {
  return text.replace(/[\\{}$&#^_~%]/g, (one) =>
    one === '\\' ? '\\textbackslash{}' : `\\${one}${'^~'.includes(one) ? '{}' : ''}`,
  );
}

function texNode(spec: PieceSpec, x: number, y: number): string {
  const isFirst = spec.seat === 'first';
  if (spec.face === null) {
    return `\\fill[draw=black, fill=${isFirst ? 'black' : 'white'}] (${x},${y}) circle (0.43);`;
  }
  const colour = isFirst ? 'red!80!black' : 'black';
  return `\\node[chuhe, draw=${colour}, text=${colour}] at (${x},${y}) {${spec.face.glyph}};`;
}

/** A picture of TikZ. Its y axis points up, as ranks do for the side at the bottom. */
export function latexOf({ spec, placement, isFlipped, caption, fen }: Diagram): string {
  const view: View = { size: spec, isFlipped };
  const at = (file: number, rank: number): string => {
    const { x, y } = place(view, file, rank);
    return `(${x},${spec.ranks - 1 - y})`;
  };
  const hasFaces = Object.values(spec.pieces).some(({ face }) => face !== null);
  const lines = spec.art.lines.map(
    ([fromFile, fromRank, toFile, toRank]) =>
      `\\draw ${at(fromFile, fromRank)} -- ${at(toFile, toRank)};`,
  );
  const men: string[] = [];
  for (let rank = 0; rank < spec.ranks; ++rank) {
    for (let file = 0; file < spec.files; ++file) {
      const known = spec.pieces[placement.get(squareName(spec, file, rank)) ?? ''];
      const { x, y } = place(view, file, rank);
      if (known !== undefined) men.push(texNode(known, x, spec.ranks - 1 - y));
    }
  }
  return [
    `% \\usepackage{tikz}${hasFaces ? '; its characters need XeLaTeX and \\usepackage{xeCJK}' : ''}`,
    `% ${fen}`,
    '\\begin{tikzpicture}[x=7mm, y=7mm, chuhe/.style={circle, fill=white, inner sep=0.6pt, line width=0.8pt}]',
    ...lines,
    ...men,
    `\\node[below] at (${(spec.files - 1) / 2},-0.6) {${texText(caption)}};`,
    '\\end{tikzpicture}',
  ].join('\n');
}
