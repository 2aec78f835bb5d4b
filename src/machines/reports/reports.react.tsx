import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorOptions, ActorRefFrom, EmittedFrom, EventFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import { type ReportsEffects, type reportsMachine, reportsMachineWith } from './reports.machine';

export type Reports = ActorRefFrom<typeof reportsMachine>;
type Clock = NonNullable<ActorOptions<typeof reportsMachine>['clock']>;

/** The reports of one page. Unmounting stops the actor and aborts its request. */
export function useReports(
  effects: ReportsEffects,
  clock: Clock,
  onEmitted: (emitted: EmittedFrom<typeof reportsMachine>) => void,
): Reports {
  const logic = useMemo(() => reportsMachineWith(effects), [effects]);
  const reports = useActorRef(logic, { clock, inspect: useInspection() });
  useEmitted(reports, onEmitted);
  return reports;
}

export const useReportsCan = (reports: Reports, event: EventFrom<typeof reportsMachine>): boolean =>
  useSelector(reports, (snapshot) => snapshot.can(event));

export const useIsMarking = (reports: Reports): boolean =>
  useSelector(reports, (snapshot) => snapshot.matches('marking'));
