import * as z from 'zod/mini';
import { companies } from '#api/companies';
import { Review } from '#domain/review';
import { ROLES_WITH_SCREENS } from '#domain/roles';
import { columns } from '#mocks/columns';
import { defineTable } from '#mocks/define-table';
import { answer } from '#mocks/mock';
import { pageOf } from '#mocks/page-of';
import { seedReviews } from '#mocks/seed/reviews';

const ReviewRow = z.extend(Review, { company: z.string() });

/** What customers have written to the shops of a company. */
export const reviewTable = defineTable<z.infer<typeof ReviewRow>>({
  name: 'reviews',
  scope: 'world',
  schema: ReviewRow,
  model: {
    id: columns.key,
    company: columns.text,
    user: columns.maybeText,
    shop: columns.maybeText,
    rating: columns.maybeNumber,
    comment: columns.maybeText,
    created_at: columns.maybeText,
  },
  seed: seedReviews,
});

export const reviewHandlers = [
  answer(
    companies.reviews,
    ({ backend, company, query }) => {
      const page = pageOf(backend.db.of(reviewTable), query, {
        where: { company: { equals: company.slug } },
        searched: ['comment', 'shop', 'user'],
        sort: '-created_at',
      });
      const content = page.content.map(({ company: _, ...review }) => review);
      return { status: 200, data: { ...page, content } };
    },
    { roles: ROLES_WITH_SCREENS },
  ),
];
