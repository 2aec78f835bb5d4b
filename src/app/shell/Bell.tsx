import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { unreadCount } from '#api/notification-queries';
import { CHAT_UNREAD_MAX, POLLING_INTERVAL } from '#domain/limits';
import { cappedCount } from '#kit/capped-count';
import { useScope } from '#kit/scope';
import { useRegion } from '../use-region';

/** Shown only while something is unread; leads to the notices (R-NAV-04, R-NAV-05). */
export function Bell() {
  const intl = useIntl();
  const scope = useScope();
  const enabled = useRegion() === 'open';
  const unread = useQuery({ ...unreadCount(scope, POLLING_INTERVAL), enabled }).data ?? 0;
  if (unread === 0) return null;
  const label = intl.formatMessage({ id: 'shell.unread' }, { count: unread });
  return (
    <Link
      href={`/${encodeURIComponent(scope.city)}/notification-store`}
      className="icon-button bell"
      aria-label={label}
      title={label}
    >
      <span className="pi pi-bell" aria-hidden="true" />
      <span className="badge" aria-hidden="true">
        {cappedCount(unread, CHAT_UNREAD_MAX)}
      </span>
    </Link>
  );
}
