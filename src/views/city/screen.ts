import { defineScreen } from '#kit/screen';

export const city = defineScreen({
  path: '/city',
  title: 'city.title',
  layout: 'bare',
  view: () => import('./CityView'),
});
