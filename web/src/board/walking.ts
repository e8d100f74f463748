// SPDX-License-Identifier: MIT
// Steps through a game with the mouse wheel over its board, or a swipe across it.

/** Wheel events count in pixels, and touch pads send many small ones. */
const kWheelPx = 60;
const kSwipePx = 48;
const kSwipeMs = 600;

export type StepBy = (places: 1 | -1) => void;

/** On other sites the wheel scrolls the page. */
function isOwnPage(element: HTMLElement): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host.hasAttribute('data-fills');
}

function listenToWheel(element: HTMLElement, step: StepBy): void {
  let turned = 0;
  const hear = (event: WheelEvent): void => {
    // With Ctrl the wheel zooms the page.
    if (event.ctrlKey || !isOwnPage(element)) return;
    event.preventDefault();
    const isLines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
    turned += isLines ? Math.sign(event.deltaY) * kWheelPx : event.deltaY;
    if (Math.abs(turned) < kWheelPx) return;
    step(turned > 0 ? 1 : -1);
    turned = 0;
  };
  element.addEventListener('wheel', hear, { passive: false });
}

/** `isFree` returns whether a touch there does not pick anything up. */
function listenToSwipes(
  element: HTMLElement,
  isFree: (event: PointerEvent) => boolean,
  step: StepBy,
): void {
  let start: PointerEvent | null = null;
  element.addEventListener('pointerdown', (event) => {
    const isFinger = event.pointerType === 'touch' && event.isPrimary;
    start = isFinger && isFree(event) ? event : null;
  });
  element.addEventListener('pointercancel', () => (start = null));
  element.addEventListener('pointerup', (event) => {
    if (start === null || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const isQuick = event.timeStamp - start.timeStamp < kSwipeMs;
    if (isQuick && Math.abs(x) > kSwipePx && Math.abs(x) > 2 * Math.abs(y)) step(x > 0 ? -1 : 1);
    start = null;
  });
}

export function listenToWalks(
  element: HTMLElement,
  isFree: (event: PointerEvent) => boolean,
  step: StepBy,
): void {
  listenToWheel(element, step);
  listenToSwipes(element, isFree, step);
}
