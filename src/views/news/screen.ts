import { defineScreen } from '#kit/context/screen';

export const news = defineScreen({
  path: '/:city/news',
  title: 'news.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-align-left' },
  feature: 'news',
  view: () => import('./NewsView'),
  firstRequest: '/:city/api/news/?offset=0&limit=20',
});
