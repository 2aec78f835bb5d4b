import { dayAt, daysOfMonth, isMonth, monthsFrom } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { type ListState, useListState } from '#kit/list/list-state';

/** Position in the calendar, which is only in the address: `?tab=month&month=2026-04&day=2026-04-07`. */
export interface EventMonthState {
  list: ListState;
  today: string;
  /** `2026-04` */
  month: string;
  /** Whole weeks, from Monday on, with days of the adjacent months. */
  days: readonly string[];
  /** The selected day, shown alone. */
  day: string | null;
  hrefs: { previous: string; next: string; now: string; whole: string; day(day: string): string };
}

export function useEventMonth(): EventMonthState {
  const { clock } = useAppServices();
  const list = useListState();
  const today = dayAt(clock.now());
  const requestedMonth = list.parameter('month') ?? '';
  const month = isMonth(requestedMonth) ? requestedMonth : today.slice(0, 7);
  const days = daysOfMonth(month);
  const day = list.parameter('day');
  const hrefOfMonth = (other: string) => list.href({ month: other, day: null });
  return {
    list,
    today,
    month,
    days,
    day: day !== null && days.includes(day) ? day : null,
    hrefs: {
      previous: hrefOfMonth(monthsFrom(month, -1)),
      next: hrefOfMonth(monthsFrom(month, 1)),
      now: list.href({ month: null, day: null }),
      whole: list.href({ day: null }),
      day: (chosen) => list.href({ month, day: chosen }),
    },
  };
}
