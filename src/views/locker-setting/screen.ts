import { lockers } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const lockerSettings = defineScreen({
  path: '/:city/locker/list-locker',
  title: 'lockerSetting.title',
  entry: ['Advertiser'],
  menu: { icon: 'pi pi-th-large', under: lockers },
  feature: 'locker',
  view: () => import('./LockerSettingView'),
  firstRequest: '/:city/manager/lockers/?offset=0&limit=20',
});
