import * as z from 'zod/mini';
import { News } from '#domain/content/news';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedNews } from '#mocks/backend/seed/content/news';

const NewsRow = z.extend(News, { city: z.string() });
export type NewsRow = z.infer<typeof NewsRow>;

export const newsTable = defineTable<NewsRow>({
  name: 'news',
  scope: 'city',
  schema: NewsRow,
  seed: seedNews,
});
