import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { inboxEffects } from '#kit/context/inbox-effects';
import { useScope } from '#kit/context/scope';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { useInbox, useResending } from '#machines/notifications/notifications.react';

interface ResendingProps {
  notification: { id: number; name: string };
  /** Address of the list part that shows the notification after sending. */
  topHref: string;
  onClose: () => void;
}

/** Sends a notification again after a confirmation that names it: a sent notification cannot be withdrawn. */
export default function Resending({ notification, topHref, onClose }: ResendingProps) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { navigation, toasts } = useAppServices();
  const inbox = useInbox(
    useMemo(() => inboxEffects(scope, queryClient), [scope, queryClient]),
    useCallback(
      ({ type }) => {
        onClose();
        if (type !== 'resent') return;
        toasts.show('success', { messageId: 'receiver.resent' });
        navigation.go(topHref, { replace: true });
      },
      [onClose, toasts, navigation, topHref],
    ),
  );
  const { id, name } = notification;
  useEffect(
    function openConfirmation() {
      inbox.send({ type: 'resend', id, name });
    },
    [inbox, id, name],
  );
  const isSending = useResending(inbox)?.busy ?? false;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="receiver.resend.title" />}
      confirm="receiver.resend.confirm"
      cancel="common.cancel"
      tone="primary"
      busy={isSending}
      onConfirm={() => inbox.send({ type: 'send' })}
      onCancel={() => {
        inbox.send({ type: 'cancel' });
        onClose();
      }}
    >
      <FormattedMessage
        id="receiver.resend.text"
        values={{ name: <strong className="object-name">{name}</strong> }}
      />
    </ConfirmDialog>
  );
}
