import { useIntl } from 'react-intl';
import { CHAT_UNREAD_MAX } from '#domain/base/limits';
import type { MenuBadge } from '#kit/context/screen';
import { cappedCount } from '#kit/services/capped-count';
import { useMenuCount } from './use-menu-badges';
import './menu-count.css';

/**
 * The number of records that wait behind a menu item, shown while above 0. Its space is reserved, so that the
 * layout does not shift.
 */
export function MenuCount({ badges }: { badges: readonly MenuBadge[] }) {
  const intl = useIntl();
  const count = useMenuCount(badges);
  return (
    <span className="badge-room">
      {count === 0 ? null : (
        <>
          <span className="badge" aria-hidden="true">
            {cappedCount(count, CHAT_UNREAD_MAX)}
          </span>
          <span className="visually-hidden">{intl.formatMessage({ id: 'shell.waiting' }, { count })}</span>
        </>
      )}
    </span>
  );
}
