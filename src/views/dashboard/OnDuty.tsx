import { useQuery } from '@tanstack/react-query';
import { scheduledWeek } from '#api/office/work-schedule-queries';
import { weekdayAt } from '#domain/base/weekday';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { TodayPart } from './TodayPart';

/** The people who work today, by the schedules that the user may see; staff see their own. */
export function OnDuty({ href, company }: { href: string; company: string }) {
  const { clock } = useAppServices();
  const today = weekdayAt(clock.now());
  const query = useQuery(scheduledWeek(useScope(), company));
  return (
    <TodayPart
      title="dashboard.onDuty"
      empty="dashboard.nobodyOnDuty"
      href={href}
      query={query}
      rowsOf={({ rows }) =>
        rows
          .filter(({ weekdays }) => weekdays.some(({ value }) => value === today))
          .toSorted((one, other) => firstStart(one).localeCompare(firstStart(other)))
      }
    >
      {({ id, staff, times }) => (
        <li key={id} className="today-row">
          <span className="today-main">
            <b>{staff || '–'}</b>
          </span>
          <span className="today-time">{times.map(({ start, end }) => `${start}–${end}`).join(' ')}</span>
        </li>
      )}
    </TodayPart>
  );
}

const firstStart = ({ times }: { times: readonly { start: string }[] }): string => times[0]?.start ?? '';
