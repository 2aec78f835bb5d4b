import { defineScreen } from '#kit/context/screen';

export const events = defineScreen({
  path: '/:city/event',
  title: 'event.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-calendar' },
  feature: 'event',
  view: () => import('./EventView'),
  firstRequest: '/:city/api/events/?offset=0&limit=20',
});
