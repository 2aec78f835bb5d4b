import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useScope } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { dashboard } from '#views/dashboard/screen';
import { dashboardOf } from '../guard';

/** The dashboard first, the page last and not a link (R-CRUMB-01, R-CRUMB-02). */
export function Breadcrumb({ screen }: { screen: Screen }) {
  const intl = useIntl();
  const { city } = useScope();
  const group = screen.menu?.under;
  return (
    <nav className="breadcrumb" aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <ol>
        {screen === dashboard ? null : (
          <li>
            <Link href={dashboardOf(city)}>
              <FormattedMessage id={dashboard.title} />
            </Link>
          </li>
        )}
        {group ? (
          <li>
            <FormattedMessage id={group.title} />
          </li>
        ) : null}
        <li aria-current="page">
          <FormattedMessage id={screen.title} />
        </li>
      </ol>
    </nav>
  );
}
