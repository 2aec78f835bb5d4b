import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { idOf } from '#domain/base/id-of';
import { calendarDay } from '#domain/base/japan-time';

interface DraggedEvent {
  id: number;
  /** The day at which the bar was taken. */
  day: string;
}

/**
 * Drags an event of the month to another day. The pointer's column decides, since a bar covers several.
 * `onMove`: the event, and by how many days.
 */
export function useMoveToDay(onMove: (id: number, days: number) => void) {
  const draggedEvent = useRef<DraggedEvent | null>(null);
  const [targetDay, setTargetDay] = useState<string | null>(null);
  const endDrag = () => {
    draggedEvent.current = null;
    setTargetDay(null);
  };
  return {
    /** The day under the pointer, while an event is dragged. */
    targetDay,
    handlers: {
      onDragStart(event: DragEvent) {
        const id = event.target instanceof HTMLElement ? idOf(event.target.dataset.event) : null;
        const day = dayUnder(event);
        draggedEvent.current = id !== null && day !== null ? { id, day } : null;
        if (draggedEvent.current === null) return;
        event.dataTransfer.effectAllowed = 'move';
        // Firefox does not drag an element without data
        event.dataTransfer.setData('text/plain', String(id));
      },
      onDragOver(event: DragEvent) {
        if (draggedEvent.current === null) return;
        event.preventDefault();
        setTargetDay(dayUnder(event));
      },
      onDrop(event: DragEvent) {
        const { current } = draggedEvent;
        const day = dayUnder(event);
        if (current === null) return;
        event.preventDefault();
        const days = day === null ? 0 : calendarDay(day).diff(calendarDay(current.day), 'day');
        endDrag();
        if (days !== 0) onMove(current.id, days);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTargetDay(null);
      },
      onDragEnd: endDrag,
    },
  };
}

/** The day of the column under the pointer, in the week under it. */
function dayUnder({ target, clientX }: DragEvent): string | null {
  const week = target instanceof Element ? target.closest('tbody') : null;
  const dayHeading = [...(week?.querySelectorAll('.month-days th') ?? [])].find((heading) => {
    const { left, right } = heading.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  return dayHeading?.querySelector('time')?.dateTime ?? null;
}
