// SPDX-License-Identifier: MIT
// Model test of live connections: for any order of offers, answers and closings between two
// friends, either both screens are connected or neither is, as far as each can know; messages
// arrive once and in order; and a new attempt connects. Uses a fake WebRTC whose events arrive at
// any time.

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Live } from '../../src/screens/play/friend/live.ts';
import { propertyRuns, turn } from './simulated-engine.ts';

/** Events under way between the screens. */
const underWay: (() => void)[] = [];
const peers = new Map<string, FakePeer>();
let lastName = 0;

class FakeChannel extends EventTarget {
  twin: FakeChannel | null = null;
  #state: 'connecting' | 'open' | 'closed' = 'connecting';

  send(data: string): void {
    const { twin } = this;
    underWay.push(() => {
      if (twin !== null && twin.#state === 'open')
        twin.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  open(): void {
    if (this.#state !== 'connecting') return;
    this.#state = 'open';
    this.dispatchEvent(new Event('open'));
  }

  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** Both sides are notified later. */
  close(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    const { twin } = this;
    underWay.push(
      () => this.dispatchEvent(new Event('close')),
      () => twin?.close(),
    );
  }
}

class FakePeer extends EventTarget {
  /** The last connection created on any screen. */
  static last: FakePeer | null = null;
  readonly iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription: { readonly sdp: string } | null = null;
  channel: FakeChannel | null = null;
  #offerer: FakePeer | null = null;
  #isAnswered = false;
  readonly #name = `peer ${++lastName}`;

  constructor() {
    super();
    peers.set(this.#name, this);
    FakePeer.last = this;
  }

  /** Neither side has closed it, as far as this side can know. */
  get isAlive(): boolean {
    return this.connectionState !== 'closed' && this.channel?.isClosed !== true;
  }

  createDataChannel(): FakeChannel {
    this.channel = new FakeChannel();
    return this.channel;
  }

  setLocalDescription(): Promise<void> {
    this.localDescription = { sdp: this.#name };
    return Promise.resolve();
  }

  setRemoteDescription({ type, sdp }: { type: string; sdp: string }): Promise<void> {
    const other = peers.get(sdp);
    if (other === undefined) return Promise.reject(new Error('damaged'));
    if (type === 'offer') this.#offerer = other;
    else if (this.#isAnswered) return Promise.reject(new Error('it is stable'));
    else if (other.#offerer === this) {
      this.#isAnswered = true;
      underWay.push(() => this.#connect(other));
    }
    return Promise.resolve();
  }

  #connect(other: FakePeer): void {
    const { channel } = this;
    if (channel === null || this.connectionState === 'closed') return;
    if (other.connectionState === 'closed') return;
    const far = new FakeChannel();
    [channel.twin, far.twin, other.channel] = [far, channel, far];
    other.dispatchEvent(Object.assign(new Event('datachannel'), { channel: far }));
    channel.open();
    underWay.push(() => far.open());
  }

  close(): void {
    if (this.connectionState === 'closed') return;
    this.connectionState = 'closed';
    this.channel?.close();
  }
}

interface Happening {
  readonly who: 0 | 1;
  readonly what: 'offer' | 'hear' | 'send' | 'end' | 'arrive';
}

const happening: fc.Arbitrary<Happening> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom(
    'offer' as const,
    'hear' as const,
    'hear' as const,
    'send' as const,
    'send' as const,
    'arrive' as const,
    'arrive' as const,
    'end' as const,
  ),
});

class Screens {
  readonly #lives = [new Live('a game'), new Live('a game')] as const;
  readonly #sent: readonly [string[], string[]] = [[], []];
  readonly #heard: readonly [string[], string[]] = [[], []];
  /** The last signal of each side, as sent by link. */
  readonly #signals: [string, string] = ['', ''];
  /** The last connection of each side. */
  readonly #peers: [FakePeer | null, FakePeer | null] = [null, null];
  #count = 0;

  constructor() {
    this.#lives.forEach((live, who) => {
      live.onChange = () => {
        if (live.signal !== '') this.#signals[who] = live.signal;
        // A signal exists only in states that wait for one.
        expect(live.signal !== '').toBe(live.state === 'offered' || live.state === 'answered');
      };
      live.onLink = (link) => this.#heard[who]?.push(link);
    });
  }

  async happens({ who, what }: Happening): Promise<void> {
    const live = this.#lives[who];
    if (what === 'offer' && live.state === 'none') await this.#offer(who);
    if (what === 'hear') await this.#hear(who, this.#signals[1 - who] ?? '').catch(() => {});
    if (what === 'arrive') await this.#arrive();
    if (what === 'end') live.end();
    if (what === 'send') {
      const link = `link ${++this.#count}`;
      if (live.state === 'open') this.#sent[who].push(link);
      live.send(link);
    }
    await turn();
    this.#expectSound();
  }

  async #offer(who: 0 | 1): Promise<void> {
    await this.#lives[who].offer();
    this.#peers[who] = FakePeer.last;
  }

  async #hear(who: 0 | 1, signal: string): Promise<void> {
    const before = FakePeer.last;
    await this.#lives[who].hear(signal, false);
    if (FakePeer.last !== before) this.#peers[who] = FakePeer.last;
  }

  /** An event only ends connections and offers that a side has closed. */
  async #arrive(): Promise<void> {
    const alive = this.#lives.filter(
      ({ state }, who) => state !== 'none' && this.#peers[who]?.isAlive === true,
    );
    underWay.shift()?.();
    await turn();
    expect(alive.map(({ state }) => state)).not.toContain('none');
  }

