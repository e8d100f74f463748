// SPDX-License-Identifier: MIT
// Synthesises the sounds of a board from noise and tones, so that no audio is downloaded.

import type { Sound } from './what-to-hear.ts';

const kNoiseSeconds = 0.1;
/** In hertz: a resolving chord. */
const endTones = [523, 659, 784] as const;

function noiseOf(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.ceil(sampleRate * kNoiseSeconds), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export class Synthesis {
  readonly #context = new AudioContext();
  readonly #noise = noiseOf(this.#context);
  readonly #master = this.#context.createGain();

  constructor() {
    this.#master.connect(this.#context.destination);
    // Some browsers only allow sound after a touch, and within its handler.
    const wake = (): void => void this.#context.resume();
    for (const name of ['pointerdown', 'keydown']) {
      document.addEventListener(name, wake, { capture: true, passive: true });
    }
    wake();
  }

  /** `volume` is a percentage, `pitch` depends on the game. */
  play(sound: Sound, volume: number, pitch: number): void {
    this.#master.gain.value = volume / 100;
    const now = this.#context.currentTime;
    switch (sound) {
      case 'capture':
        this.#knock(now, 620 * pitch, 1);
        return this.#knock(now + 0.07, 480 * pitch, 0.8);
      case 'check':
        this.#knock(now, 900 * pitch, 0.9);
        this.#tone(now + 0.06, 880, 0.22);
        return this.#tone(now + 0.18, 1175, 0.3);
      case 'end':
        this.#knock(now, 900 * pitch, 0.9);
        return endTones.forEach((hertz, index) =>
          this.#tone(now + 0.15 + 0.13 * index, hertz, 0.6),
        );
      case 'move':
        return this.#knock(now, 900 * pitch, 0.9);
    }
  }

  /** A piece placed on the board: a short burst of noise. */
  #knock(at: number, hertz: number, loudness: number): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise });
    const filter = new BiquadFilterNode(this.#context, {
      type: 'bandpass',
      frequency: hertz,
      Q: 2.5,
    });
    const gain = this.#decay(at, loudness, 0.08);
    source.connect(filter).connect(gain);
    source.start(at);
  }

  #tone(at: number, hertz: number, seconds: number): void {
    const source = new OscillatorNode(this.#context, { type: 'triangle', frequency: hertz });
    source.connect(this.#decay(at, 0.25, seconds));
    source.start(at);
    source.stop(at + seconds);
  }

  /** An envelope from that loudness to silence, connected to the output. */
  #decay(at: number, loudness: number, seconds: number): GainNode {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    gain.connect(this.#master);
    return gain;
  }
}
