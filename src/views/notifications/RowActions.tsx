import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Notification } from '#domain/notification';
import type { ComposedNotification } from '#domain/notification-audience';
import type { RecordEditing } from '#kit/record-editing';
import { type Inbox, useInboxCan } from '#machines/notifications/notifications.react';

interface RowActionsProps {
  row: Notification;
  editing: RecordEditing<ComposedNotification>;
  inbox: Inbox;
}

/** Send again, copy, delete. */
export function RowActions({ row: { id, title: name }, editing, inbox }: RowActionsProps) {
  const intl = useIntl();
  const resend = intl.formatMessage({ id: 'notification.resendNamed' }, { name });
  const copy = intl.formatMessage({ id: 'record.copyNamed' }, { name });
  const remove = intl.formatMessage({ id: 'record.deleteNamed' }, { name });
  const mayResend = useInboxCan(inbox, { type: 'resend', id, name });
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={resend}
        title={resend}
        aria-disabled={!mayResend}
        onClick={() => inbox.send({ type: 'resend', id, name })}
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
