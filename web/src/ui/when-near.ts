// SPDX-License-Identifier: MIT
// What costs much begins when it is about to be seen.

/** As the browser's own `loading="lazy"`: a little before. */
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
 * Calls once, when the element is in the window or near it; at once where its attribute `loading` is `eager`. Returns
 * what ends the waiting. The last who waits for an element is called.
 */
export function whenNear(element: Element, hear: () => void): () => void {
  if (element.getAttribute('loading') === 'eager') {
    hear();
    return () => {};
  }
  observer ??= new IntersectionObserver(heard, { rootMargin: kMargin });
  // Who is observed already would not be told of anew.
  observer.unobserve(element);
  waiting.set(element, hear);
  observer.observe(element);
  return () => {
    if (waiting.get(element) !== hear) return;
    observer?.unobserve(element);
    waiting.delete(element);
  };
}
