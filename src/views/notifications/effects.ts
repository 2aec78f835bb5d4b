import type { QueryClient } from '@tanstack/react-query';
import { notificationKeys } from '#api/notification-queries';
import { notifications } from '#api/notifications';
import type { Notification } from '#domain/notification';
import type { ComposedNotification } from '#domain/notification-audience';
import { removalOf } from '#kit/removal-of';
import type { Scope } from '#kit/scope';
import type { RecordEditorEffects } from '#machines/record-editor/record-editor.machine';

/** A notification is sent or deleted, never changed: "edit" has no call, a copy is a new one. */
export const notificationEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEditorEffects<ComposedNotification, Notification> => {
  const refresh = () => queryClient.invalidateQueries({ queryKey: notificationKeys.all(scope) });
  return {
    async save({ draft }, signal) {
      const { sendTo } = await import('./send-to');
      const sent = await sendTo(scope, draft, signal);
      void refresh();
      return sent;
    },
    async remove(id, signal) {
      const answer = await scope.call(notifications.remove, { params: { city: scope.city, id }, signal });
      void refresh();
      return removalOf(answer);
    },
  };
};
