import * as z from 'zod/mini';
import { MatchingPost } from '#domain/recruitment/matching-post';
import { MatchingReport } from '#domain/recruitment/matching-report';
import { MatchingUser } from '#domain/recruitment/matching-user';
import { columns } from '#mocks/db/columns';
import { defineTable } from '#mocks/db/define-table';
import { seedMatchingUsers, seedPosts, seedReports } from '#mocks/seed/matching';

/*
 * Friend recruitment: one table each for all cities, since the calls name none. Every row belongs to a city, `town`,
 * and a caller is shown those of the cities open to them (PROPOSED).
 */

const PostRow = z.extend(MatchingPost, { town: z.string() });
export type PostRow = z.infer<typeof PostRow>;

export const postTable = defineTable<PostRow>({
  name: 'matching_posts',
  scope: 'world',
  schema: PostRow,
  model: {
    id: columns.key,
    content: columns.text,
    author: columns.maybeText,
    city: columns.maybeText,
    created_at: columns.maybeText,
    town: columns.text,
  },
  seed: seedPosts,
});

const ReportRow = z.extend(MatchingReport, { town: z.string() });
export type ReportRow = z.infer<typeof ReportRow>;

export const reportTable = defineTable<ReportRow>({
  name: 'matching_reports',
  scope: 'world',
  schema: ReportRow,
  model: {
    id: columns.key,
    read: columns.flag,
    content: columns.maybeText,
    post: columns.maybeText,
    reporter: columns.maybeText,
    city: columns.maybeText,
    approved: columns.maybeFlag,
    created_at: columns.maybeText,
    town: columns.text,
  },
  seed: seedReports,
});

/** `document`: what the drawn picture shows; none was sent where it is missing. */
const MatchingUserRow = z.extend(MatchingUser, {
  town: z.string(),
  document: z.optional(z.nullable(z.string())),
});
export type MatchingUserRow = z.infer<typeof MatchingUserRow>;

export const matchingUserTable = defineTable<MatchingUserRow>({
  name: 'matching_users',
  scope: 'world',
  schema: MatchingUserRow,
  model: {
    id: columns.key,
    content: columns.text,
    name: columns.maybeText,
    gender: columns.maybeText,
    image: columns.maybeText,
    city: columns.maybeText,
    confirmed: columns.maybeFlag,
    created_at: columns.maybeText,
    town: columns.text,
    document: columns.maybeText,
  },
  seed: seedMatchingUsers,
});

/** What waits in a city's two other lists of reports; their rows are in no call. */
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
  model: {
    id: columns.key,
    city: columns.text,
    of: columns.text,
    dish: columns.number,
    review: columns.number,
  },
  seed: ({ faker, profile }) =>
    ['dish-report', 'ranking-report'].map((of) => ({
      of,
      dish: profile === 'empty' ? 0 : faker.number.int(profile === 'busy' ? 300 : 9),
      review: profile === 'empty' ? 0 : faker.number.int(profile === 'busy' ? 300 : 9),
    })),
});
