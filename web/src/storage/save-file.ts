// SPDX-License-Identifier: MIT
// A file for whoever sits at the page.

export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click and holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url));
}
