import type { Endpoint } from '#api/http/endpoint';
import { foldText } from '#domain/base/fold-text';
import { searchTerms } from '#mocks/backend/db/search-terms';
import { FAULT_METHODS } from '#mocks/backend/protocol/fault-text';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { methodWords, verbWords } from './call-verbs';
import type { DocumentedCall } from './documented-calls';
import { SCREEN_TITLES } from './screen-titles';

const GROUPS = ['page', 'any', 'other'] as const;

/** A call that a fault can affect. */
export interface CallOption {
  group: (typeof GROUPS)[number];
  method: string;
  path: string;
  /** Null for the calls of a method, and for all calls. */
  endpoint: Endpoint | null;
  /** Its rows in docs/spec/endpoints.md: `E-016, E-024`. */
  ids: string;
  /** The Japanese titles of the screens that send it. */
  screens: string;
  does: string;
  /** Words for what it does, normalized. */
  verbs: string;
  /** What a search finds in its rows, normalized. */
  searchText: string;
}

interface CallOptionsInput {
  endpoints: readonly Endpoint[];
  documented: readonly DocumentedCall[];
  entries: readonly Pick<LogEntry, 'method' | 'path' | 'page'>[];
  /** The path in the address, and the page as the contract writes it: `/:city/notification`. */
  page: string;
  screen: string;
}

/**
 * The calls of the page first: those that it has sent, the newest at the top, then those that docs/spec/endpoints.md names
 * for it. A call sent ahead by the page before is among the latter.
 */
export function callOptions({
  endpoints,
  documented,
  entries,
  page,
  screen,
}: CallOptionsInput): CallOption[] {
  const documentedByName = new Map(documented.map((row) => [`${row.method} ${row.path}`, row]));
  const options = endpoints.map((endpoint) => optionOf(endpoint, documentedByName.get(callName(endpoint))));
  const sentOnPage = entries.filter((entry) => entry.page === page).toReversed();
  const names = [
    ...sentOnPage.map(({ method, path }) => `${method} ${path}`),
    ...callsOfScreen(documented, screen).map(callName),
  ];
  const pageOptions = [...new Set(names)].flatMap(
    (name) => options.find((option) => callName(option) === name) ?? [],
  );
  return [
    ...pageOptions.map((option) => ({ ...option, group: 'page' as const })),
    ...FAULT_METHODS.map(wildcardOption),
    ...options.filter((option) => !pageOptions.includes(option)),
  ];
}

/** The calls that docs/spec/endpoints.md names for a screen. */
export const callsOfScreen = (documented: readonly DocumentedCall[], screen: string) =>
  documented.filter((row) => screensIn(row.screen).includes(screen));

/**
 * The options in which every word of the search occurs, group by group. What calls do, 削除 or delete, finds those
 * calls before others that have the word in their path.
 */
export function matchingOptions(options: readonly CallOption[], search: string): readonly CallOption[] {
  const terms = searchTerms(search);
  const matching = options.filter((option) => terms.every((term) => option.searchText.includes(term)));
  const rank = ({ group, verbs }: CallOption) =>
    GROUPS.indexOf(group) * 2 + (terms.some((term) => verbs.includes(term)) ? 0 : 1);
  return matching.toSorted((one, other) => rank(one) - rank(other));
}

/** The page of a path as docs/spec/endpoints.md writes it. */
export function screenAt(path: string, root: string, cities: readonly { name: string }[]): string {
  const [firstSegment = '', ...rest] = path.slice(root.replace(/\/$/, '').length + 1).split('/');
  const isCity = cities.some(({ name }) => name === firstSegment);
  return `/${[isCity ? ':city' : firstSegment, ...rest].join('/')}`;
}

export const callName = ({ method, path }: Pick<CallOption, 'method' | 'path'>) => `${method} ${path}`;

function optionOf(endpoint: Endpoint, row: DocumentedCall | undefined): CallOption {
  const { method, path } = endpoint;
  const screenTitles = screensIn(row?.screen ?? '').flatMap(
    (one) => SCREEN_TITLES[one.replace('/:city/', '')] ?? [],
  );
  // The rows of readings and requirements, (A-088), are of no use here.
  const does = (row?.does ?? '').replace(/ \([AR]-[^)]*\)/g, '');
  const verbs = foldText(verbWords({ method, does }));
  const searchText = foldText([method, path, row?.ids, screenTitles, row?.screen, does, verbs].join(' '));
  const ids = (row?.ids ?? []).join(', ');
  return {
    group: 'other',
    method,
    path,
    endpoint,
    ids,
    screens: screenTitles.join('・'),
    does,
    verbs,
    searchText,
  };
}

const wildcardOption = (method: string): CallOption => ({
  group: 'any',
  method,
  path: '*',
  endpoint: null,
  ids: '',
  screens: '',
  does: '',
  verbs: foldText(methodWords(method)),
  searchText: foldText(`${method} * すべて まとめて every all ${methodWords(method)}`),
});

/** `/:city/profile (change password) and /:city/user/index (reset)` names two screens. */
const screensIn = (text: string): string[] => text.match(/\/[\w:-]+(?:\/[\w:-]+)*/g) ?? [];
