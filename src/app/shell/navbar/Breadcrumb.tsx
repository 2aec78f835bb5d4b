import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { addressIn, dashboardOf } from '#app/routing/guard';
import { general } from '#app/screens/general';
import { useScope } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { FirstLine } from '#kit/page/MessageText';

/**
 * The dashboard first, the current page last and without a link, between them its group, with a link if it
 * has an address (R-CRUMB-01, R-CRUMB-02).
 */
export function Breadcrumb({ screen }: { screen: Screen }) {
  const intl = useIntl();
  const { city } = useScope();
  const group = screen.menu?.under;
  return (
    <nav className="breadcrumb" aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <ol>
        {screen === general.dashboard ? null : (
          <li>
            <Link href={dashboardOf(city)}>
              <FormattedMessage id={general.dashboard.title} />
            </Link>
          </li>
        )}
        {group ? (
          <li>
            {group.path === undefined ? (
              <FormattedMessage id={group.title} />
            ) : (
              <Link href={addressIn({ path: group.path }, city)}>
                <FormattedMessage id={group.title} />
              </Link>
            )}
          </li>
        ) : null}
        <li aria-current="page">
          <FirstLine id={screen.title} />
        </li>
      </ol>
    </nav>
  );
}
