import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { type UploadEffects, type uploadMachine, uploadMachineWith } from './upload.machine';

export type UploadActor = ActorRefFrom<typeof uploadMachine>;

/** The files of one form. Unmounting stops the actor. */
export function useUpload(effects: UploadEffects): UploadActor {
  const logic = useMemo(() => uploadMachineWith(effects), [effects]);
  return useActorRef(logic, { inspect: useInspection() });
}

/** Sends the form of the files, and reports progress and outcome to their machine. */
export async function sendWith<Result>(
  upload: UploadActor,
  send: (onProgress: (fraction: number) => void) => Promise<Result>,
): Promise<Result> {
  upload.send({ type: 'send' });
  try {
    const result = await send((fraction) => upload.send({ type: 'progressed', fraction }));
    upload.send({ type: 'sent' });
    return result;
  } catch (error) {
    upload.send({ type: 'failed' });
    throw error;
  }
}
