import type { Requirement } from '../../mocks/harness/requirements/requirement.ts';
import { SCREEN_WORDS } from './screen-words.ts';

/** `/{city}/user/index`, `/:city/user/index`, `/login`, and an example in a city, `/akashi/dashboard`. */
const ADDRESS = /(?<![\w}.])(?:\/(?:\{\w+\}|:?[\w-]+))+/g;
const CITY_PREFIX = /^\/(?:\{\w+\}|:city|akashi)(?=\/)/;
/** A heading that names more screens is a collection; then each row says which one it is about. */
const AREA_SCREENS_MAX = 2;

/** The addresses of the screens that a row names: as an address, or by the words for a screen in its text or heading. */
export function screensNamed({ area, text, check }: Pick<Requirement, 'area' | 'text' | 'check'>): string[] {
  const addresses = [...`${text} ${check}`.matchAll(ADDRESS)]
    .map(([address]) => address.replace(CITY_PREFIX, '/:city'))
    .filter((address) => !/^\/(?:\{\w+\}|:city)$/.test(address));
  const areaScreens = screensByWords(area);
  return [
    ...new Set([
      ...addresses,
      ...screensByWords(text),
      ...(areaScreens.length <= AREA_SCREENS_MAX ? areaScreens : []),
    ]),
  ];
}

const screensByWords = (text: string): string[] =>
  Object.entries(SCREEN_WORDS).flatMap(([path, words]) => (words.test(text) ? [path] : []));
