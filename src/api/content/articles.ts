import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Article, ArticleDraft } from '#domain/content/article';

export const articles = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/articles/',
    query: ListQuery,
    response: page(Article),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/articles/:id/', response: Article }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/articles/',
    body: formBody(ArticleDraft),
    response: created(Article),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/articles/:id/',
    body: formBody(ArticleDraft),
    response: changed(Article),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/articles/:id/', response: removed }),
};
