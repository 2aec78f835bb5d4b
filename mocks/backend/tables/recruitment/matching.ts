import * as z from 'zod/mini';
import { MatchingPost } from '#domain/recruitment/matching-post';
import { MatchingReport } from '#domain/recruitment/matching-report';
import { MatchingUser } from '#domain/recruitment/matching-user';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedMatchingUsers, seedPosts, seedReports } from '#mocks/backend/seed/recruitment/matching';

/* Friend recruitment: one table of each kind for all cities, because the calls name no city. Every row has
   a city, `town`; a caller sees the rows of the cities that they may enter (PROPOSED). */

const PostRow = z.extend(MatchingPost, { town: z.string() });
export type PostRow = z.infer<typeof PostRow>;

export const postTable = defineTable<PostRow>({
  name: 'matching_posts',
  scope: 'world',
  schema: PostRow,
  seed: seedPosts,
});

const ReportRow = z.extend(MatchingReport, { town: z.string() });
export type ReportRow = z.infer<typeof ReportRow>;

export const reportTable = defineTable<ReportRow>({
  name: 'matching_reports',
  scope: 'world',
  schema: ReportRow,
  seed: seedReports,
});

/** `document`, `document_gender`: what the drawn picture shows; missing when no document was sent. */
const MatchingUserRow = z.extend(MatchingUser, {
  town: z.string(),
  document: z.optional(z.nullable(z.string())),
  document_gender: z.optional(z.nullable(z.string())),
});
export type MatchingUserRow = z.infer<typeof MatchingUserRow>;

export const matchingUserTable = defineTable<MatchingUserRow>({
  name: 'matching_users',
  scope: 'world',
  schema: MatchingUserRow,
  seed: seedMatchingUsers,
});

/** The pending counts of a city's two other lists of reports; no call returns their rows. */
const CountsRow = z.object({
  id: z.number(),
  city: z.string(),
  of: z.string(),
  dish: z.number(),
  review: z.number(),
});

export const reportCountsTable = defineTable<z.infer<typeof CountsRow>>({
  name: 'report_counts',
  scope: 'city',
  schema: CountsRow,
  seed: ({ faker, profile }) =>
    ['dish-report', 'ranking-report'].map((of) => ({
      of,
      dish: profile === 'empty' ? 0 : faker.number.int(profile === 'busy' ? 300 : 9),
      review: profile === 'empty' ? 0 : faker.number.int(profile === 'busy' ? 300 : 9),
    })),
});
