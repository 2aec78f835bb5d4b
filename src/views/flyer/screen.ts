import { defineScreen } from '#kit/context/screen';

export const flyers = defineScreen({
  path: '/:city/flyer',
  title: 'flyer.title',
  entry: ['Administrator', 'owner_shop', 'Advertiser'],
  menu: { icon: 'pi pi-file' },
  feature: 'flyer',
  view: () => import('./FlyerView'),
  firstRequest: '/:city/api/flyers/?offset=0&limit=20',
});
