import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { addressIn } from '#app/routing/guard';
import type { Screen } from '#kit/context/screen';
import { lastLine } from '#kit/services/message';
import { MenuCount } from './MenuCount';

interface ScreenLinkProps {
  screen: Screen;
  icon: string;
  isCurrent: boolean;
  city: string;
}

/** Memoized: a change of page changes only two links of the menu. */
export const ScreenLink = memo(function ScreenLink({ screen, icon, isCurrent, city }: ScreenLinkProps) {
  const title = lastLine(useIntl(), screen.title);
  return (
    <Link href={addressIn(screen, city)} aria-current={isCurrent ? 'page' : undefined} title={title}>
      <span className={icon} aria-hidden="true" />
      <span className="label">{title}</span>
      {screen.menu?.badge ? <MenuCount badges={[screen.menu.badge]} /> : null}
    </Link>
  );
});

interface OutsideLinkProps {
  href: string;
  /** Message id. */
  title: string;
  icon: string;
}

/** An external address opens in a new tab and announces it (R-SIDE-07, A-041). */
export const OutsideLink = memo(function OutsideLink({ href, title, icon }: OutsideLinkProps) {
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
});
