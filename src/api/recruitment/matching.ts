import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changed, emptyResponses, ListQuery, page, removalResponses, yesOrNo } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { recordId } from '#domain/base/fields';
import { MatchingPost } from '#domain/recruitment/matching-post';
import { MatchingReport } from '#domain/recruitment/matching-report';
import { MatchingUser } from '#domain/recruitment/matching-user';
import { RankingReportCounts, WaitingReportCount } from '#domain/recruitment/report-count';

/** PROPOSED: only reports that were read, or only unread ones. */
export const MatchingReportFilter = z.object({ read: z.optional(yesOrNo) });
export type MatchingReportFilter = z.input<typeof MatchingReportFilter>;

/** PROPOSED: only users who are neither confirmed nor rejected yet; false: only the others. */
export const MatchingUserFilter = z.object({ waiting: z.optional(yesOrNo) });
export type MatchingUserFilter = z.input<typeof MatchingUserFilter>;

export const matching = {
  reports: endpoint({
    method: 'GET',
    path: '/api/matching/list_report/',
    query: z.extend(ListQuery, MatchingReportFilter.shape),
    response: page(MatchingReport),
  }),
  approveReport: endpoint({
    method: 'POST',
    path: '/api/matching/:id/approve_report/',
    response: changed(MatchingReport),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/matching/read/',
    body: z.object({ ids: z.array(recordId) }),
    response: emptyResponses,
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/matching/',
    query: ListQuery,
    response: page(MatchingPost),
  }),
  removePost: endpoint({ method: 'DELETE', path: '/api/matching/:id/', response: removalResponses }),
  /** Users of the identity check; `users.confirm` confirms them. */
  users: endpoint({
    method: 'GET',
    path: '/api/matching/users/',
    query: z.extend(ListQuery, MatchingUserFilter.shape),
    response: page(MatchingUser),
  }),
  reportCount: endpoint({ method: 'GET', path: '/api/matching/notification/', response: WaitingReportCount }),
  dishReportCounts: endpoint({
    method: 'GET',
    path: '/:city/api/dish-report/notification/',
    response: RankingReportCounts,
  }),
  rankingReportCounts: endpoint({
    method: 'GET',
    path: '/:city/api/ranking-report/notification/',
    response: RankingReportCounts,
  }),
};

/** Users write posts in the app; the console reads and deletes them (R-STATE-04). */
export const postSource = sourceOf('posts', { list: matching.posts, remove: matching.removePost });
