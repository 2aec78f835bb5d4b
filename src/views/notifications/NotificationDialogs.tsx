import { useCallback } from 'react';
import type { Notification } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { lazyComponent } from '#kit/page/lazy-component';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { NO_RECORD } from '#kit/record/record-address';
import type { Notifications } from './use-notifications';

const NotificationDetail = lazyComponent(() => import('./NotificationDetail'));
const NotificationForm = lazyComponent(loadNotificationForm);
const Resending = lazyComponent(() => import('./Resending'), null);

/** The form and the requests that send it, so that sending loads nothing more. */
async function loadNotificationForm() {
  const [formModule] = await Promise.all([import('./NotificationForm'), import('./send-to')]);
  return formModule;
}

interface NotificationDialogsProps {
  notifications: Notifications;
  /** Initial values of a new notification. */
  initial: ComposedNotification;
  /** Rows of the current page of the list. */
  rows: readonly Notification[] | undefined;
}

/** All dialogs over a list of notifications. */
export function NotificationDialogs({ notifications, initial, rows }: NotificationDialogsProps) {
  const { list, recordController, resending, askToResend } = notifications;
  const stopResending = useCallback(() => askToResend(null), [askToResend]);
  return (
    <>
      <RecordDialogs
        recordController={recordController}
        rows={rows}
        titles={{
          view: 'notification.detail',
          create: 'notification.create',
          copy: 'notification.copy',
          edit: 'notification.create',
        }}
        wideForm
        detail={(id) => <NotificationDetail id={id} notifications={notifications} />}
        form={(mode, id) => (
          <NotificationForm
            recordController={recordController}
            initial={initial}
            copiedId={mode === 'create' ? null : id}
          />
        )}
      />
      {resending ? (
        <Resending
          notification={resending}
          topHref={list.href({ ...NO_RECORD, page: null, search: null, order: null })}
          onClose={stopResending}
        />
      ) : null}
    </>
  );
}
