import { type ReactNode, useMemo } from 'react';
import { ResourceView } from '#kit/resource/ResourceView';
import { schedulesOf } from './schedules-of';

/** 勤務表: times and weekdays at which staff work. */
export default function ScheduleList({ company, tabs }: { company: string; tabs: ReactNode }) {
  const schedules = useMemo(() => schedulesOf(company), [company]);
  return <ResourceView of={schedules}>{tabs}</ResourceView>;
}
