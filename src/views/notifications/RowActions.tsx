import { useIntl } from 'react-intl';
import type { Notification } from '#domain/messaging/notification';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import type { Notifications } from './use-notifications';

interface RowActionsProps {
  row: Notification;
  notifications: Notifications;
}

/** Send again, copy, delete. */
export function RowActions({ row: { id, title: name }, notifications }: RowActionsProps) {
  const { editing, resend } = notifications;
  const intl = useIntl();
  const label = (message: string) => intl.formatMessage({ id: message }, { name });
  return (
    <>
      <IconButton
        label={label('notification.resendNamed')}
        icon="pi pi-send"
        onClick={() => resend({ id, name })}
      />
      <IconLink href={editing.hrefs.copy(id)} label={label('record.copyNamed')} icon="pi pi-copy" />
      <IconButton
        label={label('record.deleteNamed')}
        icon="pi pi-trash"
        onClick={() => editing.remove(id, name)}
      />
    </>
  );
}
