import type { Pixel } from './mercator';

interface DragHandlers {
  /** Receives the pixels since the last call. */
  onMove(offset: Pixel): void;
  /** Receives the end point in the page; without a move the press is a click. */
  onEnd(wasMoved: boolean, at: Pixel): void;
}

/** Pixels that the pointer may move during a click. */
const CLICK_TOLERANCE = 4;

/** Handles a drag of an element by mouse, pen or touch; the pointer event does not reach other elements. */
export function onDrag(element: HTMLElement, { onMove, onEnd }: DragHandlers): void {
  element.addEventListener('pointerdown', (start) => {
    if (start.button !== 0) return;
    start.stopPropagation();
    // Prevents text selection and image dragging meanwhile.
    start.preventDefault();
    let lastPoint = { x: start.clientX, y: start.clientY };
    let wasMoved = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      const offset = { x: event.clientX - lastPoint.x, y: event.clientY - lastPoint.y };
      if (!wasMoved && Math.hypot(offset.x, offset.y) < CLICK_TOLERANCE) return;
      wasMoved = true;
      lastPoint = { x: event.clientX, y: event.clientY };
      onMove(offset);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      onEnd(wasMoved, { x: event.clientX, y: event.clientY });
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  });
}
