// SPDX-License-Identifier: MIT
// Yields to the event loop so that rendering and input run first.

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
