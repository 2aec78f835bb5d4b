import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/ConfirmDialog';
import { type Inbox, useResending } from '#machines/notifications/notifications.react';

/** What goes out cannot be taken back: it is asked by name first. */
export function ResendQuestion({ inbox }: { inbox: Inbox }) {
  const resending = useResending(inbox);
  if (resending === null) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="notification.resend.title" />}
      confirm="notification.resend.confirm"
      cancel="common.cancel"
      tone="primary"
      busy={resending.busy}
      onConfirm={() => inbox.send({ type: 'send' })}
      onCancel={() => inbox.send({ type: 'cancel' })}
    >
      <FormattedMessage
        id="notification.resend.text"
        values={{ name: <strong className="object-name">{resending.notification.name}</strong> }}
      />
    </ConfirmDialog>
  );
}
