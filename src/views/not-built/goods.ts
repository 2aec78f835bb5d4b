import { menuItems, products } from '#kit/context/menu-groups';
import { ADVERTISERS, notBuilt, OWNERS, SHOPS } from './define';

export const menuSettings = notBuilt({
  path: '/:city/menu/list-menu',
  title: 'menuItem.title',
  holds: 'notBuilt.menuItem',
  entry: ADVERTISERS,
  menu: { icon: 'pi pi-list-check', under: menuItems },
  feature: 'menu',
});

export const supportedProducts = notBuilt({
  path: '/:city/manage-supported-products',
  title: 'supportedProduct.title',
  holds: 'notBuilt.supportedProduct',
  menu: { icon: 'pi pi-check-square', roles: OWNERS, under: products },
  feature: 'products',
});

export const productHistory = notBuilt({
  path: '/:city/history-supported-products',
  title: 'productHistory.title',
  holds: 'notBuilt.productHistory',
  menu: { icon: 'pi pi-history', roles: SHOPS, under: products },
  feature: 'products',
});
