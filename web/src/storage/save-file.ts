// SPDX-License-Identifier: MIT
// Gives the reader a file to save.

export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click and holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url));
}
