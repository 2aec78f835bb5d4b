import type { QueryClient } from '@tanstack/react-query';
import { notificationKeys } from '#api/notification-queries';
import { notifications } from '#api/notifications';
import type { Notification, NotificationDraft } from '#domain/notification';
import type { Scope } from '#kit/scope';
import type { RecordEditorEffects } from '#machines/record-editor/record-editor.machine';

/** A notification is sent or deleted, never changed: "edit" has no call, a copy is a new one. */
export const notificationEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEditorEffects<NotificationDraft, Notification> => {
  const params = { city: scope.city };
  const refresh = () => queryClient.invalidateQueries({ queryKey: notificationKeys.all(scope) });
  return {
    async save({ draft }, signal) {
      const { data } = await scope.call(notifications.create, { params, body: draft, signal });
      void refresh();
      return data;
    },
    async remove(id, signal) {
      await scope.call(notifications.remove, { params: { ...params, id }, signal });
      void refresh();
      return { outcome: 'removed' };
    },
  };
};