  #expectSound(): void {
    for (const who of [0, 1] as const) {
      // Messages arrive once and in order; those under way at the end are lost.
      let from = -1;
      for (const link of this.#heard[1 - who] ?? []) {
        const at = this.#sent[who].indexOf(link);
        expect(at).toBeGreaterThan(from);
        from = at;
      }
    }
  }

  async #arriveAll(): Promise<void> {
    while (underWay.length > 0) await this.#arrive();
  }

  async expectOneConnection(): Promise<void> {
    await this.#arriveAll();
    const open = this.#lives.filter(({ state }) => state === 'open');
    expect([0, 2]).toContain(open.length);
  }

  /** Both start again: one offers, the other answers. */
  async expectToConnect(): Promise<void> {
    const [one, other] = this.#lives;
    one.end();
    other.end();
    await this.#arriveAll();
    await this.#offer(0);
    await this.#hear(1, one.signal);
    await this.#hear(0, other.signal);
    await this.#arriveAll();
    expect([one.state, other.state]).toEqual(['open', 'open']);
    const before = this.#heard[1].length;
    one.send('the last one');
    await this.#arriveAll();
    expect(this.#heard[1].slice(before)).toEqual(['the last one']);
    one.end();
    await this.#arriveAll();
    expect([one.state, other.state]).toEqual(['none', 'none']);
  }
}

const openTabs = new Set<FakeTabs>();

class FakeTabs extends EventTarget {
  constructor() {
    super();
    openTabs.add(this);
  }

  close(): void {
    openTabs.delete(this);
  }
}

beforeAll(() => {
  vi.stubGlobal('RTCPeerConnection', FakePeer);
  vi.stubGlobal('BroadcastChannel', FakeTabs);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('two screens, whatever happens, are connected or not, and can always be', async () => {
  const all = fc.array(happening, { minLength: 1, maxLength: 40, size: 'max' });
  const property = fc.asyncProperty(all, async (what) => {
    underWay.length = 0;
    const screens = new Screens();
    for (const one of what) await screens.happens(one);
    await screens.expectOneConnection();
    await screens.expectToConnect();
  });
  await fc.assert(property, { numRuns: propertyRuns(100) });
});

test('other tabs are listened to only while an answer is awaited', async () => {
  underWay.length = 0;
  openTabs.clear();
  const lives = ['one game', 'another', 'a third'].map((id) => new Live(id));
  expect(openTabs.size).toBe(0);
  for (const live of lives) await live.offer();
  expect(openTabs.size).toBe(3);
  const [one, another, third] = lives;
  third?.end();
  expect(openTabs.size).toBe(2);
  await another?.hear(one?.signal ?? '', false);
  expect(openTabs.size).toBe(1);
  one?.end();
  expect(openTabs.size).toBe(0);
});
