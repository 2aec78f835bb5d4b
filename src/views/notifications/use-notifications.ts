import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { maySendAgainOrDelete, type Notification } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useScope, useUser } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { type RecordController, useRecordController } from '#kit/record/use-record-controller';
import { notificationEffects } from './notification-effects';

interface NamedNotification {
  id: number;
  name: string;
}

/** Actions on the notifications of a list: send, delete, send again. */
export interface Notifications {
  list: ListState;
  recordController: RecordController<ComposedNotification>;
  /** The notification that the user wants to send again. */
  resending: NamedNotification | null;
  askToResend: (notification: NamedNotification | null) => void;
  /** True if the user may send the notification again and delete it; others may read and copy it. */
  isOwn: (notification: Notification) => boolean;
}

const MODES = ['create', 'view', 'copy'] as const;

export function useNotifications(list: ListState): Notifications {
  const scope = useScope();
  const { profile, role } = useUser();
  const queryClient = useQueryClient();
  const effects = useMemo(() => notificationEffects(scope, queryClient), [scope, queryClient]);
  const recordController = useRecordController<ComposedNotification, Notification>({
    form: 'notification',
    effects,
    read: null,
    list,
    savedMessage: sentMessage,
    // A sent notification is never changed: no request does it.
    modes: MODES,
  });
  const [resending, askToResend] = useState<NamedNotification | null>(null);
  const isOwn = (row: Notification) => maySendAgainOrDelete({ id: profile.id, role }, row);
  return { list, recordController, resending, askToResend, isOwn };
}

const sentMessage = (notification: Notification | null) =>
  notification?.receivers == null
    ? { messageId: 'notification.sent' }
    : { messageId: 'notification.sentTo', values: { count: notification.receivers } };
