import { dayAt, daysFrom, daysOfWeek, mondayOf } from '#domain/base/week';
import type { Reserve } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { type ListState, useListState } from '#kit/list/list-state';

/**
 * Position in the calendar, which is only in the address: `?tab=week&week=2026-04-06&shop=…&day=2026-04-07`,
 * and `hours=10,18`.
 */
export interface ReserveWeekState {
  list: ListState;
  today: string;
  monday: string;
  days: readonly string[];
  /** The selected day, shown alone. */
  day: string | null;
  /** Null: every shop. */
  shop: string | null;
  /** Hours whose rows are shown although they have no reservations. */
  unfoldedHours: readonly number[];
  hrefs: { previous: string; next: string; now: string; whole: string; day(day: string): string };
  chooseShop(shop: string | null): void;
  setUnfoldedHours(hours: readonly number[]): void;
}

/** The props of the week, and of one day of it. */
export interface WeekCalendarProps {
  week: ReserveWeekState;
  /** Ordered by time. */
  rows: readonly Reserve[];
  now: number;
  hrefOf: (id: number) => string;
}

export function useWeek(): ReserveWeekState {
  const { clock } = useAppServices();
  const list = useListState();
  const today = dayAt(clock.now());
  const monday = mondayOf(list.parameter('week') ?? '') ?? mondayOf(today) ?? today;
  const days = daysOfWeek(monday);
  const day = list.parameter('day');
  const hrefOfWeek = (week: string) => list.href({ week, day: null });
  return {
    list,
    today,
    monday,
    days,
    day: day !== null && days.includes(day) ? day : null,
    shop: list.parameter('shop'),
    unfoldedHours: (list.parameter('hours') ?? '').split(',').filter(Boolean).map(Number),
    hrefs: {
      previous: hrefOfWeek(daysFrom(monday, -7)),
      next: hrefOfWeek(daysFrom(monday, 7)),
      now: list.href({ week: null, day: null }),
      whole: list.href({ day: null }),
      day: (chosen) => list.href({ week: monday, day: chosen }),
    },
    chooseShop: (shop) => list.replace({ shop }),
    setUnfoldedHours: (hours) => list.replace({ hours: hours.join() }),
  };
}

/** The names of the shops in these rows, and of the chosen shop even if it has no row. */
export function shopsOf(rows: readonly Reserve[], chosenShop: string | null): readonly string[] {
  const shopNames = new Set(rows.flatMap(({ shop }) => shop ?? []));
  if (chosenShop !== null) shopNames.add(chosenShop);
  return [...shopNames].toSorted((one, other) => one.localeCompare(other, 'ja'));
}
