import { defineScreen } from '#kit/context/screen';

export const cityInfo = defineScreen({
  path: '/:city/city-info',
  title: 'cityInfo.title',
  // the Operator passes everywhere (R-ROLE-07)
  entry: ['Administrator'],
  menu: { icon: 'pi pi-map' },
  feature: 'city-info',
  view: () => import('./CityInfoView'),
});
