import { type ReactNode, useMemo } from 'react';
import { timecardSource } from '#api/office/timecards';
import { monthsFrom } from '#domain/base/week';
import { monthAt, monthOf } from '#domain/office/month';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { ResourceView } from '#kit/resource/ResourceView';
import { dayText } from '#kit/services/dates';
import { ClockPanel } from './ClockPanel';
import { timecardsOf } from './timecards-of';

interface TimecardListProps {
  company: string;
  tabs: ReactNode;
}

/** So many months back are offered; an address may name any. */
const MONTHS = 13;

/** What one does now, and all cards below: of a month, for the payroll, as a file too. */
export function TimecardList({ company, tabs }: TimecardListProps) {
  const { clock } = useAppServices();
  const { role } = useUser();
  const today = monthAt(clock.now());
  const parameter = monthOf(useSearch().get('month'));
  const recent = Array.from({ length: MONTHS }, (_, index) => monthsFrom(today, -index));
  const months = parameter === null || recent.includes(parameter) ? recent : [...recent, parameter];
  const filter = useAddressFilter('month', ['all', ...months]);
  const month = filter.value === 'all' ? null : filter.value;
  const resource = useMemo(() => timecardsOf(company, clock), [company, clock]);
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
            nameOf: (value) => (value === 'all' ? undefined : dayText(value)),
          },
        ],
        source,
      }}
      // an Operator works for no company
      above={role === 'Operator' ? null : <ClockPanel company={company} />}
    >
      {tabs}
    </ResourceView>
  );
}
