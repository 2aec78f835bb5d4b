import type { Pixel } from './mercator';

interface Drag {
  /** Receives the pixels since the last call. */
  moved(by: Pixel): void;
  /** Receives the end point in the page; without a move the press is a click. */
  ended(wasMoved: boolean, at: Pixel): void;
}

/** Pixels that the pointer may move during a click. */
const TREMBLE = 4;

/** Handles a drag of an element by mouse, pen or touch; the pointer event does not reach other elements. */
export function onDrag(element: HTMLElement, { moved, ended }: Drag): void {
  element.addEventListener('pointerdown', (start) => {
    if (start.button !== 0) return;
    start.stopPropagation();
    // Prevents text selection and image dragging meanwhile.
    start.preventDefault();
    let last = { x: start.clientX, y: start.clientY };
    let wasMoved = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      const by = { x: event.clientX - last.x, y: event.clientY - last.y };
      if (!wasMoved && Math.hypot(by.x, by.y) < TREMBLE) return;
      wasMoved = true;
      last = { x: event.clientX, y: event.clientY };
      moved(by);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      ended(wasMoved, { x: event.clientX, y: event.clientY });
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  });
}
