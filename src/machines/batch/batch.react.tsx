import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, EmittedFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import { type BatchEffects, type batchMachine, batchMachineWith } from './batch.machine';

export type BatchActor = ActorRefFrom<typeof batchMachine>;
export type BatchFinished = EmittedFrom<typeof batchMachine>;

/** The batch of one page. Unmounting stops the actor and aborts its request. */
export function useBatch(effects: BatchEffects, onFinished: (finished: BatchFinished) => void): BatchActor {
  const logic = useMemo(() => batchMachineWith(effects), [effects]);
  const batch = useActorRef(logic, { inspect: useInspection() });
  useEmitted(batch, onFinished);
  return batch;
}
