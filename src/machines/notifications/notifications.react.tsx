import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, EmittedFrom, EventFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import {
  type NotificationsEffects,
  type notificationsMachine,
  notificationsMachineWith,
} from './notifications.machine';

export type Inbox = ActorRefFrom<typeof notificationsMachine>;

/** The inbox of one page. Unmounting stops the actor. */
export function useInbox(effects: NotificationsEffects, onEmitted: (emitted: Emitted) => void): Inbox {
  const logic = useMemo(() => notificationsMachineWith(effects), [effects]);
  const inbox = useActorRef(logic, { inspect: useInspection() });
  useEmitted(inbox, onEmitted);
  return inbox;
}

/** False while the notification is being marked read or is queued. */
export const useMayRead = (inbox: Inbox, id: number): boolean => useInboxCan(inbox, { type: 'read', id });

export const useInboxCan = (inbox: Inbox, event: EventFrom<typeof notificationsMachine>): boolean =>
  useSelector(inbox, (snapshot) => snapshot.can(event));

/** The notification to send again, while its confirmation is open or its request is pending. */
export const useResending = (inbox: Inbox) => {
  const notification = useSelector(inbox, ({ context }) => context.resending);
  const busy = useSelector(inbox, (snapshot) => snapshot.matches('resending'));
  return notification === null ? null : { notification, busy };
};

type Emitted = EmittedFrom<typeof notificationsMachine>;
