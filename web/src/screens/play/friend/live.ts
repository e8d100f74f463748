// SPDX-License-Identifier: MIT
// Two screens connected: WebRTC, whose offer and answer travel in the links of the game. No server is asked, so it works
// where the two find each other by themselves, as a rule in one network.

/** No connection; one offered, or answered, that waits for the friend; one that is open. */
export type LiveState = 'none' | 'offered' | 'answered' | 'open';

/** Behind the record in a link, with what it is: an offer, an answer, or that the link itself came by the connection. */
export const kLiveMark = '~';

const kOffer = 'o';
const kAnswer = 'a';
/** By the connection. */
export const kByLive = `${kLiveMark}live`;

const kChannel = 'chuhe live';

/** A page that takes the answer to an offer of another tab hands it on. */
interface HandedOn {
  readonly id: string;
  readonly signal: string;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const body = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function packed(sdp: string): Promise<string> {
  const bytes = new TextEncoder().encode(sdp);
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...small));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(text: string): Promise<string> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

/** A link has room for one description: all ways to this screen are known first. */
function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (peer.iceGatheringState === 'complete') resolve();
    };
    peer.addEventListener('icegatheringstatechange', look);
    look();
  });
}

export class Live {
  readonly #id: string;
  #peer: RTCPeerConnection | null = null;
  #channel: RTCDataChannel | null = null;
  #state: LiveState = 'none';
  /** Brings the answer to an offer where another tab takes it. */
  #others: BroadcastChannel | null = null;
  /** What the link is to bring the friend; empty without. */
  signal = '';
  onChange: () => void = () => {};
  onLink: (link: string) => void = () => {};

  constructor(id: string) {
    this.#id = id;
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Rejects where the browser has no WebRTC. */
  async offer(): Promise<void> {
    const peer = this.#begin();
    this.#take(peer.createDataChannel('moves'));
    await this.#describe(peer, kOffer, 'offered');
  }

  /** What came with a link. An answer that belongs to another tab is handed on. Rejects what is damaged. */
  async hear(signal: string, mayHandOn = true): Promise<void> {
    const kind = signal.slice(0, 1);
    if (kind === kOffer) return this.#answer(await unpacked(signal.slice(1)));
    if (kind !== kAnswer) return;
    if (this.#state === 'offered') {
      const sdp = await unpacked(signal.slice(1));
      await this.#peer?.setRemoteDescription({ type: 'answer', sdp });
    } else if (mayHandOn) {
      const others = new BroadcastChannel(kChannel);
      others.postMessage({ id: this.#id, signal } satisfies HandedOn);
      others.close();
    }
  }

  send(link: string): void {
    if (this.#state === 'open') this.#channel?.send(link);
  }

  end(): void {
    this.#peer?.close();
    this.#peer = null;
    this.#channel = null;
    this.signal = '';
    this.#become('none');
  }

  async #answer(sdp: string): Promise<void> {
    if (this.#state === 'open') return;
    const peer = this.#begin();
    peer.addEventListener('datachannel', ({ channel }) => this.#take(channel));
    await peer.setRemoteDescription({ type: 'offer', sdp });
    await this.#describe(peer, kAnswer, 'answered');
  }

  #begin(): RTCPeerConnection {
    this.#peer?.close();
    // The new one has none yet, and that of before may still say that it has closed.
    this.#channel = null;
    const peer = new RTCPeerConnection({ iceServers: [] });
    this.#peer = peer;
    peer.addEventListener('connectionstatechange', () => {
      const isLost = peer.connectionState === 'failed' || peer.connectionState === 'closed';
      if (isLost && peer === this.#peer) this.end();
    });
    return peer;
  }

  async #describe(peer: RTCPeerConnection, kind: string, state: LiveState): Promise<void> {
    await peer.setLocalDescription();
    await gathered(peer);
    const signal = kind + (await packed(peer.localDescription?.sdp ?? ''));
    if (peer !== this.#peer || this.#state === 'open') return;
    this.signal = signal;
    this.#become(state);
  }

  #take(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.addEventListener('open', () => {
      this.signal = '';
      this.#become('open');
    });
    channel.addEventListener('close', () => {
      if (channel === this.#channel) this.end();
    });
    channel.addEventListener('message', ({ data }) => this.onLink(String(data)));
  }

  #hearOthers(): BroadcastChannel {
    const others = new BroadcastChannel(kChannel);
    others.addEventListener('message', ({ data }: MessageEvent<HandedOn>) => {
      if (data.id === this.#id) void this.hear(data.signal, false);
    });
    return others;
  }

  #become(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    // One that is open is held by the browser, and so is whatever hears it.
    this.#others?.close();
    this.#others = state === 'offered' ? this.#hearOthers() : null;
    this.onChange();
  }
}

const lives = new Map<string, Live>();

/** Of the game links know by that name. */
export function liveOf(id: string): Live {
  const known = lives.get(id) ?? new Live(id);
  lives.set(id, known);
  return known;
}
