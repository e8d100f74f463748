// SPDX-License-Identifier: MIT
// Starts expensive work when its element is about to be seen.

/** Like the browser's own `loading="lazy"`: starts a little before the element is visible. */
const kMargin = '300px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function heard(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const hear = waiting.get(target);
    if (!isIntersecting || hear === undefined) continue;
    observer?.unobserve(target);
    waiting.delete(target);
    hear();
  }
}

/**
 * Calls back once when the element is in or near the viewport; immediately if its attribute `loading` is `eager`.
 * Returns a function that cancels. The last caller for an element replaces earlier ones.
 */
export function whenNear(element: Element, hear: () => void): () => void {
  if (element.getAttribute('loading') === 'eager') {
    hear();
    return () => {};
  }
  observer ??= new IntersectionObserver(heard, { rootMargin: kMargin });
  // An element that is already observed would not be reported again.
  observer.unobserve(element);
  waiting.set(element, hear);
  observer.observe(element);
  return () => {
    if (waiting.get(element) !== hear) return;
    observer?.unobserve(element);
    waiting.delete(element);
  };
}
