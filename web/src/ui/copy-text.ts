// SPDX-License-Identifier: MIT
// Writes to the clipboard.

/** False where the page may not write to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
