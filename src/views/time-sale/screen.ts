import { defineScreen } from '#kit/context/screen';

export const timeSales = defineScreen({
  path: '/:city/time-sale',
  title: 'timeSale.title',
  entry: ['Administrator', 'owner_shop', 'Advertiser'],
  menu: { icon: 'pi pi-stopwatch' },
  feature: 'time-sale',
  view: () => import('./TimeSaleView'),
  firstRequest: '/:city/api/time-sales/?offset=0&limit=20',
});
