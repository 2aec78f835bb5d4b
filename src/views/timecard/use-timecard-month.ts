import { idOf } from '#domain/base/id-of';
import { monthsFrom } from '#domain/base/week';
import { monthAt, monthOf } from '#domain/office/month';
import { useAppServices } from '#kit/context/app-services';
import { useListState } from '#kit/list/list-state';

/** Month and person, which is only in the address: `?tab=month&month=2026-03&staff=5`. */
export function useTimecardMonth() {
  const { clock } = useAppServices();
  const list = useListState();
  const currentMonth = monthAt(clock.now());
  const month = monthOf(list.parameter('month')) ?? currentMonth;
  return {
    month,
    staffId: idOf(list.parameter('staff')),
    hrefs: {
      previous: list.href({ month: monthsFrom(month, -1) }),
      now: list.href({ month: null }),
      next: list.href({ month: monthsFrom(month, 1) }),
      everybody: list.href({ staff: null }),
      person: (id: number) => list.href({ month, staff: id }),
      cards: list.href({ tab: null, staff: null, month }),
    },
  };
}
