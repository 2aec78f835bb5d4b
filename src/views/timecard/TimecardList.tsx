import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { timecardSource } from '#api/office/timecards';
import { monthsFrom } from '#domain/base/week';
import { monthAt, monthOf } from '#domain/office/month';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { ResourceView } from '#kit/resource/ResourceView';
import { localDate } from '#kit/services/dates';
import { ClockPanel } from './ClockPanel';
import { timecardsOf } from './timecards-of';

interface TimecardListProps {
  company: string;
  tabs: ReactNode;
}

/** Number of months that the filter offers; an address may name any month. */
const MONTHS_OFFERED = 13;

/** The user's current state, and all cards below: filtered by month for the payroll, also as a file. */
export function TimecardList({ company, tabs }: TimecardListProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { role } = useUser();
  const currentMonth = monthAt(clock.now());
  const requestedMonth = monthOf(useSearch().get('month'));
  const recentMonths = Array.from({ length: MONTHS_OFFERED }, (_, index) => monthsFrom(currentMonth, -index));
  const months =
    requestedMonth === null || recentMonths.includes(requestedMonth)
      ? recentMonths
      : [...recentMonths, requestedMonth];
  const filter = useAddressFilter('month', ['all', ...months]);
  const month = filter.value === 'all' ? null : filter.value;
  const resource = useMemo(() => timecardsOf(company, clock, intl), [company, clock, intl]);
  const source = useMemo(() => timecardSource(company, { month }), [company, month]);
  return (
    <ResourceView
      of={resource}
      narrowed={{
        filters: [
          {
            filter,
            label: 'timecard.monthFilter',
            option: () => 'timecard.allMonths',
            nameOf: (value) => (value === 'all' ? undefined : localDate(intl, value)),
          },
        ],
        source,
      }}
      // An Operator does not work for a company.
      above={role === 'Operator' ? null : <ClockPanel company={company} />}
    >
      {tabs}
    </ResourceView>
  );
}
