import type { Requirement } from '../../mocks/harness/requirements/requirement.ts';
import { SCREEN_WORDS } from './screen-words.ts';

/** `/{city}/user/index`, `/:city/user/index`, `/login`, and an example in a city, `/akashi/dashboard`. */
const ADDRESS = /(?<![\w}.])(?:\/(?:\{\w+\}|:?[\w-]+))+/g;
const CITY = /^\/(?:\{\w+\}|:city|akashi)(?=\/)/;
/** A heading that names more screens is a collection; then each row says which one it is about. */
const SCREENS_OF_AREA = 2;

/** The addresses of the screens that a row names: as an address, or by the words for a screen in its text or heading. */
export function screensNamed({ area, text, check }: Pick<Requirement, 'area' | 'text' | 'check'>): string[] {
  const addresses = [...`${text} ${check}`.matchAll(ADDRESS)]
    .map(([address]) => address.replace(CITY, '/:city'))
    .filter((address) => !/^\/(?:\{\w+\}|:city)$/.test(address));
  const ofArea = screensByWords(area);
  return [
    ...new Set([...addresses, ...screensByWords(text), ...(ofArea.length <= SCREENS_OF_AREA ? ofArea : [])]),
  ];
}

const screensByWords = (text: string): string[] =>
  Object.entries(SCREEN_WORDS).flatMap(([path, words]) => (words.test(text) ? [path] : []));
