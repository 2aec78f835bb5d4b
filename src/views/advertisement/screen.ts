import { defineScreen } from '#kit/context/screen';

export const advertisements = defineScreen({
  path: '/:city/advertisement',
  title: 'advertisement.title',
  entry: ['Administrator', 'owner_shop', 'Advertiser'],
  menu: { icon: 'pi pi-images' },
  feature: 'advertisement',
  view: () => import('./AdvertisementView'),
  firstRequest: '/:city/api/advertisements/?offset=0&limit=20',
});
