// SPDX-License-Identifier: MIT
// What the soak test reports as a leak.

import { describe, expect, test } from 'vitest';
import { seededRandom } from '../e2e/support/random.ts';
import { growthPerRound, kCycle, kMost } from '../soak/growth.ts';

/**
 * The size of a simulated page of three megabytes that warms up, varies, and leaks `leak` bytes
 * with each round.
 */
function bytes(cycles: number, leak: number, seed: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: cycles }, (_, cycle) => {
    const warming = 400_000 * (1 - Math.exp(-cycle / 2));
    const noise = 16_000 * (random() - 0.5);
    return 3_000_000 + warming + noise + leak * kCycle * cycle;
  });
}

/** A round takes 24 seconds on two cores. */
const cyclesIn = (hours: number): number => Math.floor((hours * 3600) / 24 / kCycle);

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

describe('growth with each round', () => {
  test('is what comes with each of them', () => {
    expect(growthPerRound([0, 10, 20, 30, 40, 50])).toBeCloseTo(1);
    expect(growthPerRound([7, 7, 7, 7, 7])).toBe(0);
  });

  test('does not count what came in the first half, nor what comes once in the second', () => {
    expect(growthPerRound([0, 1000, 1500, 1700, 1700, 1700, 1700, 1700])).toBe(0);
    expect(growthPerRound([0, 0, 0, 0, 0, 0, 400, 400])).toBe(0);
  });

  test.each([1, 2, 10])('tells a leak of 5 KB from warming up, in %i hours', (hours) => {
    for (const seed of seeds) {
      expect(growthPerRound(bytes(cyclesIn(hours), 5000, seed))).toBeGreaterThan(kMost.bytes);
      expect(growthPerRound(bytes(cyclesIn(hours), 0, seed))).toBeLessThan(kMost.bytes);
    }
  });

  test('finds a node that is left behind each time, and a listener', () => {
    const left = Array.from({ length: cyclesIn(1) }, (_, cycle) => 8000 + cycle * kCycle);
    expect(growthPerRound(left)).toBeGreaterThan(kMost.nodes);
    expect(growthPerRound(left)).toBeGreaterThan(kMost.listeners);
  });
});
