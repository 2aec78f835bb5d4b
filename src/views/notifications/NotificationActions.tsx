import type { Notification } from '#domain/messaging/notification';
import { RowAction } from '#kit/list/row/RowAction';
import type { Notifications } from './use-notifications';

interface NotificationActionsProps {
  row: Notification;
  notifications: Notifications;
}

/** Copy, send again, delete; what every row has is first, since those of other senders can only be copied. */
export function NotificationActions({ row, notifications }: NotificationActionsProps) {
  const { id, title: name } = row;
  const { recordController, askToResend, isOwn } = notifications;
  const isOwnRow = isOwn(row);
  return (
    <>
      <RowAction verb="record.copy" name={name} icon="pi pi-copy" href={recordController.hrefs.copy(id)} />
      {isOwnRow ? (
        <RowAction
          verb="notification.resend"
          name={name}
          icon="pi pi-send"
          onClick={() => askToResend({ id, name })}
        />
      ) : null}
      {isOwnRow ? (
        <RowAction
          verb="record.delete"
          name={name}
          icon="pi pi-trash"
          onClick={() => recordController.remove(id, name)}
        />
      ) : null}
    </>
  );
}
