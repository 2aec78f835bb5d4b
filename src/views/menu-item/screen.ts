import { menuItems } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const menuSettings = defineScreen({
  path: '/:city/menu/list-menu',
  title: 'menuItem.title',
  entry: ['Advertiser'],
  menu: { icon: 'pi pi-list-check', under: menuItems },
  feature: 'menu',
  view: () => import('./MenuItemView'),
});
