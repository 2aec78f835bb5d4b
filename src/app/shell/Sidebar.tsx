import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { cityName } from '#domain/city';
import { useUser } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { screens } from '../screens';
import { companyLines } from './company-lines';
import { type MenuItem, menuOf } from './menu';

/** City, company and the screens of this user here. */
export function Sidebar({ screen, collapsed }: { screen: Screen; collapsed: boolean }) {
  const intl = useIntl();
  const user = useUser();
  const name = user.city ? cityName(user.city) : '';
  return (
    <aside className={collapsed ? 'sidebar collapsed' : 'sidebar'}>
      <Link href="/city" className="sidebar-city" title={intl.formatMessage({ id: 'shell.changeCity' })}>
        <span className="pi pi-map-marker" aria-hidden="true" />
        <span className="sidebar-names">
          {companyLines(user.profile).map((line) => (
            <span key={line} className="sidebar-company">
              {line}
            </span>
          ))}
          <strong>{name}</strong>
        </span>
      </Link>
      <nav aria-label={intl.formatMessage({ id: 'shell.menu' })}>
        <ul>
          {menuOf(screens, user).map((item) => (
            <li key={'screen' in item ? item.screen.path : item.group.title}>
              <Item item={item} current={screen} city={user.city?.name ?? ''} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Item({ item, current, city }: { item: MenuItem; current: Screen; city: string }) {
  if ('screen' in item)
    return <ScreenLink screen={item.screen} icon={item.icon} current={current} city={city} />;
  return (
    <details open={item.screens.includes(current)}>
      <summary>
        <span className={item.group.icon} aria-hidden="true" />
        <span className="label">
          <FormattedMessage id={item.group.title} />
        </span>
      </summary>
      <ul>
        {item.screens.map((screen) => (
          <li key={screen.path}>
            <ScreenLink screen={screen} icon={screen.menu?.icon ?? ''} current={current} city={city} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ScreenLinkProps {
  screen: Screen;
  icon: string;
  current: Screen;
  city: string;
}

function ScreenLink({ screen, icon, current, city }: ScreenLinkProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: screen.title });
  return (
    <Link
      href={screen.path.replace(':city', encodeURIComponent(city))}
      aria-current={screen === current ? 'page' : undefined}
      title={title}
    >
      <span className={icon} aria-hidden="true" />
      <span className="label">{title}</span>
    </Link>
  );
}
