import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { idOf } from '#domain/base/id-of';
import { calendarDay } from '#domain/base/japan-time';

interface Dragged {
  id: number;
  /** The day at which the bar was taken. */
  day: string;
}

/**
 * Drags an event of the month to another day. The pointer's column decides, since a bar covers several.
 * `onMove`: the event, and by how many days.
 */
export function useMoveToDay(onMove: (id: number, days: number) => void) {
  const dragged = useRef<Dragged | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    dragged.current = null;
    setTarget(null);
  };
  return {
    /** The day under the pointer, while an event is dragged. */
    target,
    handlers: {
      onDragStart(event: DragEvent) {
        const id = event.target instanceof HTMLElement ? idOf(event.target.dataset.event) : null;
        const day = dayUnder(event);
        dragged.current = id !== null && day !== null ? { id, day } : null;
        if (dragged.current === null) return;
        event.dataTransfer.effectAllowed = 'move';
        // Firefox does not drag an element without data
        event.dataTransfer.setData('text/plain', String(id));
      },
      onDragOver(event: DragEvent) {
        if (dragged.current === null) return;
        event.preventDefault();
        setTarget(dayUnder(event));
      },
      onDrop(event: DragEvent) {
        const { current } = dragged;
        const day = dayUnder(event);
        if (current === null) return;
        event.preventDefault();
        const days = day === null ? 0 : calendarDay(day).diff(calendarDay(current.day), 'day');
        end();
        if (days !== 0) onMove(current.id, days);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(null);
      },
      onDragEnd: end,
    },
  };
}

/** The day of the column under the pointer, in the week under it. */
function dayUnder({ target, clientX }: DragEvent): string | null {
  const week = target instanceof Element ? target.closest('tbody') : null;
  const head = [...(week?.querySelectorAll('.month-days th') ?? [])].find((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  return head?.querySelector('time')?.dateTime ?? null;
}
