import { useQuery } from '@tanstack/react-query';
import { scheduledWeek } from '#api/office/work-schedule-queries';
import { idOf } from '#domain/base/id-of';
import { WEEKDAYS } from '#domain/base/weekday';
import { useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useCompany } from '#kit/context/use-company';
import { DEFAULT_WORK_TIME, type ScheduleValues, staffValuesOf } from './form-values';

/**
 * The initial values of a new schedule, with weekday and person of the address: `?new=4&new-staff=5`. Any other text
 * chooses none. Undefined while the name of the person is loading.
 */
export function useNewSchedule(): ScheduleValues | undefined {
  const parameters = useSearch();
  const { company } = useCompany();
  const staffId = idOf(parameters.get('new-staff'));
  const query = useQuery({
    ...scheduledWeek(useScope(), company ?? ''),
    enabled: company !== null && staffId !== null,
  });
  if (query.isLoading) return undefined;
  const person = query.data?.rows.find(({ staff_id }) => staff_id === staffId);
  const weekday = WEEKDAYS.find(({ value }) => value === parameters.get('new'))?.value;
  return {
    ...staffValuesOf(person ?? {}),
    times: [DEFAULT_WORK_TIME],
    weekdays: weekday === undefined ? [] : [weekday],
  };
}
