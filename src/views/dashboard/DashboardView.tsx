import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { unreadCount } from '#api/notification-queries';
import { cityName } from '#domain/city';
import { POLLING_INTERVAL } from '#domain/limits';
import { displayName } from '#domain/profile';
import { PageHead } from '#kit/PageHead';
import { useQuickLinks } from '#kit/quick-links';
import { useScope, useUser } from '#kit/scope';
import './dashboard.css';

/** What waits for this user here, and the way to it. */
export default function DashboardView() {
  const intl = useIntl();
  const scope = useScope();
  const { profile, role, city } = useUser();
  const unread = useQuery(unreadCount(scope, POLLING_INTERVAL));
  const links = useQuickLinks();
  return (
    <>
      <PageHead title="dashboard.title" />
      <p className="greeting">
        <FormattedMessage
          id="dashboard.greeting"
          values={{
            name: displayName(profile),
            city: city ? cityName(city) : '',
            role: intl.formatMessage({ id: `user.role.${role}` }),
          }}
        />
      </p>
      <section className="cards" aria-label={intl.formatMessage({ id: 'dashboard.waiting' })}>
        <Link className="card" href={`/${encodeURIComponent(scope.city)}/notification-store`}>
          <span className="card-title">
            <FormattedMessage id="dashboard.unread" />
          </span>
          <strong className="card-figure">
            {unread.data === undefined ? (unread.isError ? '–' : '…') : intl.formatNumber(unread.data)}
          </strong>
          <span className="quiet">
            <FormattedMessage id={unread.isError ? 'list.failed' : 'dashboard.unread.hint'} />
          </span>
        </Link>
      </section>
      <section aria-labelledby="quick-links">
        <h2 id="quick-links">
          <FormattedMessage id="dashboard.links" />
        </h2>
        <ul className="quick-links">
          {links.map(({ href, title, icon }) => (
            <li key={href}>
              <Link href={href}>
                <span className={icon} aria-hidden="true" />
                <FormattedMessage id={title} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
