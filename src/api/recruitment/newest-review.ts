import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { companies } from '#api/places/companies';
import { parseTime } from '#domain/base/japan-time';
import { reviewSource } from './review-source';

/** The newest record of thanks of a company as a page: the first one, or the last of a list with the oldest first. */
export const newestReview = (scope: Scope, company: string) =>
  queryOptions({
    queryKey: [...reviewSource(company).key(scope), 'newest'],
    async queryFn({ signal }) {
      const loadPage = async (query: { offset: number; limit: number }) =>
        (await scope.call(companies.reviews, { params: { company }, query, signal })).data;
      const page = await loadPage({ offset: 0, limit: 2 });
      const [firstTime, secondTime] = page.content.map(({ created_at }) => parseTime(created_at ?? ''));
      const isOldestFirst = firstTime !== undefined && secondTime !== undefined && secondTime > firstTime;
      return isOldestFirst ? loadPage({ offset: page.total_length - 1, limit: 1 }) : page;
    },
  });
