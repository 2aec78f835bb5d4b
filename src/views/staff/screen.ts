import { defineScreen } from '#kit/context/screen';

export const staff = defineScreen({
  path: '/:city/staff',
  title: 'staff.title',
  menu: { icon: 'pi pi-address-book', roles: ['Administrator', 'owner_shop'] },
  feature: 'staff',
  view: () => import('./StaffView'),
});
