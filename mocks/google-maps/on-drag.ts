import type { Pixel } from './mercator';

interface Drag {
  /** By how much since it was last told. */
  moved(by: Pixel): void;
  /** At which point of the page; a press that went nowhere was a click. */
  ended(wasMoved: boolean, at: Pixel): void;
}

/** Pixels within which a hand that clicks may tremble. */
const TREMBLE = 4;

/** A mouse, a pen or a finger that takes hold of an element; what happens is the element's alone. */
export function onDrag(element: HTMLElement, { moved, ended }: Drag): void {
  element.addEventListener('pointerdown', (start) => {
    if (start.button !== 0) return;
    start.stopPropagation();
    // no text is marked meanwhile, and no picture dragged
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
