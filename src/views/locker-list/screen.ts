import { lockers } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const lockerList = defineScreen({
  path: '/:city/locker/list',
  title: 'lockerList.title',
  menu: { icon: 'pi pi-list', under: lockers },
  feature: 'locker',
  view: () => import('./LockerListView'),
  firstRequest: '/:city/manager/lockers/list/?offset=0&limit=20',
});
