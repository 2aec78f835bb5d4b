import { dayAt, daysOfMonth, isMonth, monthsFrom } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { type ListState, useListState } from '#kit/list/list-state';

/** Where one is in the calendar. The address is its only home: `?tab=month&month=2026-04&day=2026-04-07`. */
export interface Month {
  list: ListState;
  today: string;
  /** `2026-04` */
  month: string;
  /** In whole weeks, from Monday on: some are of the months beside it. */
  days: readonly string[];
  /** One day of it, read alone. */
  day: string | null;
  hrefs: { previous: string; next: string; now: string; whole: string; day(day: string): string };
}

export function useMonth(): Month {
  const { clock } = useAppServices();
  const list = useListState();
  const today = dayAt(clock.now());
  const parameter = list.parameter('month') ?? '';
  const month = isMonth(parameter) ? parameter : today.slice(0, 7);
  const days = daysOfMonth(month);
  const day = list.parameter('day');
  const monthHref = (other: string) => list.href({ month: other, day: null });
  return {
    list,
    today,
    month,
    days,
    day: day !== null && days.includes(day) ? day : null,
    hrefs: {
      previous: monthHref(monthsFrom(month, -1)),
      next: monthHref(monthsFrom(month, 1)),
      now: list.href({ month: null, day: null }),
      whole: list.href({ day: null }),
      day: (chosen) => list.href({ month, day: chosen }),
    },
  };
}
