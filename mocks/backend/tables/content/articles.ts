import * as z from 'zod/mini';
import { Article } from '#domain/content/article';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedArticles } from '#mocks/backend/seed/content/articles';

const ArticleRow = z.extend(Article, { city: z.string() });
export type ArticleRow = z.infer<typeof ArticleRow>;

export const articleTable = defineTable<ArticleRow>({
  name: 'articles',
  scope: 'city',
  schema: ArticleRow,
  seed: seedArticles,
});
