import { defineScreen } from '#kit/context/screen';

export const genres = defineScreen({
  path: '/:city/genre',
  title: 'genre.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-sitemap' },
  feature: 'genre',
  view: () => import('./GenreView'),
  firstRequest: '/:city/api/genres/?offset=0&limit=20',
});
