// SPDX-License-Identifier: MIT
// Lets the browser draw and hear the person before work goes on.

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
