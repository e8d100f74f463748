// SPDX-License-Identifier: MIT
// The words of a review in English.

import type { GomokuMotif, XiangqiMotif } from '../../engine/protocol.ts';
import type { WordsOf } from '../texts.ts';

/** Pieces by their names with colour, stones by their points; empty where a motif has none. */
export interface MotifFacts {
  readonly actor: string;
  /** All of them as a list. */
  readonly targets: string;
  /** The most valuable, and the next. */
  readonly target: string;
  readonly second: string;
  readonly helper: string;
  readonly helpers: string;
}

const the = (names: string): string =>
  names
    .split(/(, and | and |, )/)
    .map((part, place) => (place % 2 === 0 ? `the ${part}` : part))
    .join('');
const The = (name: string): string => `The ${name}`;

/** Whole sentences; the name of a piece has a small letter even where it comes first. */
const motifs: Readonly<Record<XiangqiMotif | GomokuMotif, (facts: MotifFacts) => string>> = {
  fork: ({ actor, targets }) => `Fork: the ${actor} attacks ${the(targets)} at once.`,
  pin: ({ target, actor }) =>
    `Pin: the ${target} cannot leave the line of the ${actor}, for its general stands behind.`,
  'relative-pin': ({ target, helper }) =>
    `Pin: if the ${target} leaves, the ${helper} behind it falls.`,
  skewer: ({ target, second }) => `Skewer: when the ${target} moves away, the ${second} falls.`,
  'discovered-attack': ({ actor, targets, helper }) =>
    `Discovered attack: the ${helper} moves and the ${actor} attacks ${the(targets)}.`,
  'discovered-cannon': ({ actor, targets, helper }) =>
    `Discovered cannon: over the ${helper} the ${actor} attacks ${the(targets)}.`,
  'trapped-piece': ({ target }) => `Trapped: the ${target} has no safe point to go to.`,
  'mate-threat': ({ targets }) =>
    `Double threat: mate, and the capture of ${the(targets)}; both cannot be met.`,
  'in-between-check': ({ target }) =>
    `Check in between: the ${target} is taken back only after the check.`,
  'discovered-check': ({ actor, helper }) =>
    `Discovered check: the ${helper} moves and the ${actor} gives check.`,
  'double-check': () => 'Double check: two pieces give check at once.',
  'hanging-piece': ({ target }) => `Nothing protects the ${target}.`,
  'insufficient-defence': ({ target }) =>
    `The ${target} is not protected well enough: the exchange loses material.`,
  'double-chariot': ({ target }) =>
    `Both chariots stand in one line and take the ${target} together.`,
  'pinned-defender': ({ target, helper }) =>
    `The ${helper} does not really protect the ${target}: it is pinned to its general.`,
  'facing-generals': ({ helper }) =>
    `The ${helper} may not take back: the generals would face each other.`,
  'overloaded-defender': ({ target, second, helper }) =>
    `Overloaded: the ${helper} has to protect both the ${target} and the ${second}.`,
  'removed-defender': ({ target, helper }) =>
    `The protector is taken: without the ${helper} the ${target} falls.`,
  'moved-into-attack': ({ actor }) => `${The(actor)} moved to where it can be taken.`,
  'left-undefended': ({ actor, target }) => `${The(actor)} left the ${target} without protection.`,
  'blocked-leg': ({ actor, target, helper }) =>
    `Blocked leg: the ${actor} stands at the leg of the ${helper}, which no longer protects the ${target}.`,
  'blocked-eye': ({ actor, target, helper }) =>
    `Blocked eye: the ${actor} stands in the eye of the ${helper}, which no longer protects the ${target}.`,
  'lost-screen': ({ actor, target, helper }) =>
    `Lost screen: without the ${actor} the ${helper} no longer protects the ${target}.`,
  'gave-screen': ({ actor, target, helper }) =>
    `The ${actor} became the screen over which the ${helper} attacks the ${target}.`,
  'opened-line': ({ actor, target, helper }) =>
    `The ${actor} opened the line in which the ${helper} attacks the ${target}.`,
  'freed-leg': ({ actor, target, helper }) =>
    `The ${actor} freed the leg of the ${helper}, which now attacks the ${target}.`,
  interference: ({ actor, target, helper }) =>
    `The ${actor} stands between the ${helper} and the ${target}, which is no longer protected.`,
  'ignored-threat': ({ target }) =>
    `The ${target} was attacked already, and the move did nothing about it.`,
  escapes: ({ target }) => `The ${target} gets to safety.`,
  protects: ({ target, helper }) => `The ${helper} protects the ${target}.`,
  shields: ({ target, helper }) => `The ${helper} no longer attacks the ${target}.`,
  'removes-attacker': ({ actor, target, helper }) =>
    `The ${actor} takes the ${helper}, which attacked the ${target}.`,
  'heavy-cannons': () => 'Heavy cannons: one cannon mates over the other.',
  'horse-behind-cannon': () => 'Horse and cannon: the cannon mates over its own horse.',
  'iron-bolt': ({ actor }) =>
    `Iron bolt: the cannon holds the middle file, and the ${actor} mates beside the general.`,
  'palcorner-horse': () => 'Palace-corner horse: the horse mates from a corner of the palace.',
  'trough-horse': () => 'Trough horse: the horse beside the palace holds the general.',
  'angler-horse': () => 'Angler horse: the horse guards the side of the palace, and there is mate.',
  'octagonal-horse': () =>
    'Octagonal horse: from the opposite corner the horse takes every way out from the general.',
  'smothered-palace': () =>
    'Smothered palace: the cannon mates over an advisor, and the general’s own pieces shut him in.',
  'double-chariot-mate': () => 'Two chariots: one checks, the other holds the line beside.',
  'sea-bottom-moon': ({ actor }) =>
    `Moon from the sea bottom: the ${actor} mates from behind the general.`,
  'flanking-cannons': () => 'Chariot and two cannons mate side by side.',
  'heaven-earth-cannons': () =>
    'Cannons of heaven and earth: one holds the middle file, one the back rank.',
  'pierced-heart': () =>
    'Pierced heart: the chariot mates by taking the advisor in the middle of the palace.',
  'facing-generals-mate': () =>
    'Facing generals: the general himself keeps the other one off an open file.',
  'double-check-mate': () => 'Mate by double check.',
  'two-ghosts': () => 'Two ghosts at the gate: soldiers on both sides hold the palace.',
  'side-tiger': () =>
    'Side tiger: the general was driven to a side file; a horse outside the palace on that side holds him, and a chariot mates.',
  'high-angler-horse': () =>
    'High angler horse: the angler horse one rank further out: it guards the point beside the palace’s centre, and chariot or soldier mates.',
  'two-horses-mate': () =>
    'Two horses at the spring: two horses on the same wing: one gives check, the other takes the general’s ways out.',
  'spring-horse': () =>
    'Springing horse: the horse leaves the chariot’s line: the chariot gives check, and the horse guards the way out from its new place.',
  'cinnabar-cannon': () =>
    'Cinnabar cannon: a cannon sweeps along the back rank, takes an advisor or elephant there and mates along it.',
  'soldier-on-throne': () =>
    'Little ghost on the throne: a soldier sits in the middle of the palace; another piece mates.',
  'three-chariots': () =>
    'Three chariots harass the advisors: two chariots and a soldier in the palace, which counts as the third, break the advisors and mate.',
  'back-rank-soldier': () =>
    'Old soldier in the forest: a soldier that has gone down to the back rank mates along it.',
  'home-driving-soldier': () =>
    'Sending Buddha home: a soldier drives the general back to his own rank with checks and mates him there from before him.',
  'standing-horse': () =>
    'Standing horse and chariot: a horse stands in the general’s line, one empty point away, and guards both sides; a chariot gives check.',
  'advisor-presses-general': () =>
    'Minister over the king: the general’s own advisor before him shuts him in.',
  'two-cups': () => 'Two cups of wine: one cannon gives itself up for an advisor; the other mates.',
  'smothered-mate': () =>
    'Smothered mate: the general’s own pieces stand on every point he could go to, and one piece gives check.',
  'no-move-left': () => 'No legal move is left, and that loses.',
  five: ({ actor }) => `${actor} makes five in a row.`,
  'open-four': ({ targets }) => `Open four: ${targets} both make five.`,
  'double-four': ({ targets }) => `Double four: ${targets} both make five.`,
  'four-three': () => 'Four-three: a four and an open three at once.',
  'double-three': () => 'Double three: two open threes at once.',
  'forbidden-answer': ({ target }) => `The only answer, ${target}, is forbidden to Black.`,
  vcf: () => 'Fours alone win, one after the other.',
  vct: () => 'Fours and threes win, one after the other.',
  'ignored-four': ({ helpers, target }) => `The four ${helpers} was left: ${target} makes five.`,
  'ignored-three': ({ helpers }) => `The open three ${helpers} was left unanswered.`,
  'wrong-end': ({ target }) => `Blocked at the wrong end: ${target} would have held.`,
  'counter-four': ({ actor }) => `The answer ${actor} makes a four itself.`,
  overline: () => 'More than five in a row do not win by this rule.',
};

