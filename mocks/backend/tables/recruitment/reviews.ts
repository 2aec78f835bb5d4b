import * as z from 'zod/mini';
import { Review } from '#domain/recruitment/review';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedReviews } from '#mocks/backend/seed/recruitment/reviews';

const ReviewRow = z.extend(Review, { company: z.string() });

/** Reviews by customers of a company's shops. */
export const reviewTable = defineTable<z.infer<typeof ReviewRow>>({
  name: 'reviews',
  scope: 'world',
  schema: ReviewRow,
  seed: seedReviews,
});
