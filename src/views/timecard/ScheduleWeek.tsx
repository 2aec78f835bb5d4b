import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { scheduledWeek } from '#api/office/work-schedule-queries';
import { WEEKDAYS, type WeekdayValue, weekdayAt } from '#domain/base/weekday';
import { CalendarFrame } from '#kit/calendar/CalendarFrame';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useListState } from '#kit/list/list-state';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import { NO_RECORD } from '#kit/record/record-address';
import { ResourceDialogs } from '#kit/resource/ResourceDialogs';
import { useResourceController } from '#kit/resource/use-resource-controller';
import { usePhone } from '#kit/services/use-media';
import { ScheduleDay } from './ScheduleDay';
import { ScheduleTable } from './ScheduleTable';
import { schedulesOf } from './schedules-of';
import './schedule.css';

/** 週間: working times of all staff; on a phone one day at a time. */
export default function ScheduleWeek({ company, tabs }: { company: string; tabs: ReactNode }) {
  const { clock } = useAppServices();
  const list = useListState();
  const isPhone = usePhone();
  const query = useQuery(scheduledWeek(useScope(), company));
  const schedules = useMemo(() => schedulesOf(company), [company]);
  const controller = useResourceController(schedules, { list });
  const { hrefs } = controller.recordController;
  const today = weekdayAt(clock.now());
  const chosenDay = WEEKDAYS.find(({ value }) => value === list.parameter('day'))?.value;
  const day = chosenDay ?? (isPhone ? today : null);
  const mayCreate = controller.modes.includes('create');
  const hrefOfNew = (weekday: WeekdayValue, staffId: number | null) =>
    list.href({ ...NO_RECORD, new: weekday, 'new-staff': staffId });
  return (
    <>
      <PageHead title="timecard.title" tabs={tabs}>
        {mayCreate ? (
          <CreateLink
            href={day === null ? hrefs.create : hrefOfNew(day, null)}
            label="resource.create"
            values={controller.values}
          />
        ) : null}
      </PageHead>
      <CalendarFrame
        className="schedule-week"
        query={query}
        bar={null}
        legend={<FormattedMessage id="workSchedule.afterMidnight" />}
      >
        {({ rows }) => {
          const calendarProps = {
            rows,
            today,
            hrefOf: hrefs.view,
            hrefOfDay: (weekday: WeekdayValue) => list.href({ day: weekday }),
          };
          if (rows.length === 0) {
            return (
              <p className="records-note">
                <FormattedMessage id="empty.workSchedules" />
              </p>
            );
          }
          if (day === null)
            return <ScheduleTable {...calendarProps} hrefOfNew={mayCreate ? hrefOfNew : null} />;
          return (
            <ScheduleDay
              {...calendarProps}
              day={day}
              hrefOfWeek={isPhone ? null : list.href({ day: null })}
            />
          );
        }}
      </CalendarFrame>
      <ResourceDialogs controller={controller} rows={query.data?.rows} />
    </>
  );
}
