import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useToasts } from '#kit/context/app-services';
import { inboxEffects } from '#kit/context/inbox-effects';
import { useScope } from '#kit/context/scope';
import { type Inbox, useInbox } from '#machines/notifications/notifications.react';

/** The inbox of a page of notices, with a toast after a confirmation. */
export function useNoticeInbox(): Inbox {
  const scope = useScope();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useInbox(
    useMemo(() => inboxEffects(scope, queryClient), [scope, queryClient]),
    useCallback(
      ({ type }) => {
        if (type === 'confirmed') toasts.show('success', { messageId: 'notice.nowConfirmed' });
      },
      [toasts],
    ),
  );
}
