// SPDX-License-Identifier: MIT
// Drawings as files of pixels: one as PNG, several as an animated GIF.

export interface Size {
  readonly width: number;
  readonly height: number;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

class Sheet {
  readonly canvas = document.createElement('canvas');
  readonly #context = this.canvas.getContext('2d', { willReadFrequently: true });

  constructor({ width, height }: Size) {
    Object.assign(this.canvas, { width, height });
  }

  async draw(svg: string): Promise<void> {
    const image = await imageOf(svg);
    this.#context?.drawImage(image, 0, 0, this.canvas.width, this.canvas.height);
  }
}

/** Rejects where the browser cannot draw it. */
export async function pngOf(svg: string, size: Size): Promise<Blob> {
  const sheet = new Sheet(size);
  await sheet.draw(svg);
  return new Promise((resolve, reject) => {
    sheet.canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture is too large'));
      else resolve(blob);
    }, 'image/png');
  });
}

export interface Frame {
  readonly svg: string;
  readonly ms: number;
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
  const { Encoder } = await import('modern-gif');
  const encoder = new Encoder({ ...size, maxColors: 255 });
  const sheet = new Sheet(size);
  for (const [index, { svg, ms }] of frames.entries()) {
    signal.throwIfAborted();
    await sheet.draw(svg);
    await encoder.encode({ data: sheet.canvas, delay: ms });
    tell((index + 1) / frames.length);
  }
  const blob = await encoder.flush('blob');
  signal.throwIfAborted();
  return blob;
}
