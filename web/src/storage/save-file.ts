// SPDX-License-Identifier: MIT
// Offers a file for download.

export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has started the download, which holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url));
}
