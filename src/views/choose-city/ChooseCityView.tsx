import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { myCities, operatedCities } from '#api/places/city-queries';
import { type City, cityName } from '#domain/places/city';
import { hueOf } from '#kit/chart/hue-of';
import { TownDrawing } from '#kit/chart/TownDrawing';
import { useAppServices, useNavigation, useSearch } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { useFailure } from '#kit/context/use-failure';
import { Failed } from '#kit/page/Failed';
import { Loading } from '#kit/page/Loading';
import { useSessionSend } from '#machines/session/session.react';
import '#kit/page/kit.css';
import { useUnreadInView } from './use-unread-in-view';
import './choose-city.css';

/**
 * The cities of the account, each with its unread notices. A choice stores the city and continues (R-SCR-06). A
 * requested page of one of these cities counts as the choice: after a forced log-out the user returns to the
 * previous page.
 */
export default function ChooseCityView() {
  const intl = useIntl();
  const { call } = useAppServices();
  const { profile, city: currentCity } = useUser();
  const navigation = useNavigation();
  const sendToSession = useSessionSend();
  const redirect = useSearch().get('redirect');
  const query = useQuery((profile.isOperator ? operatedCities : myCities)({ call, user: profile.id }));
  const failure = useFailure(query);

  const chooseCity = useCallback(
    (city: City, options?: { replace: boolean }) => {
      sendToSession({ type: 'city chosen', city });
      navigation.go(pageIn(city, redirect), options);
    },
    [sendToSession, navigation, redirect],
  );
  const { data } = query;
  const cities = data?.content ?? [];
  const isCityRequested = cities.some(({ name }) => isInCity(redirect, name));
  const cityList = useRef<HTMLUListElement>(null);
  const unreadCounts = useUnreadInView({
    cityList,
    cities: isCityRequested ? [] : cities.map(({ name }) => name),
    user: profile.id,
  });
  useEffect(
    function goToTheCityOfTheRedirect() {
      const city = data?.content.find(({ name }) => isInCity(redirect, name));
      if (city) chooseCity(city, { replace: true });
    },
    [data, redirect, chooseCity],
  );

  return (
    <main className="city-page">
      <header>
        <h1>
          <FormattedMessage id="city.title" />
        </h1>
        <button type="button" className="button" onClick={() => sendToSession({ type: 'sign out' })}>
          <FormattedMessage id="city.signOut" />
        </button>
      </header>
      <p>
        <FormattedMessage id="city.lead" />
      </p>
      {query.isPending && !failure ? <Loading /> : null}
      {failure || query.isError ? (
        <Failed busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isSuccess && cities.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="city.none" />
        </p>
      ) : null}
      <ul ref={cityList} className="city-list" aria-label={intl.formatMessage({ id: 'city.title' })}>
        {cities.map((city) => (
          <li key={city.name} data-city={city.name}>
            <button
              type="button"
              style={{ '--hue': hueOf(city.name) } as CSSProperties}
              aria-current={city.name === currentCity?.name ? 'true' : undefined}
              onClick={() => chooseCity(city)}
            >
              <span className="city-picture">
                <TownDrawing city={city.name} className="city-town" />
              </span>
              <span className="city-text">
                <strong>{cityName(city)}</strong>
                <span className="quiet">{city.name}</span>
                {unreadCounts[city.name] ? (
                  <span className="tag strong">
                    <FormattedMessage id="shell.unread" values={{ count: unreadCounts[city.name] ?? 0 }} />
                  </span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The page requested before the choice if it belongs to this city, else the dashboard of the city. */
const pageIn = ({ name }: City, redirect: string | null): string =>
  redirect !== null && isInCity(redirect, name) ? redirect : `/${encodeURIComponent(name)}/dashboard`;

const isInCity = (path: string | null, name: string): boolean =>
  path?.startsWith(`/${encodeURIComponent(name)}/`) ?? false;
