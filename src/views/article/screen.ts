import { CITY_WITH_ARTICLES } from '#domain/places/cities';
import { defineScreen } from '#kit/context/screen';

export const articles = defineScreen({
  path: '/:city/article',
  title: 'article.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-pen-to-square' },
  feature: 'article',
  onlyIn: CITY_WITH_ARTICLES,
  view: () => import('./ArticleView'),
  firstRequest: '/:city/api/articles/?offset=0&limit=20',
});
