import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { myCities } from '#api/places/city-queries';
import { pagesOf } from '#app/shell/sidebar/menu';
import { type City, cityName } from '#domain/places/city';
import { useAppServices } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { screens } from '../screens/index';
import { visitsOf } from '../shell/visits';
import { type Keys, keysOf, ranked } from './match';
import { CITY_READINGS, READINGS } from './readings';
import { useTitles } from './titles';

/** A target of the palette: a page or a city. */
export type PaletteEntry = {
  id: string;
  title: string;
  /** Title of its menu group. */
  group: string | null;
  icon: string;
  keys: Keys;
} & ({ screen: Screen; city?: never } | { city: City; screen?: never });

export interface Section {
  /** Message id. */
  title: string;
  entries: readonly PaletteEntry[];
}

/** Matching entries, best first. Without input: all entries, with the recently visited pages on top. */
export function useSections(input: string, current: Screen): readonly Section[] {
  const pages = usePages();
  const cities = useCities();
  const scope = useScope();
  if (input.trim() !== '')
    return [{ title: 'palette.results', entries: ranked([...pages, ...cities], input) }];
  const visited = visitsOf(scope).filter((path) => path !== current.path);
  const recent = visited.flatMap((path) => pages.find(({ screen }) => screen?.path === path) ?? []);
  return [
    { title: 'palette.recent', entries: recent },
    { title: 'palette.pages', entries: pages.filter((page) => !recent.includes(page)) },
    { title: 'palette.cities', entries: cities },
  ].filter(({ entries }) => entries.length > 0);
}

function usePages(): readonly PaletteEntry[] {
  const intl = useIntl();
  const user = useUser();
  const titlesOf = useTitles();
  return useMemo(() => {
    const textOf = (id: string) => intl.formatMessage({ id });
    return pagesOf(screens, user).map((screen): PaletteEntry => {
      const { path, title: id, menu } = screen;
      const [japanese = ''] = titlesOf(id);
      return {
        id: path,
        title: textOf(id),
        group: menu?.under ? textOf(menu.under.title) : null,
        icon: menu?.icon ?? 'pi pi-arrow-right',
        keys: keysOf([textOf(id), ...titlesOf(id)], READINGS[id] ?? japanese),
        screen,
      };
    });
  }, [intl, user, titlesOf]);
}

/** The other cities of the account. */
function useCities(): readonly PaletteEntry[] {
  const { call } = useAppServices();
  const { profile, city: current } = useUser();
  const { data } = useQuery(myCities({ call, user: profile.id }));
  return useMemo(
    () =>
      (data?.content ?? [])
        .filter(({ name }) => name !== current?.name)
        .map((city) => ({
          id: `city:${city.name}`,
          title: cityName(city),
          group: null,
          icon: 'pi pi-map-marker',
          keys: keysOf([cityName(city), city.name], CITY_READINGS[city.name] ?? ''),
          city,
        })),
    [data, current],
  );
}
