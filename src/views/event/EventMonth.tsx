import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { eventsOfSpan } from '#api/content/event-queries';
import { spanOfDays } from '#domain/base/week';
import { EVENT_STATES, eventTurns } from '#domain/content/event';
import { CalendarBar } from '#kit/calendar/CalendarBar';
import { CalendarFrame } from '#kit/calendar/CalendarFrame';
import { StateTag } from '#kit/column/StateTag';
import { useScope } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { LocalDate } from '#kit/date/LocalDate';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import { NO_RECORD } from '#kit/record/record-address';
import { ResourceDialogs } from '#kit/resource/ResourceDialogs';
import { useResourceController } from '#kit/resource/use-resource-controller';
import { usePhone } from '#kit/services/use-media';
import { eventResource } from './event-resource';
import { EVENT_TONES } from './event-state';
import { MonthDay } from './MonthDay';
import { MonthGrid } from './MonthGrid';
import { useEventMonth } from './use-event-month';
import './month.css';

/** The events of a month, on a phone those of one day. */
export default function EventMonth({ tabs }: { tabs: ReactNode }) {
  const month = useEventMonth();
  const isPhone = usePhone();
  const query = useQuery(eventsOfSpan(useScope(), spanOfDays(month.days)));
  const events = query.data?.rows ?? [];
  const now = useNow(events.flatMap(eventTurns));
  const controller = useResourceController(eventResource, { list: month.list });
  const { hrefs } = controller.recordController;
  const day = month.day ?? (isPhone ? initialDay(month) : null);
  const hrefOfNew = (newDay: string) => month.list.href({ ...NO_RECORD, new: newDay });
  const hrefOfMoved = (id: number, days: number) => month.list.href({ ...NO_RECORD, edit: id, move: days });
  return (
    <>
      <PageHead title="event.title" tabs={tabs}>
        <CreateLink
          href={day === null ? hrefs.create : hrefOfNew(day)}
          label="resource.create"
          values={controller.values}
        />
      </PageHead>
      <CalendarFrame
        className="month"
        query={query}
        bar={<CalendarBar hrefs={month.hrefs} labels={BAR_LABELS} title={<LocalDate at={month.month} />} />}
        legend={EVENT_STATES.map((state) => (
          <StateTag key={state} tone={EVENT_TONES[state]} text={`event.state.${state}`} />
        ))}
      >
        {({ rows }) => {
          const calendarProps = { month, rows, now, hrefOf: hrefs.view };
          if (day !== null) return <MonthDay {...calendarProps} day={day} hasBackLink={!isPhone} />;
          return (
            <>
              <MonthGrid {...calendarProps} hrefOfNew={hrefOfNew} hrefOfMoved={hrefOfMoved} />
              {rows.length === 0 ? (
                <p className="records-note">
                  <FormattedMessage id="event.month.empty" />
                </p>
              ) : null}
            </>
          );
        }}
      </CalendarFrame>
      <ResourceDialogs controller={controller} rows={events} />
    </>
  );
}

const BAR_LABELS = { previous: 'event.month.previous', next: 'event.month.next', now: 'event.month.now' };

/** Today if the month contains it, else the first day of the month. */
const initialDay = ({ today, month }: ReturnType<typeof useEventMonth>): string =>
  today.startsWith(month) ? today : `${month}-01`;
