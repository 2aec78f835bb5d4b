import { menuItems } from '#kit/context/menu-groups';
import { ADVERTISERS, notBuilt } from './define';

export const menuSettings = notBuilt({
  path: '/:city/menu/list-menu',
  title: 'menuItem.title',
  holds: 'notBuilt.menuItem',
  entry: ADVERTISERS,
  menu: { icon: 'pi pi-list-check', under: menuItems },
  feature: 'menu',
});
