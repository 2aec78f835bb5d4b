import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Notification } from '#domain/notification';
import type { Notifications } from './use-notifications';

interface RowActionsProps {
  row: Notification;
  notifications: Notifications;
}

/** Send again, copy, delete. */
export function RowActions({ row: { id, title: name }, notifications }: RowActionsProps) {
  const { editing, resend: askToResend } = notifications;
  const intl = useIntl();
  const resend = intl.formatMessage({ id: 'notification.resendNamed' }, { name });
  const copy = intl.formatMessage({ id: 'record.copyNamed' }, { name });
  const remove = intl.formatMessage({ id: 'record.deleteNamed' }, { name });
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={resend}
        title={resend}
        onClick={() => askToResend({ id, name })}
      >
        <span className="pi pi-send" aria-hidden="true" />
      </button>
      <Link className="icon-button" href={editing.hrefs.copy(id)} aria-label={copy} title={copy}>
        <span className="pi pi-copy" aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={remove}
        title={remove}
        onClick={() => editing.remove(id, name)}
      >
        <span className="pi pi-trash" aria-hidden="true" />
      </button>
    </>
  );
}
