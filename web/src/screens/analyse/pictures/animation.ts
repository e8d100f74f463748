// SPDX-License-Identifier: MIT
// Drawings as an animated GIF. The encoder keeps all frames it is given as pixels until it encodes them, so it gets few at
// a time, and its files are joined.

import { Encoder } from 'modern-gif';
import { Sheet, type Size } from './raster.ts';

export interface Frame {
  readonly svg: string;
  readonly ms: number;
}

/** Frames that are there as pixels at a time. */
const kBatch = 18;

/** Lengths in bytes: what a file begins with, and what comes before the pixels of a frame. */
const kHead = 13;
const kControl = 8;
const kDescriptor = 10;

const kExtension = 0x21;
const kControlLabel = 0xf9;
const kTrailer = 0x3b;

type Bytes = Uint8Array<ArrayBuffer>;

/** Behind the blocks that begin there, each with its length before it. */
function behindBlocks(bytes: Bytes, start: number): number {
  let at = start;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** A file in parts: what stands before its frames, and every frame. */
function partsOf(bytes: Bytes): Bytes[] {
  let at = kHead + 3 * (2 << ((bytes[10] ?? 0) & 7));
  while (bytes[at] === kExtension && bytes[at + 1] !== kControlLabel)
    at = behindBlocks(bytes, at + 2);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length && bytes[at] !== kTrailer) {
    const end = behindBlocks(bytes, at + kControl + kDescriptor + 1);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

class BatchEncoder extends Encoder {
  /** A file has one table of colours: those of the first frames, which show every kind of piece. */
  keepColours(): void {
    const { _palette: palette } = this;
    palette.addSample = () => {};
    palette.generate = () => Promise.resolve(palette.colors);
  }
}

/**
 * One frame after the other, for ever. `tell` hears the share that is done, 0 to 1; a signal ends it with
 * its reason.
 */
export async function gifOf(
  frames: readonly Frame[],
  size: Size,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const encoder = new BatchEncoder({ ...size, maxColors: 255 });
  const sheet = new Sheet(size);
  const file: Bytes[] = [];
  let batch: { data: Uint8ClampedArray<ArrayBuffer>; delay: number }[] = [];
  for (const [index, { svg, ms }] of frames.entries()) {
    signal.throwIfAborted();
    await sheet.draw(svg);
    batch.push({ data: sheet.pixels, delay: ms });
    tell((index + 1) / frames.length);
    const isEnd = index + 1 === frames.length;
    if (batch.length < kBatch && !isEnd) continue;
    for (const frame of batch) await encoder.encode(frame);
    const parts = partsOf(new Uint8Array(await encoder.flush('arrayBuffer')));
    encoder.keepColours();
    // The encoder clears the board after its last frame, so that one is encoded again with those after it. The one before
    // it comes along: a frame holds only what differs from it.
    file.push(...parts.slice(file.length === 0 ? 0 : 2, isEnd ? undefined : -1));
    batch = batch.slice(-2);
  }
  signal.throwIfAborted();
  return new Blob([...file, new Uint8Array([kTrailer])], { type: 'image/gif' });
}
