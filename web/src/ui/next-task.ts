// SPDX-License-Identifier: MIT
// Yields to the event loop so that rendering and input run first.

export function nextTask(afterMs = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, afterMs);
  });
}

/** Work that pauses where other tasks may run; after `'frame'` until the next frame is painted. */
export type Steps = Iterator<void | 'frame'>;

/** Does all steps now. */
export function atOnce(steps: Steps): void {
  while (steps.next().done !== true);
}

/** Each step is a task of its own, as long as it is wanted. */
export async function gently(steps: Steps, isWanted = (): boolean => true): Promise<void> {
  let pause = nextTask;
  for (;;) {
    await pause();
    const step = isWanted() ? steps.next() : null;
    if (step?.done !== false) return;
    pause = step.value === 'frame' ? nextFrame : nextTask;
  }
}

/** After the next frame, with what has been drawn until now. Waits while the page is hidden. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    // The callback runs before the frame is painted, its timer after.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
