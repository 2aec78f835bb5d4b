import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { Page } from '#api/http/shapes';
import { storeAds } from '#api/offers/store-ads';
import { users } from '#api/people/users';
import { foldText } from '#domain/base/fold-text';
import { PAGE_SIZE, STORE_ADS_IN_SEARCH } from '#domain/base/limits';
import type { NotificationTarget } from '#domain/messaging/notification-target';
import type { Advertisement } from '#domain/offers/advertisement';
import type { Entry } from '#domain/people/roles';
import type { User } from '#domain/people/user';
import { audienceKey } from './audience-queries';
import { notificationTargets } from './notification-targets';

/** A user or an ad that can be chosen for an audience. */
export interface Candidate {
  id: number;
  name: string;
  /** Distinguishes candidates with the same name. */
  note: string;
}

/** A call that lists candidates, and its capabilities. */
export interface CandidateSource {
  id: string;
  /** Roles that may use the call; every role where missing. */
  entry?: Entry;
  /** The server searches; results of the other sources are filtered here. */
  searches?: true;
  /** The call has an offset; the others return one page. */
  pages?: true;
  load(
    scope: Scope,
    query: { search: string; offset: number },
    signal: AbortSignal,
  ): Promise<Page<Candidate>>;
}

/** The sources of candidates; the first is the default. */
export type Sources = readonly [CandidateSource, ...CandidateSource[]];

/** Sources of users. */
export const USER_SOURCES: Sources = [
  {
    id: 'everyone',
    searches: true,
    pages: true,
    /** Every user of the city (E-082). */
    async load({ call, city }, { search, offset }, signal) {
      const query = { search, offset, limit: PAGE_SIZE, city, type: 'get_users' } as const;
      const request = { query, body: {}, signal, quiet: true };
      return candidatePage(await call(notificationTargets.usersOfFavourites, request), userCandidate);
    },
  },
  {
    id: 'likers',
    /** Users of the city who like an ad (E-081). */
    async load({ call, city }, _, signal) {
      const query = { type: 'get_users', city } as const;
      return candidatePage(
        await call(notificationTargets.favourites, { query, signal, quiet: true }),
        userCandidate,
      );
    },
  },
  {
    id: 'advertisers',
    searches: true,
    pages: true,
    /** Advertisers (E-018). The call has an offset; the backend decides the page size. */
    async load({ call, city }, query, signal) {
      const request = { params: { city }, query, signal, quiet: true };
      return candidatePage(await call(users.advertisers, request), userCandidate);
    },
  },
  {
    id: 'advertisersHere',
    searches: true,
    /** Advertisers of this city only (E-019). */
    async load({ call, city }, { search }, signal) {
      const request = { params: { city }, query: { search }, signal, quiet: true };
      return candidatePage(await call(users.advertisersOfCity, request), userCandidate);
    },
  },
  {
    id: 'administrators',
    entry: ['Administrator'],
    searches: true,
    /** Administrators and shop admins, of every company (E-027). */
    async load({ call }, { search }, signal) {
      const request = { query: { search }, signal, quiet: true };
      return candidatePage(await call(users.administrators, request), administratorCandidate);
    },
  },
];

/** Sources of ads. */
export const AD_SOURCES: Sources = [
  {
    id: 'likedAds',
    /** Ads that at least one user likes (E-081), so each has receivers. */
    async load({ call, city }, _, signal) {
      const query = { type: 'get_ads', city } as const;
      return candidatePage(
        await call(notificationTargets.favourites, { query, signal, quiet: true }),
        adCandidate,
      );
    },
  },
  {
    id: 'storeAds',
    searches: true,
    /** Ads of stores, as many as a search list loads at once (E-085, R-CONST-07). */
    async load({ call, city }, { search }, signal) {
      const query = { city, search, offset: 0, limit: STORE_ADS_IN_SEARCH };
      return candidatePage(await call(storeAds.list, { query, signal, quiet: true }), adCandidate);
    },
  },
];

/** The loaded candidates of a source that match the search. */
export const candidates = (scope: Scope, source: CandidateSource, search: string) =>
  infiniteQueryOptions({
    queryKey: [...audienceKey(scope), 'candidates', source.id, source.searches ? search : ''],
    queryFn: ({ pageParam: offset, signal }) => source.load(scope, { search, offset }, signal),
    initialPageParam: 0,
    getNextPageParam(lastPage, pages) {
      const loadedCount = pages.reduce((sum, { content }) => sum + content.length, 0);
      const hasNextPage = source.pages && lastPage.content.length > 0 && loadedCount < lastPage.total_length;
      return hasNextPage ? loadedCount : undefined;
    },
    select({ pages }): Page<Candidate> {
      // a row that moved between two requests is returned twice
      const rows = new Map(pages.flatMap(({ content }) => content).map((row) => [row.id, row]));
      const loadedCandidates = [...rows.values()];
      const matching =
        source.searches || search === ''
          ? loadedCandidates
          : loadedCandidates.filter((row) => matchesSearch(row, search));
      return {
        content: matching,
        total_length: source.searches ? (pages.at(-1)?.total_length ?? 0) : matching.length,
      };
    },
    placeholderData: keepPreviousData,
  });

const candidatePage = <Row>(
  { data }: { data: Page<Row> },
  candidateOf: (row: Row) => Candidate,
): Page<Candidate> => ({
  ...data,
  content: data.content.map(candidateOf),
});

const userCandidate = ({ id, name, username }: NotificationTarget): Candidate => ({
  id,
  name: name || username || `#${id}`,
  note: username ?? '',
});

const administratorCandidate = (user: User): Candidate => ({
  ...userCandidate(user),
  note: joinedNote(user.username, user.company_name),
});

type AdTarget = NotificationTarget & Partial<Pick<Advertisement, 'advertiser_name' | 'category_name'>>;

const adCandidate = ({ id, name, advertiser_name, category_name }: AdTarget): Candidate => ({
  id,
  name: name || `#${id}`,
  note: joinedNote(advertiser_name, category_name),
});

const joinedNote = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' / ');

/** Every word must occur, like in the backend's search. */
const matchesSearch = ({ name, note }: Candidate, search: string): boolean => {
  const text = foldText(`${name}\n${note}`);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
