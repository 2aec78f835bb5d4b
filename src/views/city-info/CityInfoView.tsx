import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { oneCity } from '#api/places/city-queries';
import { hasFeature } from '#domain/places/cities';
import type { City } from '#domain/places/city';
import { type MenuFeature, useMenuFeatures } from '#kit/context/menu-features';
import { useScope } from '#kit/context/scope';
import { useCityRefresh } from '#kit/context/use-city-refresh';
import { useListState } from '#kit/list/list-state';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { QueryState } from '#kit/page/QueryState';
import { Details } from '#kit/record/Details';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { useRecordController } from '#kit/record/use-record-controller';
import { cityEffects } from './city-effects';
import type { CityValues } from './city-values';

const CityInfoForm = lazyComponent(() => import('./CityInfoForm'));

const MODES = ['edit'] as const;
const DIALOG_TITLES = {
  view: 'cityInfo.title',
  create: 'cityInfo.edit',
  copy: 'cityInfo.edit',
  edit: 'cityInfo.edit',
};

/** 地域情報 (R-GEN-38): the data and the features of this city. */
export default function CityInfoView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const refreshCities = useCityRefresh();
  const features = useSwitchableFeatures();
  const cityQuery = useMemo(() => oneCity(scope), [scope]);
  const query = useQuery(cityQuery);
  const recordController = useRecordController<CityValues, City>({
    form: 'city-info',
    effects: useMemo(
      () => cityEffects(scope, queryClient, refreshCities, features),
      [scope, queryClient, refreshCities, features],
    ),
    read: (_, signal) => {
      signal.addEventListener('abort', () => void queryClient.cancelQueries(cityQuery));
      return queryClient.fetchQuery({ ...cityQuery, staleTime: 0 });
    },
    list: useListState(),
    modes: MODES,
  });
  return (
    <>
      <PageHead title="cityInfo.title">
        {query.data ? (
          <Link className="button primary" href={recordController.hrefs.edit(query.data.id)}>
            <span className="pi pi-pencil" aria-hidden="true" />
            <FormattedMessage id="cityInfo.edit" />
          </Link>
        ) : null}
      </PageHead>
      <QueryState query={query}>{(city) => <CityDetails city={city} features={features} />}</QueryState>
      <RecordDialogs
        recordController={recordController}
        titles={DIALOG_TITLES}
        detail={() => null}
        form={() => (
          <CityInfoForm recordController={recordController} cityQuery={cityQuery} features={features} />
        )}
      />
    </>
  );
}

/** Only one city has articles (R-CITY-10): elsewhere their feature cannot be switched. */
function useSwitchableFeatures(): readonly MenuFeature[] {
  const { city } = useScope();
  const allFeatures = useMenuFeatures();
  return useMemo(
    () => allFeatures.filter(({ onlyIn }) => onlyIn === null || onlyIn === city),
    [allFeatures, city],
  );
}

function CityDetails({ city, features }: { city: City; features: readonly MenuFeature[] }) {
  const intl = useIntl();
  const namesOf = (isOn: boolean) =>
    intl.formatList(
      features
        .filter(({ name }) => hasFeature(city, name) === isOn)
        .map(({ title }) => intl.formatMessage({ id: title })),
    ) || intl.formatMessage({ id: 'cityInfo.noFeatures' });
  const { coordinates } = city;
  return (
    <Details
      entries={[
        { title: 'cityInfo.name_ja', value: city.name_ja },
        { title: 'cityInfo.slug', value: city.name },
        { title: 'cityInfo.code_shop', value: city.code_shop },
        {
          title: 'cityInfo.coordinates',
          value: coordinates
            ? intl.formatMessage({ id: 'cityInfo.degrees' }, { lat: coordinates.lat, lng: coordinates.lng })
            : null,
        },
        { title: 'cityInfo.featuresOn', value: namesOf(true) },
        { title: 'cityInfo.featuresOff', value: namesOf(false) },
      ]}
    />
  );
}
