import { users } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const userIndex = defineScreen({
  path: '/:city/user/index',
  title: 'userIndex.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-user', under: users },
  feature: 'user',
  view: () => import('./UsersView'),
  firstRequest: '/:city/api/users/?offset=0&limit=20&filter_by=',
});
