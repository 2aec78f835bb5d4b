import { defineScreen } from '#kit/context/screen';

export const city = defineScreen({
  path: '/city',
  title: 'city.title',
  layout: 'bare',
  view: () => import('./CityView'),
});
