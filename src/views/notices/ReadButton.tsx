import { FormattedMessage, useIntl } from 'react-intl';
import type { Notification } from '#domain/messaging/notification';
import { ReadTag } from '#kit/column/ReadTag';
import { type Inbox, useMayRead } from '#machines/notifications/notifications.react';

/** Marks a notice as read without opening it. */
export function ReadButton({ row, inbox }: { row: Notification; inbox: Inbox }) {
  const intl = useIntl();
  const mayRead = useMayRead(inbox, row.id);
  if (row.read) {
    return <ReadTag read />;
  }
  return (
    <button
      type="button"
      className="button small"
      aria-label={intl.formatMessage({ id: 'notice.readNamed' }, { name: row.title })}
      // `aria-disabled` keeps it focusable: a keyboard user keeps the position in the list meanwhile.
      aria-disabled={!mayRead}
      onClick={() => inbox.send({ type: 'read', id: row.id })}
    >
      <span className={mayRead ? 'pi pi-check' : 'spinner'} aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id="notice.read" />
      </span>
    </button>
  );
}
