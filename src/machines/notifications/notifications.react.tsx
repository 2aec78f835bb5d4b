import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSnapshot } from '../snapshot.react';
import {
  type NotificationsEffects,
  type notificationsMachine,
  notificationsMachineWith,
} from './notifications.machine';

export type Inbox = ActorRefFrom<typeof notificationsMachine>;

/** The inbox of one page; it ends with the page. */
export function useInbox(effects: NotificationsEffects): Inbox {
  const logic = useMemo(() => notificationsMachineWith(effects), [effects]);
  return useActorRef(logic);
}

export const useInboxBusy = (inbox: Inbox): boolean =>
  useSnapshot(inbox, (snapshot) => snapshot.hasTag('busy'));

/** False while this one is being marked read, or waits for it. */
export const useMayRead = (inbox: Inbox, id: number): boolean =>
  useSnapshot(inbox, (snapshot) => snapshot.can({ type: 'read', id }));
