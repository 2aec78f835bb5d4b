import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { myCities } from '#api/places/city-queries';
import { pagesOf } from '#app/shell/sidebar/menu';
import { cityName } from '#domain/places/city';
import { useAppServices } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { screens } from '../screens/index';
import { visitsOf } from '../shell/visits';
import { keysOf, ranked } from './match';
import type { NamedEntry, PaletteEntry, Section } from './palette-entry';
import { CITY_READINGS, READINGS } from './readings';
import { useScreenTitles } from './titles';
import { useActionEntries } from './use-actions';

/**
 * Matching entries, best first: pages and cities, actions, records. Without input: all pages and cities, with
 * the recently visited pages on top.
 */
export function usePaletteSections(
  input: string,
  currentScreen: Screen,
  records: readonly PaletteEntry[],
): readonly Section[] {
  const pages = usePageEntries();
  const cities = useCityEntries();
  const actions = useActionEntries();
  const scope = useScope();
  const visitedPaths = visitsOf(scope).filter((path) => path !== currentScreen.path);
  const recentPages = visitedPaths.flatMap((path) => pages.find(({ screen }) => screen.path === path) ?? []);
  const sections =
    input.trim() === ''
      ? [
          { title: 'palette.recent', entries: recentPages },
          { title: 'palette.pages', entries: pages.filter((page) => !recentPages.includes(page)) },
          { title: 'palette.cities', entries: cities },
        ]
      : [
          { title: 'palette.results', entries: ranked([...pages, ...cities], input) },
          { title: 'palette.actions', entries: ranked(actions, input) },
          { title: 'palette.records', entries: records },
        ];
  return sections.filter(({ entries }) => entries.length > 0);
}

function usePageEntries() {
  const intl = useIntl();
  const user = useUser();
  const titlesOf = useScreenTitles();
  return useMemo(() => {
    const textOf = (id: string) => intl.formatMessage({ id });
    return pagesOf(screens, user).map((screen) => {
      const { path, title: id, menu } = screen;
      const [japanese = ''] = titlesOf(id);
      return {
        kind: 'page' as const,
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
function useCityEntries(): readonly NamedEntry[] {
  const { call } = useAppServices();
  const { profile, city: currentCity } = useUser();
  const { data } = useQuery(myCities({ call, user: profile.id }));
  return useMemo(
    () =>
      (data?.content ?? [])
        .filter(({ name }) => name !== currentCity?.name)
        .map((city) => ({
          kind: 'city' as const,
          id: `city:${city.name}`,
          title: cityName(city),
          group: null,
          icon: 'pi pi-map-marker',
          keys: keysOf([cityName(city), city.name], CITY_READINGS[city.name] ?? ''),
          city,
        })),
    [data, currentCity],
  );
}
