import type { MenuGroup } from './screen';

/** Parents of the menu: those of the specification, and one for its products, whose own titles do not name them. */
export const posts: MenuGroup = { title: 'post.title', icon: 'pi pi-user-plus' };
export const users: MenuGroup = { title: 'users.title', icon: 'pi pi-users' };
export const passes: MenuGroup = { title: 'pass.title', icon: 'pi pi-wallet' };
export const menuItems: MenuGroup = { title: 'menu.title', icon: 'pi pi-book' };
export const products: MenuGroup = { title: 'product.title', icon: 'pi pi-shopping-bag' };
export const lockers: MenuGroup = { title: 'locker.title', icon: 'pi pi-lock' };
