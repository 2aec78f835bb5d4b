import { defineScreen } from '#kit/context/screen';

export const reserves = defineScreen({
  path: '/:city/reserve',
  title: 'reserve.title',
  menu: { icon: 'pi pi-calendar-clock' },
  feature: 'reserve',
  view: () => import('./ReserveView'),
  firstRequest: '/:city/api/reserves/?offset=0&limit=20',
});
