// SPDX-License-Identifier: MIT
// Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2022),
// http://www.glicko.net/glicko/glicko2.pdf; step numbers refer to the paper.

export interface Rating {
  readonly rating: number;
  /** The uncertainty of the rating, a standard deviation. */
  readonly deviation: number;
  readonly volatility: number;
}

export interface Outcome {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  /** 1 for a win, ½ for a draw. */
  readonly score: number;
}

/** The rating of an unknown player. */
export const freshRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const kScale = 173.7178;
const kCentre = 1500;
/** How fast the volatility may change (τ); the paper advises 0.3 to 1.2. */
const kConstraint = 0.5;
const kTolerance = 1e-6;

function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);
}

/** Step 5: the root of f by the Illinois variant of regula falsi. */
function nextVolatility(phi: number, sigma: number, variance: number, change: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const room = phi ** 2 + variance + e;
    return (e * (change ** 2 - room)) / (2 * room ** 2) - (x - a) / kConstraint ** 2;
  };
  let low = a;
  let high: number;
  if (change ** 2 > phi ** 2 + variance) {
    high = Math.log(change ** 2 - phi ** 2 - variance);
  } else {
    let steps = 1;
    while (f(a - steps * kConstraint) < 0) steps++;
    high = a - steps * kConstraint;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > kTolerance) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

/** The rating after a period with these games; without games only the deviation grows. */
export function rated(player: Rating, outcomes: readonly Outcome[]): Rating {
  const mu = (player.rating - kCentre) / kScale;
  const phi = player.deviation / kScale;
  if (outcomes.length === 0) {
    const deviation = kScale * Math.hypot(phi, player.volatility);
    return { ...player, deviation: Math.min(deviation, freshRating.deviation) };
  }
  let [information, surprise] = [0, 0];
  for (const { opponent, score } of outcomes) {
    const weight = weightOf(opponent.deviation / kScale);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - kCentre) / kScale)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = nextVolatility(phi, player.volatility, variance, variance * surprise);
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / before ** 2 + information);
  return {
    rating: kScale * (mu + after ** 2 * surprise) + kCentre,
    deviation: kScale * after,
    volatility,
  };
}
