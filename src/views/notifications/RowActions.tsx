import { useIntl } from 'react-intl';
import type { Notification } from '#domain/messaging/notification';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import type { Notifications } from './use-notifications';

interface RowActionsProps {
  row: Notification;
  notifications: Notifications;
}

/** Send again, copy, delete; others' are copied (A-271). */
export function RowActions({ row, notifications }: RowActionsProps) {
  const { id, title: name } = row;
  const { editing, resend, isOwn } = notifications;
  const own = isOwn(row);
  const intl = useIntl();
  const label = (message: string) => intl.formatMessage({ id: message }, { name });
  return (
    <>
      {own ? (
        <IconButton
          label={label('notification.resendNamed')}
          icon="pi pi-send"
          onClick={() => resend({ id, name })}
        />
      ) : null}
      <IconLink href={editing.hrefs.copy(id)} label={label('record.copyNamed')} icon="pi pi-copy" />
      {own ? (
        <IconButton
          label={label('record.deleteNamed')}
          icon="pi pi-trash"
          onClick={() => editing.remove(id, name)}
        />
      ) : null}
    </>
  );
}
