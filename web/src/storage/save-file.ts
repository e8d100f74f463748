// SPDX-License-Identifier: MIT
// Gives the reader a file to save.

export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click and holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url));
}
