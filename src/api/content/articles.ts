import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { Article, ArticleDraft } from '#domain/content/article';

export const articles = crud('/:city/api/articles/', {
  row: Article,
  draft: formBody(ArticleDraft),
  form: true,
});
