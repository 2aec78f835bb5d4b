import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { CHAT_UNREAD_MAX } from '#domain/limits';
import { cappedCount } from '#kit/capped-count';
import type { MenuBadge, Screen } from '#kit/screen';
import { addressIn } from '../guard';
import { useMenuBadges } from './use-menu-badges';

interface ScreenLinkProps {
  screen: Screen;
  icon: string;
  current: Screen;
  city: string;
}

export function ScreenLink({ screen, icon, current, city }: ScreenLinkProps) {
  const title = useIntl().formatMessage({ id: screen.title });
  return (
    <Link href={addressIn(screen, city)} aria-current={screen === current ? 'page' : undefined} title={title}>
      <span className={icon} aria-hidden="true" />
      <span className="label">{title}</span>
      <MenuCount badge={screen.menu?.badge} />
    </Link>
  );
}

function MenuCount({ badge }: { badge: MenuBadge | undefined }) {
  const intl = useIntl();
  const count = useMenuBadges()[badge ?? 'none'];
  if (count === 0) return null;
  return (
    <>
      <span className="badge" aria-hidden="true">
        {cappedCount(count, CHAT_UNREAD_MAX)}
      </span>
      <span className="visually-hidden">{intl.formatMessage({ id: 'shell.waiting' }, { count })}</span>
    </>
  );
}

/** An address elsewhere opens in a new tab, and says so (R-SIDE-07, A-041). */
export function OutsideLink({ href, title, icon }: { href: string; title: string; icon: string }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: title });
  return (
    <a href={href} target="_blank" rel="noopener" title={name}>
      <span className={icon} aria-hidden="true" />
      <span className="label">{name}</span>
      <span className="visually-hidden">{intl.formatMessage({ id: 'shell.newTab' })}</span>
      <span className="pi pi-external-link label" aria-hidden="true" />
    </a>
  );
}