const review = {
  accuracy: 'Accuracy',
  aboutAccuracy:
    'Accuracy rates each move made while the game was open: 100 for a move that costs no winning chances, halved for every 6% it costs.',
  /** The accuracy of masters; known for this game alone. */
  masters: 'Xiangqi masters average about 85.',
  tally: 'How each side played',
  counts: {
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
    'missed-mate': 'Missed mates',
    'allowed-mate': 'Allowed mates',
    'missed-win': 'Missed wins',
    'allowed-win': 'Allowed wins',
  },
  whose: 'My side',
  both: 'Both',
  moments: 'Key moments',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show key moments only',
  /** After this move the side never recovered. */
  tenable: (side: string, move: string) =>
    `Turning point: ${move}. After it, ${side}’s winning chances never reached 30% again.`,
  /** Puts `sentence` after a later move of a line. */
  afterMove: (move: string, sentence: string) => `After ${move}: ${sentence}`,
  why: (move: string) => `Why not ${move}?`,
  asking: 'Looking for a refutation…',
  /** The move is good, or even the best. */
  fine: (move: string, best: string) =>
    `${move} is fine; the engine only slightly prefers ${best}.`,
  best: (move: string) => `${move} is what the engine would play.`,
};

export const strings = { motifs, review };

export type ReviewTexts = WordsOf<typeof strings>;
export type MotifStrings = ReviewTexts['motifs'];
export type ReviewToolStrings = ReviewTexts['review'];
