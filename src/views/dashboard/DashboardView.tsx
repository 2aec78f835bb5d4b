import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { displayName } from '#domain/people/profile';
import { cityName } from '#domain/places/city';
import { useQuickLinks } from '#kit/context/quick-links';
import { useUser } from '#kit/context/scope';
import { lazyComponent } from '#kit/page/lazy-component';
import { FirstLine } from '#kit/page/MessageText';
import { PageHead } from '#kit/page/PageHead';
import { mainPages } from './main-pages';
import { WaitingCards } from './WaitingCards';
import './dashboard.css';

// Loaded after the cards of waiting records: figures of the past are not urgent.
const Figures = lazyComponent(() => import('./Figures'));

/** The records that wait for this user in the city, with links to them. */
export default function DashboardView() {
  const intl = useIntl();
  const { profile, role, city } = useUser();
  const pages = useQuickLinks();
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
      <WaitingCards pages={pages} />
      <section aria-labelledby="quick-links">
        <h2 id="quick-links">
          <FormattedMessage id="dashboard.links" />
        </h2>
        <ul className="quick-links">
          {mainPages(role, pages).map(({ href, title, icon }) => (
            <li key={href}>
              <Link href={href}>
                <span className={icon} aria-hidden="true" />
                <FirstLine id={title} />
              </Link>
            </li>
          ))}
          <li>
            <Link href={`/${encodeURIComponent(city?.name ?? '')}/shop-reviews`}>
              <span className="pi pi-star" aria-hidden="true" />
              <FormattedMessage id="shopReview.title" />
            </Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures">
          <FormattedMessage id="dashboard.figures" />
        </h2>
        <Figures premium={pages.find(({ title }) => title === 'premiumStats.title')?.href} />
      </section>
    </>
  );
}
