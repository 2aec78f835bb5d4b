import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { timecardMonth } from '#api/office/timecard-queries';
import { workedMonths } from '#domain/office/working-hours';
import { CalendarBar } from '#kit/calendar/CalendarBar';
import { CalendarFrame } from '#kit/calendar/CalendarFrame';
import { useScope, useUser } from '#kit/context/scope';
import { LocalDate } from '#kit/date/LocalDate';
import { PageHead } from '#kit/page/PageHead';
import { MonthTable } from './MonthTable';
import { PersonMonth } from './PersonMonth';
import { useTimecardMonth } from './use-timecard-month';

interface MonthSheetProps {
  company: string;
  tabs: ReactNode;
}

/** 月別: working hours of all staff by day, and the month of one person; the role staff sees only its own. */
export default function MonthSheet({ company, tabs }: MonthSheetProps) {
  const { profile, role } = useUser();
  const { month, staffId: chosenStaffId, hrefs } = useTimecardMonth();
  const isOwnMonth = role === 'staff_shop';
  const staffId = isOwnMonth ? profile.id : chosenStaffId;
  const query = useQuery(timecardMonth(useScope(), { company, month, staffId }));
  return (
    <>
      <PageHead title="timecard.title" tabs={tabs} />
      <CalendarFrame
        className="month-sheet"
        query={query}
        bar={
          <CalendarBar
            hrefs={hrefs}
            labels={{
              previous: 'timecard.month.previous',
              now: 'timecard.month.now',
              next: 'timecard.month.next',
            }}
            title={<LocalDate at={month} />}
          >
            {chosenStaffId === null || isOwnMonth ? null : (
              <Link className="button" href={hrefs.everybody}>
                <FormattedMessage id="timecard.month.everybody" />
              </Link>
            )}
            <Link className="button month-cards" href={hrefs.cards}>
              <FormattedMessage id="timecard.month.cards" />
            </Link>
          </CalendarBar>
        }
        legend={
          <span>
            <span className="pi pi-clock month-open" aria-hidden="true" />{' '}
            <FormattedMessage id="timecard.state.forgotten" />
          </span>
        }
      >
        {({ rows }) => {
          const people = workedMonths(rows);
          const [person] = people;
          if (person === undefined) {
            return (
              <p className="records-note">
                <FormattedMessage id="timecard.month.empty" />
              </p>
            );
          }
          return staffId === null ? (
            <MonthTable month={month} people={people} hrefOf={hrefs.person} />
          ) : (
            <PersonMonth month={month} person={person} />
          );
        }}
      </CalendarFrame>
    </>
  );
}
