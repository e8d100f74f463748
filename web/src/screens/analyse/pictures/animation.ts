// SPDX-License-Identifier: MIT
// Encodes drawings as an animated GIF. The encoder holds the pixels of all frames until it encodes
// them, so it receives a few frames at a time and its files are joined.

import { Encoder } from 'modern-gif';
import { Sheet, type Size } from './raster.ts';

export interface Frame {
  readonly svg: string;
  readonly ms: number;
}

/** Frames held as pixels at the same time. */
const kBatch = 18;

/** Lengths in bytes: of the file header, and of the header before the pixels of a frame. */
const kHead = 13;
const kControl = 8;
const kDescriptor = 10;

const kExtension = 0x21;
const kControlLabel = 0xf9;
const kTrailer = 0x3b;

type Bytes = Uint8Array<ArrayBuffer>;

/** The offset after the blocks that begin at `start`; each block is preceded by its length. */
function behindBlocks(bytes: Bytes, start: number): number {
  let at = start;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Splits a file into its header and its frames. */
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
  /** Keeps one colour table per file: that of the first frames, which show every kind of piece. */
  keepColours(): void {
    const { _palette: palette } = this;
    palette.addSample = () => {};
    palette.generate = () => Promise.resolve(palette.colors);
  }
}

/**
 * Returns a GIF that loops endlessly. `tell` receives the finished share, 0 to 1; aborting the
 * signal rejects with its reason.
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
    // The encoder clears the canvas after the last frame of a file, so that frame is encoded again
    // in the next batch. The frame before it is included too, because a frame stores only its
    // difference from the previous one.
    file.push(...parts.slice(file.length === 0 ? 0 : 2, isEnd ? undefined : -1));
    batch = batch.slice(-2);
  }
  signal.throwIfAborted();
  return new Blob([...file, new Uint8Array([kTrailer])], { type: 'image/gif' });
}
