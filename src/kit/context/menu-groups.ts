import type { MenuGroup } from './screen';

/**
 * Groups of the menu: those of the specification, whose addresses redirect to their pages
 * (src/app/screens/redirects.ts), and one for products, whose page titles do not mention products.
 */
export const posts = {
  title: 'post.title',
  path: '/:city/post',
  icon: 'pi pi-user-plus',
} satisfies MenuGroup;
export const users = { title: 'users.title', path: '/:city/user', icon: 'pi pi-users' } satisfies MenuGroup;
export const passes = { title: 'pass.title', path: '/:city/pass', icon: 'pi pi-wallet' } satisfies MenuGroup;
export const menuItems = { title: 'menu.title', path: '/:city/menu', icon: 'pi pi-book' } satisfies MenuGroup;
export const products = { title: 'product.title', icon: 'pi pi-shopping-bag' } satisfies MenuGroup;
export const lockers = {
  title: 'locker.title',
  path: '/:city/locker',
  icon: 'pi pi-lock',
} satisfies MenuGroup;
