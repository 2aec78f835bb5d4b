import { useIntl } from 'react-intl';
import { CHAT_UNREAD_MAX } from '#domain/base/limits';
import type { MenuBadge } from '#kit/context/screen';
import { cappedCount } from '#kit/services/capped-count';
import { useMenuCount } from './use-menu-badges';
import './menu-count.css';

/** What waits behind a line of the menu, while it is above 0; its room is kept, so that nothing moves when it comes. */
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
