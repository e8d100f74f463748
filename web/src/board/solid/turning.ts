// SPDX-License-Identifier: MIT
// Rotating a 3D board by dragging an empty part of it, or with Shift and an arrow key.

/** Radians per pixel and per key press. */
const kPerPixel = 0.007;
const kPerKey = 0.12;
/** A smaller movement is a tap. */
const kThresholdPx = 6;

const keys: Readonly<Record<string, readonly [sideways: number, up: number]>> = {
  ArrowLeft: [kPerKey, 0],
  ArrowRight: [-kPerKey, 0],
  ArrowUp: [0, kPerKey],
  ArrowDown: [0, -kPerKey],
};

interface Grip {
  x: number;
  y: number;
  isTurning: boolean;
}

/** Until the signal aborts. */
export function listenToTurns(
  element: HTMLElement,
  isOn: () => boolean,
  turn: (sideways: number, up: number) => void,
  signal: AbortSignal,
): void {
  let grip: Grip | null = null;
  let mustSkipClick = false;
  const begin = (event: PointerEvent): void => {
    mustSkipClick = false;
    const isPiece = event.target instanceof Element && event.target.closest('.movable') !== null;
    const isFree = isOn() && !isPiece && event.isPrimary && event.button === 0;
    grip = isFree ? { x: event.clientX, y: event.clientY, isTurning: false } : null;
  };
  const move = (event: PointerEvent): void => {
    if (grip === null) return;
    const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.isTurning && Math.hypot(x, y) < kThresholdPx) return;
    if (!grip.isTurning) element.setPointerCapture(event.pointerId);
    grip = { x: event.clientX, y: event.clientY, isTurning: true };
    turn(-x * kPerPixel, y * kPerPixel);
  };
  const end = (): void => {
    mustSkipClick = grip?.isTurning === true;
    grip = null;
  };
  const skip = (event: MouseEvent): void => {
    if (mustSkipClick) event.stopPropagation();
    mustSkipClick = false;
  };
  const press = (event: KeyboardEvent): void => {
    const way = event.shiftKey && isOn() ? keys[event.key] : undefined;
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turn(...way);
  };
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  // Before the grid handles them.
  element.addEventListener('click', skip, { capture: true, signal });
  element.addEventListener('keydown', press, { capture: true, signal });
}
