import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { type csvImportMachine, csvImportMachineWith } from './csv-import.machine';
import type { CsvImportEffects } from './csv-import.setup';

export type CsvImportActor = ActorRefFrom<typeof csvImportMachine>;
export type CsvImportSnapshot = SnapshotFrom<typeof csvImportMachine>;

/** One import. Unmounting its page aborts it. */
export function useCsvImport(effects: CsvImportEffects): CsvImportActor {
  const logic = useMemo(() => csvImportMachineWith(effects), [effects]);
  return useActorRef(logic, { inspect: useInspection() });
}
