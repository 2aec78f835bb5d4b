import { comparedText } from '#domain/base/compared-text';

/** The query as it is sent: a search is compared with names that other people have typed. */
export const requestQuery = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'search' in query && typeof query.search === 'string'
    ? { ...query, search: comparedText(query.search) }
    : query;
