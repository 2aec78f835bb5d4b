import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { versionMachine } from './version.machine';

export type Version = ActorRefFrom<typeof versionMachine>;

export const useIsOutdated = (version: Version): boolean =>
  useSelector(version, (snapshot) => snapshot.matches('outdated'));
