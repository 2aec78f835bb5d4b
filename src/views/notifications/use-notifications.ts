import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Notification } from '#domain/notification';
import type { ComposedNotification } from '#domain/notification-audience';
import { useAppServices } from '#kit/app-services';
import { inboxEffects } from '#kit/inbox-effects';
import type { ListState } from '#kit/list-state';
import { NO_RECORD } from '#kit/record-address';
import { useRecordEditing } from '#kit/record-editing';
import { useScope } from '#kit/scope';
import { useInbox } from '#machines/notifications/notifications.react';
import { notificationEffects } from './effects';

/** What can be done with the notifications of a list: send, delete, send again. */
export function useNotifications(list: ListState) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { navigation, toasts } = useAppServices();
  const effects = useMemo(() => notificationEffects(scope, queryClient), [scope, queryClient]);
  const editing = useRecordEditing<ComposedNotification, Notification>({
    form: 'notification',
    effects,
    list,
  });
  const first = list.href({ ...NO_RECORD, page: null, search: null });
  const inbox = useInbox(
    useMemo(() => inboxEffects(scope, queryClient), [scope, queryClient]),
    useCallback(
      ({ type }) => {
        if (type !== 'resent') return;
        toasts.show('success', { messageId: 'notification.resent' });
        // it stands where a new one does
        navigation.go(first, { replace: true });
      },
      [toasts, navigation, first],
    ),
  );
  return { editing, inbox };
}
