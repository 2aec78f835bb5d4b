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
 * Filters by the residence of the users. `areOffered`: whether the request of the list supports them. If
 * the places cannot be loaded, there are no filters, and the list is complete.
 */
export function usePlaceFilters(areOffered: boolean) {
  const { call, settings } = useAppServices();
  const { parameter } = useListState();
  const placeSource = { call, openData: settings.openData !== undefined };
  const prefectures = usePlaces(prefectureList(placeSource), areOffered);
  const prefecture = useAddressFilter(PREFECTURE, choicesOf(prefectures.data), () => [MUNICIPALITY]);
  const prefectureCode = prefecture.value;
  const isPrefectureChosen = areOffered && prefectureCode !== ALL_PLACES;
  const municipalities = usePlaces(
    municipalityList({ ...placeSource, code: prefectureCode }),
    isPrefectureChosen,
  );
  const municipality = useAddressFilter(MUNICIPALITY, choicesOf(municipalities.data));

  const filters: ListFilter[] = [];
  if (areOffered && !prefectures.isError) {
    filters.push({ filter: prefecture, label: 'address.prefecture', ...optionTexts(prefectures.data) });
  }
  if (isPrefectureChosen && !municipalities.isError) {
    filters.push({
      filter: municipality,
      label: 'address.municipality',
      ...optionTexts(municipalities.data),
    });
  }
  const isNameLoading = (name: string, { isPending }: { isPending: boolean }) =>
    parameter(name) !== null && isPending;
  return {
    filters,
    /** Names, as the request needs them. */
    place: areOffered
      ? {
          prefecture: nameOf(prefectures.data, prefectureCode),
          municipality: isPrefectureChosen ? nameOf(municipalities.data, municipality.value) : undefined,
        }
      : {},
    /** True while the names for the codes of the address are loading. */
    isWaiting:
      areOffered &&
      (isNameLoading(PREFECTURE, prefectures) ||
        (isPrefectureChosen && isNameLoading(MUNICIPALITY, municipalities))),
  };
}

interface NamedPlace {
  code: string;
  name: string;
}

const ALL_PLACES = 'all';

const usePlaces = (
  options: ReturnType<typeof prefectureList> | ReturnType<typeof municipalityList>,
  enabled: boolean,
) =>
  useQuery<NamedPlace[], Error, NamedPlace[], string[]>({
    queryKey: options.queryKey,
    queryFn: enabled ? options.queryFn : skipToken,
    staleTime: options.staleTime,
  });

const choicesOf = (places: readonly NamedPlace[] = []): [string, ...string[]] => [
  ALL_PLACES,
  ...places.map(({ code }) => code),
];

const nameOf = (places: readonly NamedPlace[] | undefined, code: string): string | undefined =>
  places?.find((place) => place.code === code)?.name;

const optionTexts = (places: readonly NamedPlace[] | undefined) => ({
  option: () => 'views.all',
  nameOf: (code: string) => nameOf(places, code),
});
