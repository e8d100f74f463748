// SPDX-License-Identifier: MIT
// Glicko-2 against the worked example of Glickman's paper, and general properties of ratings.

import { describe, expect, test } from 'vitest';
import { freshRating, rated } from '../../src/archive/glicko2.ts';

const against = (rating: number, deviation: number, score: number) => ({
  opponent: { rating, deviation },
  score,
});

/** The rating of an unknown player after one game. */
const by = (rating: number, score: number) => rated(freshRating, [against(rating, 60, score)]);

describe('a rating', () => {
  test('is that of the paper after its three games', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = rated(player, [
      against(1400, 30, 1),
      against(1550, 100, 0),
      against(1700, 300, 0),
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // The paper truncates its digits.
    expect(Math.floor(after.volatility * 1e5) / 1e5).toBe(0.05999);
  });

  test('is only less certain after a time without games, and never less than of a stranger', () => {
    const player = { rating: 1700, deviation: 50, volatility: 0.06 };
    const after = rated(player, []);
    expect(after.rating).toBe(1700);
    expect(after.deviation).toBeGreaterThan(50);
    expect(rated(freshRating, []).deviation).toBe(freshRating.deviation);
  });

  test('rises by a win, the more the stronger the other is, and falls by a loss', () => {
    expect(by(1300, 1).rating).toBeGreaterThan(1500);
    expect(by(2000, 1).rating).toBeGreaterThan(by(1300, 1).rating);
    expect(by(1300, 0).rating).toBeLessThan(by(2000, 0).rating);
    expect(by(1500, 0.5).rating).toBeCloseTo(1500, 6);
  });

  test('comes to the strength of those one draws even with', () => {
    const even = [against(2050, 60, 1), against(2050, 60, 0)];
    let player = freshRating;
    for (let day = 0; day < 30; day++) player = rated(player, even);
    expect(player.rating).toBeGreaterThan(2000);
    expect(player.rating).toBeLessThan(2100);
  });

  test('changes its volatility where a result is a great surprise', () => {
    const sure = { rating: 1500, deviation: 40, volatility: 0.06 };
    const lost = Array.from({ length: 10 }, () => against(800, 40, 0));
    expect(rated(sure, lost).volatility).toBeGreaterThan(0.06);
  });
});
