import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { type CsvExportEffects, type csvExportMachine, csvExportMachineWith } from './csv-export.machine';

export type CsvExportActor = ActorRefFrom<typeof csvExportMachine>;
export type CsvExportSnapshot = SnapshotFrom<typeof csvExportMachine>;

/** One export. Unmounting its dialog aborts it. */
export function useCsvExport(effects: CsvExportEffects): CsvExportActor {
  const logic = useMemo(() => csvExportMachineWith(effects), [effects]);
  return useActorRef(logic, { inspect: useInspection() });
}
