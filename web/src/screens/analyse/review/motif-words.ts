// SPDX-License-Identifier: MIT
// Describes motifs: one sentence for each fact that the engine proved.

import { toolTexts, type ToolStrings } from '../../../i18n/en/analyse.ts';
import type { MateNames } from '../../../i18n/en/mate-names.ts';
import type { MotifStrings } from '../../../i18n/en/motifs.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { Motif, MotifPiece, Notation, Report } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';

/** The name of a piece, or the point of a stone. */
function nameOf(spec: GameSpec, { piece, square }: MotifPiece, { pieces }: Strings): string {
  const label = spec.pieces[piece]?.label;
  return piece === '' || label === undefined ? square : pieces[label];
}

function sentenceOf(motif: Motif['motif'], own: ToolStrings): string {
  const { mateNames, mates, motifs } = own;
  return motif in mates
    ? own.named(mateNames[motif as keyof MateNames], mates[motif as keyof MateNames])
    : motifs[motif as keyof MotifStrings];
}

export function motifInWords(spec: GameSpec, motif: Motif, strings: Strings): string {
  const list = new Intl.ListFormat(strings.language, { type: 'conjunction' });
  const named = (pieces: readonly MotifPiece[]): string[] => [
    ...new Set(pieces.map((piece) => nameOf(spec, piece, strings))),
  ];
  const targets = named(motif.targets);
  const helpers = named(motif.helpers);
  const facts: Readonly<Record<string, string | undefined>> = {
    actor: nameOf(spec, motif.actor, strings),
    targets: list.format(targets),
    'the targets': list.format(targets.map((target) => `the ${target}`)),
    target: targets[0],
    second: targets[1] ?? targets[0],
    helper: helpers[0],
    helpers: list.format(helpers),
  };
  const sentence = sentenceOf(motif.motif, toolTexts.in(strings.language));
  return sentence.replaceAll(/\{([^}]+)\}/g, (_, fact: string) => facts[fact] ?? '');
}

/** The reasons shown: the first ones matter most. */
const kReasons = 2;

/**
 * Explains why a line wins or a move fails, from the first motifs of the line. If a motif appears
 * later in the line, the text says after which move.
 */
export function reasonsFor(
  spec: GameSpec,
  motifs: readonly Motif[],
  line: Motif['line'],
  report: Report | null,
  notation: Notation,
  strings: Strings,
): string[] {
  const { review } = toolTexts.in(strings.language);
  return motifs
    .filter((motif) => motif.line === line)
    .slice(0, kReasons)
    .map((motif) => {
      const sentence = motifInWords(spec, motif, strings);
      const move = (report?.written[notation] ?? report?.pv)?.[motif.ply];
      return motif.ply === 0 || move === undefined ? sentence : review.afterMove(move, sentence);
    });
}
