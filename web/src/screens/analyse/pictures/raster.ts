// SPDX-License-Identifier: MIT
// Rasterises drawings to pixels or to a PNG file.

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

export class Sheet {
  readonly canvas = document.createElement('canvas');
  readonly #context = this.canvas.getContext('2d', { willReadFrequently: true });

  constructor({ width, height }: Size) {
    Object.assign(this.canvas, { width, height });
  }

  async draw(svg: string): Promise<void> {
    const image = await imageOf(svg);
    // Otherwise translucent edges would darken with every drawing.
    this.#context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#context?.drawImage(image, 0, 0, this.canvas.width, this.canvas.height);
  }

  /** The pixels of the last drawing, four bytes each. */
  get pixels(): Uint8ClampedArray<ArrayBuffer> {
    const { width, height } = this.canvas;
    return this.#context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  }
}

/** Rejects if the browser cannot draw the SVG. */
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
