import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { withoutFields } from '#api/http/unreadable-fields';
import { cities } from '#api/places/cities';
import { oneCity } from '#api/places/city-queries';
import type { City } from '#domain/places/city';
import type { MenuFeature } from '#kit/context/menu-features';
import type { RecordEffects } from '#kit/record/use-record-controller';
import { type CityValues, cityDraftOf } from './city-values';

/** A city is changed, never deleted here. Its new data is shown everywhere before the form closes. */
export const cityEffects = (
  { call, city }: Scope,
  queryClient: QueryClient,
  refreshCities: () => Promise<void>,
  switchableFeatures: readonly MenuFeature[],
): RecordEffects<CityValues, City> => ({
  refresh: () => void refreshCities(),
  async save({ draft, omitted }, signal) {
    const cityQuery = oneCity({ call, city });
    // The city that the record editor has just read.
    const storedCity = await queryClient.ensureQueryData(cityQuery);
    const body = withoutFields(cityDraftOf(draft, storedCity, switchableFeatures), omitted);
    const { data } = await call(cities.update, { params: { city }, body, signal, inForm: true });
    if (data !== null) queryClient.setQueryData(cityQuery.queryKey, data);
    await refreshCities();
    return data;
  },
});
