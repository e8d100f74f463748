// SPDX-License-Identifier: MIT
// Gives a file to the reader: by a download, or by the system's share sheet where that takes files.

export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has started the download, which holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Whether the system's share sheet takes files of that media type. */
export function canShareFile(name: string, type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type })] });
}
