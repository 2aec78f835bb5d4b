import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { notificationKeys } from '#api/messaging/notification-queries';
import { notifications } from '#api/messaging/notifications';
import { userNotify } from '#api/messaging/user-notify';
import type { NotificationsEffects } from '#machines/notifications/notifications.machine';

/** Every action on a notification invalidates all its queries: lists, the bell and the dashboard use them. */
export const inboxEffects = (scope: Scope, queryClient: QueryClient): NotificationsEffects => {
  const invalidateAll = () => void queryClient.invalidateQueries({ queryKey: notificationKeys.all(scope) });
  return {
    async markRead(id, signal) {
      await scope.call(notifications.markRead, { params: { id }, body: { read: true }, signal });
      invalidateAll();
    },
    async markAllRead(_, signal) {
      await scope.call(notifications.readAll, { params: { city: scope.city }, signal });
      invalidateAll();
    },
    async confirmNotice(id, signal) {
      await scope.call(userNotify.confirm, { params: { id }, body: { confirmed: true }, signal });
      invalidateAll();
    },
    async sendAgain(id, signal) {
      await scope.call(notifications.resend, { params: { id }, signal });
      invalidateAll();
    },
  };
};
