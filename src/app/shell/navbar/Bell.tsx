import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Scope } from '#api/http/scope';
import { notificationKeys } from '#api/messaging/notification-queries';
import { useUnreadNotices } from '#app/realtime/use-unread-notices';
import { CHAT_UNREAD_MAX } from '#domain/base/limits';
import { useScope } from '#kit/context/scope';
import { IconLink } from '#kit/page/IconLink';
import { cappedCount } from '#kit/services/capped-count';
import { useNotificationBadge } from '#machines/realtime/realtime.react';

/** Shown only while notices are unread; links to the notices (R-NAV-04, R-NAV-05, R-FB-08). */
export function Bell() {
  const intl = useIntl();
  const scope = useScope();
  const unreadCount = useUnreadNotices();
  useReloadOnBadge(scope);
  if (unreadCount === 0) return null;
  const label = intl.formatMessage({ id: 'shell.unread' }, { count: unreadCount });
  return (
    <IconLink
      href={`/${encodeURIComponent(scope.city)}/notification-store`}
      className="bell"
      label={label}
      icon="pi pi-bell"
    >
      <span className="badge" aria-hidden="true">
        {cappedCount(unreadCount, CHAT_UNREAD_MAX)}
      </span>
    </IconLink>
  );
}

/** The realtime badge signals a change; the request loads what has changed. */
function useReloadOnBadge(scope: Scope) {
  const queryClient = useQueryClient();
  const badge = useNotificationBadge();
  const lastBadge = useRef(badge);
  useEffect(
    function reloadOnBadge() {
      const badgeBefore = lastBadge.current;
      lastBadge.current = badge;
      // The first request already covers the first value of the badge.
      if (badge === null || badgeBefore === null || badge === badgeBefore) return;
      void queryClient.invalidateQueries({ queryKey: notificationKeys.all(scope) });
    },
    [badge, queryClient, scope],
  );
}
