// SPDX-License-Identifier: MIT
// The opening of a game as stored between visits. Until 2026 there was only swap2, and its stage was stored instead
// of the acts.

import type { OpeningRecord } from '../../../engine/protocol.ts';
import type { GameSpec, Opening } from '../../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import { fieldsOf } from '../../../storage/store.ts';
import { openers, type Opener, type PlayedOpening } from '../state/state.ts';

export function keptOpening({ procedure, opener, acts }: PlayedOpening): object {
  return { procedure, opener, acts };
}

function offered(spec: GameSpec, name: unknown): OpeningRecord['procedure'] | null {
  return spec.openings.find(({ procedure }) => procedure === name)?.procedure ?? null;
}

/** The opening of new games. */
export function beginningFrom(
  spec: GameSpec,
  opening: unknown,
  opener: unknown,
): { opening: Opening; opener: Opener } {
  if (opening === 'swap2-yours') return { opening: 'swap2', opener: 'person' };
  if (opening === 'swap2-engine') return { opening: 'swap2', opener: 'engine' };
  return {
    opening: offered(spec, opening) ?? 'plain',
    opener: openers.find((one) => one === opener) ?? 'person',
  };
}

interface Played {
  readonly moves: readonly string[];
  readonly openingPlies: number;
  readonly seat: Seat;
}

const kStonesFirst = 3;

/** Reconstructs the acts of swap2 from the stage, the stones and the person's side. */
function swap2From(stage: unknown, opener: Opener, played: Played): readonly string[] {
  const stones = played.moves.slice(0, played.openingPlies);
  const first = stones.slice(0, kStonesFirst);
  const hasTwo = stones.length > kStonesFirst || stage === 'you-put-two';
  const acts = hasTwo ? [...first, 'two', ...stones.slice(kStonesFirst)] : first;
  if (typeof stage === 'string') return acts;
  const isPersons = hasTwo === (opener === 'person');
  const seat = isPersons ? played.seat : otherSeat(played.seat);
  return [...acts, seat === 'first' ? 'black' : 'white'];
}

/** Null if there was none. */
export function openingFrom(
  spec: GameSpec,
  kept: Readonly<Record<string, unknown>>,
  played: Played,
): PlayedOpening | null {
  const { procedure, opener, acts } = fieldsOf(kept['opened']) ?? {};
  const name = offered(spec, procedure);
  const isWhole = Array.isArray(acts) && acts.every((act) => typeof act === 'string');
  if (name !== null && isWhole) {
    return { procedure: name, opener: opener === 'engine' ? 'engine' : 'person', acts, told: null };
  }
  const setting = fieldsOf(kept['settings'])?.['opening'];
  const wasSwap2 = setting === 'swap2-yours' || setting === 'swap2-engine';
  const isOver = typeof kept['swap2'] !== 'string';
  if (!wasSwap2 || (isOver && played.openingPlies === 0)) return null;
  const by = beginningFrom(spec, setting, null).opener;
  return { procedure: 'swap2', opener: by, acts: swap2From(kept['swap2'], by, played), told: null };
}
