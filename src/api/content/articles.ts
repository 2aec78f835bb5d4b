import * as z from 'zod/mini';
import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { matchesFilter } from '#api/http/matches-filter';
import { ListQuery, page } from '#api/http/shapes';
import { type Source, sourceOf } from '#api/http/source';
import { ARTICLE_TYPES, Article, ArticleDraft } from '#domain/content/article';

/** PROPOSED: the filter of a list of articles, beside its search. */
export const ArticleFilter = z.object({ type: z.optional(z.enum(ARTICLE_TYPES)) });
export type ArticleFilter = z.input<typeof ArticleFilter>;

const path = '/:city/api/articles/';

export const articles = {
  ...crud(path, { row: Article, draft: formBody(ArticleDraft), form: true }),
  list: endpoint({
    method: 'GET',
    path,
    query: z.extend(ListQuery, ArticleFilter.shape),
    response: page(Article),
  }),
};

/** Every filter shares one cache key prefix, so that a write makes every list stale. */
export const articleSource = (filter: ArticleFilter = {}): Source<Article, ArticleDraft> =>
  sourceOf('articles', articles, {
    queryOf: (listQuery) => ({ ...listQuery, ...filter }),
    fits: ({ type }) => matchesFilter(filter.type, type),
  });
