// SPDX-License-Identifier: MIT
// A WebRTC connection whose offer and answer travel in the links of the game. No server is used, so it works only if
// the devices find each other directly, usually within one network.

/** No connection; offered or answered, waiting for the friend; open. */
export type LiveState = 'none' | 'offered' | 'answered' | 'open';

/**
 * Appended to the record in a link with its kind: an offer, an answer, or a mark that the link arrived over the
 * connection.
 */
export const kLiveMark = '~';

const kOffer = 'o';
const kAnswer = 'a';
/** Arrived over the connection. */
export const kByLive = `${kLiveMark}live`;

const kChannel = 'chuhe live';

/** A page that receives the answer to another tab's offer forwards it. */
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

/** A link contains one description, so all ICE candidates are gathered first. */
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
  /** Receives answers forwarded by other tabs. */
  #others: BroadcastChannel | null = null;
  /** The connection data for the link; may be empty. */
  signal = '';
  onChange: () => void = () => {};
  onLink: (link: string) => void = () => {};

  constructor(id: string) {
    this.#id = id;
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Rejects if the browser lacks WebRTC. */
  async offer(): Promise<void> {
    const peer = this.#begin();
    this.#take(peer.createDataChannel('moves'));
    await this.#describe(peer, kOffer, 'offered');
  }

  /** Handles the connection data of a link. An answer for another tab is forwarded. Rejects damaged data. */
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
    // The new connection has no channel yet, and the previous channel may still report that it has closed.
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
    // The browser keeps open connections alive, with their listeners.
    this.#others?.close();
    this.#others = state === 'offered' ? this.#hearOthers() : null;
    this.onChange();
  }
}

const lives = new Map<string, Live>();

/** For the game with that name. */
export function liveOf(id: string): Live {
  const known = lives.get(id) ?? new Live(id);
  lives.set(id, known);
  return known;
}
