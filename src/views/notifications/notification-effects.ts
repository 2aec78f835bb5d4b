import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { notificationKeys, notificationList } from '#api/messaging/notification-queries';
import { notifications } from '#api/messaging/notifications';
import { PAGE_SIZE } from '#domain/base/limits';
import type { Notification } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { removalOf } from '#kit/record/removal-of';
import type { RecordEffects } from '#kit/record/use-record-controller';

/** A notification is sent or deleted, never changed: no request edits it, and a copy is a new one. */
export const notificationEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEffects<ComposedNotification, Notification> => {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: notificationKeys.all(scope) });
  return {
    refresh,
    async save({ draft }, signal) {
      // Already loaded together with the form (NotificationDialogs.tsx).
      const { sendTo } = await import('./send-to');
      const sentNotification = await sendTo(scope, draft, signal);
      refresh();
      return sentNotification;
    },
    async findNew({ title, description }) {
      const { queryKey, queryFn } = notificationList(scope, { search: '', offset: 0, limit: PAGE_SIZE });
      const { content } = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      const { anyHasValues } = await import('#kit/record/has-values');
      return anyHasValues(content, { title, description });
    },
    async remove(id, signal) {
      const response = await scope.call(notifications.remove, { params: { city: scope.city, id }, signal });
      refresh();
      return removalOf(response);
    },
  };
};
