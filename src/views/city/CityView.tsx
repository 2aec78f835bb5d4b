import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { myCities, operatedCities } from '#api/places/city-queries';
import { type City, cityName } from '#domain/places/city';
import { useAppServices, useNavigation, useSearch } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { useFailure } from '#kit/context/use-failure';
import { Failed } from '#kit/page/Failed';
import { Loading } from '#kit/page/Loading';
import { useSessionSend } from '#machines/session/session.react';
import '#kit/page/kit.css';
import './city.css';

/**
 * The cities of the account. A choice stores the city and continues (R-SCR-06). A requested page of one of
 * these cities counts as the choice: after a forced log-out the user returns to the previous page.
 */
export default function CityView() {
  const intl = useIntl();
  const { call } = useAppServices();
  const { profile, city: current } = useUser();
  const navigation = useNavigation();
  const send = useSessionSend();
  const wished = useSearch().get('redirect');
  const query = useQuery((profile.isOperator ? operatedCities : myCities)({ call, user: profile.id }));
  const failure = useFailure(query);

  const choose = useCallback(
    (city: City, options?: { replace: boolean }) => {
      send({ type: 'city chosen', city });
      navigation.go(pageIn(city, wished), options);
    },
    [send, navigation, wished],
  );
  const { data } = query;
  const cities = data?.content ?? [];
  useEffect(
    function goToTheWishedCity() {
      const city = data?.content.find(({ name }) => isIn(name, wished));
      if (city) choose(city, { replace: true });
    },
    [data, wished, choose],
  );

  return (
    <main className="city-page">
      <header>
        <h1>
          <FormattedMessage id="city.title" />
        </h1>
        <button type="button" className="button" onClick={() => send({ type: 'sign out' })}>
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
      <ul className="city-list" aria-label={intl.formatMessage({ id: 'city.title' })}>
        {cities.map((city) => (
          <li key={city.name}>
            <button
              type="button"
              aria-current={city.name === current?.name ? 'true' : undefined}
              onClick={() => choose(city)}
            >
              <strong>{cityName(city)}</strong>
              <span className="quiet">{city.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The page requested before the choice if it belongs to this city, else the dashboard of the city. */
const pageIn = ({ name }: City, wished: string | null): string =>
  wished !== null && isIn(name, wished) ? wished : `/${encodeURIComponent(name)}/dashboard`;

const isIn = (name: string, wished: string | null): boolean =>
  wished?.startsWith(`/${encodeURIComponent(name)}/`) ?? false;
