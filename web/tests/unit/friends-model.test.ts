// SPDX-License-Identifier: MIT
// Model test of games with friends: for any sequence of actions by two friends and any delivery of
// links, they play one game: later states never contradict a link already sent, received moves are
// not forgotten, and once both have received each other's last link they have the same moves and
// the same result. Uses real engines; links arrive late, twice or never.

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { GameId } from '../../src/engine/protocol.ts';
import type { GameSpec } from '../../src/games/game-spec.ts';
import { gameSpec } from '../../src/games/index.ts';
import type { Heard } from '../../src/screens/play/friend/friendship.ts';
import { LinkedPerson, type Happening } from './linked-person.ts';
import { chosenOf, tryScreen } from './screen-trial.ts';
import type { KnownSession, SimulatedHost } from './simulated-engine.ts';

/** Messages of a page about rejected links. */
const { said } = vi.hoisted(() => ({ said: [] as string[] }));

vi.mock('../../src/settings/sheet.ts', () => ({
  isSheetOpen: () => false,
  Sheet: class {
    fill(...[, , , words]: readonly string[]): void {
      said.push(words ?? '');
    }
    show(): void {}
  },
}));
vi.mock('../../src/ui/dom.ts', async (original) => ({
  ...(await original<object>()),
  h: (...parts: readonly unknown[]) => parts.at(-1),
}));

const happening: fc.Arbitrary<Happening> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('move' as const, 'send' as const, 'hear' as const) },
    { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'offer' as const, 'accept' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('resign' as const, 'reload' as const, 'new-game' as const),
    },
  ),
  choice: fc.nat({ max: 300 }),
});

class Friends {
  readonly people: readonly [LinkedPerson, LinkedPerson];
  readonly #referee: KnownSession;
  readonly #spec: GameSpec;
  /** All links ever sent, by sender. */
  readonly #links: readonly [string[], string[]] = [[], []];

  constructor(id: GameId, host: SimulatedHost, referee: KnownSession) {
    this.#spec = gameSpec(id);
    this.#referee = referee;
    this.people = [new LinkedPerson(this.#spec, host), new LinkedPerson(this.#spec, host.twin())];
  }

  async happens(one: Happening): Promise<void> {
    const { who, what, choice } = one;
    if (what === 'send') await this.send(who);
    else if (what === 'hear') await this.hear(who, chosenOf(this.#links[1 - who] ?? [], choice));
    else await this.people[who].does(one);
    this.expectSound();
  }

  async send(who: 0 | 1): Promise<string> {
    const link = await this.people[who].send();
    if (link !== '') this.#links[who].push(link);
    return link;
  }

  async hear(who: 0 | 1, link: string | undefined): Promise<void> {
    if (link === undefined) return;
    const person = this.people[who];
    const told = await this.#read(person, link);
    const before = person.gameOf(told.id);
    said.length = 0;
    await person.hear(link);
    const after = person.gameOf(told.id);
    // The link comes from an honest friend: the only conflict is a game that both ended at once.
    const isContrary = said.some((words) => words.includes('does not match your game'));
    if (before?.ended === null || told.ended === null) expect(isContrary).toBe(false);
    const known = Math.max(before?.moves.length ?? 0, told.moves.length);
    if (!isContrary && told.ended === null && before?.ended === null) {
      expect(after?.moves).toHaveLength(known);
    }
  }

  async #read(person: LinkedPerson, link: string): Promise<Heard> {
    let told: Heard | null = null;
    await person.acts(async () => (told = await person.read(link)));
    if (told === null) throw new Error('a link of our own cannot be read');
    return told;
  }

  expectSound(): void {
    for (const person of this.people) {
      person.expectWordKept();
      const { game, settings } = person.state;
      const position = { fen: game.startFen, moves: [...game.moves], rules: settings.rules };
      expect(this.#referee.describe(position, []).fault).toBeNull();
    }
  }

  /** Each receives the other's last link of the game on the first board. */
  async expectOneGame(): Promise<void> {
    const [first, second] = this.people;
    await this.hear(1, await this.send(0));
    await this.hear(0, await this.send(1));
    await this.hear(1, await this.send(0));
    const id = first.state.game.friend?.id ?? '';
    const [one, other] = [first.gameOf(id), second.gameOf(id)];
    const hasTwoEnds = said.length > 0 && one?.ended !== null && other?.ended !== null;
    if (id === '' || hasTwoEnds) return;
    expect(other?.moves).toEqual(one?.moves);
    expect(other?.ended).toEqual(one?.ended);
  }
}

beforeAll(() => {
  vi.stubGlobal('location', { href: 'https://example.org/' });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

tryScreen<Happening>('two friends', {
  title: 'play one game by links',
  games: ['xiangqi', 'gomoku'],
  runs: 80,
  list: () => fc.array(happening, { minLength: 1, maxLength: 40, size: 'max' }),
  run: async (game, host, referee, list) => {
    const friends = new Friends(game, host, referee);
    await friends.people[0].invite();
    await friends.hear(1, await friends.send(0));
    for (const one of list) await friends.happens(one);
    await friends.expectOneGame();
    for (const person of friends.people) person.end();
  },
});
