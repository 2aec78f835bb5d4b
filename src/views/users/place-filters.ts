import { skipToken, useQuery } from '@tanstack/react-query';
import { municipalityList, prefectureList } from '#api/places/japan-queries';
import { useAppServices } from '#kit/context/app-services';
import type { ListFilter } from '#kit/list/FilterSelect';
import { useListState } from '#kit/list/list-state';
import { useAddressFilter } from '#kit/list/use-address-filter';

/** Parameters of the address. They hold codes, which stay the same when a place is renamed. */
const PREFECTURE = 'prefecture';
const MUNICIPALITY = 'municipality';

export const PLACE_PARAMETERS: readonly string[] = [PREFECTURE, MUNICIPALITY];

/**
 * Filters by the residence of the users. `offered`: whether the request of the list supports them. If
 * the places cannot be loaded, there are no filters, and the list is complete.
 */
export function usePlaceFilters(offered: boolean) {
  const { call, settings } = useAppServices();
  const { parameter } = useListState();
  const from = { call, openData: settings.openData !== undefined };
  const prefectures = useChosenPlaces(prefectureList(from), offered);
  const prefecture = useAddressFilter(PREFECTURE, choicesOf(prefectures.data), () => [MUNICIPALITY]);
  const code = prefecture.value;
  const isChosen = offered && code !== ALL;
  const municipalities = useChosenPlaces(municipalityList({ ...from, code }), isChosen);
  const municipality = useAddressFilter(MUNICIPALITY, choicesOf(municipalities.data));

  const filters: ListFilter[] = [];
  if (offered && !prefectures.isError) {
    filters.push({ filter: prefecture, label: 'address.prefecture', ...valuesOf(prefectures.data) });
  }
  if (isChosen && !municipalities.isError) {
    filters.push({ filter: municipality, label: 'address.municipality', ...valuesOf(municipalities.data) });
  }
  const isWaiting = (name: string, { isPending }: { isPending: boolean }) =>
    parameter(name) !== null && isPending;
  return {
    filters,
    /** Names, as the request needs them. */
    place: offered
      ? {
          prefecture: nameOf(prefectures.data, code),
          municipality: isChosen ? nameOf(municipalities.data, municipality.value) : undefined,
        }
      : {},
    /** True while the names for the codes of the address are loading. */
    isWaiting:
      offered &&
      (isWaiting(PREFECTURE, prefectures) || (isChosen && isWaiting(MUNICIPALITY, municipalities))),
  };
}

interface Named {
  code: string;
  name: string;
}

const ALL = 'all';

const useChosenPlaces = (
  options: ReturnType<typeof prefectureList> | ReturnType<typeof municipalityList>,
  enabled: boolean,
) =>
  useQuery<Named[], Error, Named[], string[]>({
    queryKey: options.queryKey,
    queryFn: enabled ? options.queryFn : skipToken,
    staleTime: options.staleTime,
  });

const choicesOf = (places: readonly Named[] = []): [string, ...string[]] => [
  ALL,
  ...places.map(({ code }) => code),
];

const nameOf = (places: readonly Named[] | undefined, code: string): string | undefined =>
  places?.find((one) => one.code === code)?.name;

const valuesOf = (places: readonly Named[] | undefined) => ({
  option: () => 'views.all',
  nameOf: (code: string) => nameOf(places, code),
});
