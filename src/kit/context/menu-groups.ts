import type { MenuGroup } from './screen';

/**
 * Groups of the menu: those of the specification, whose addresses redirect to their pages
 * (src/app/screens/redirects.ts), and one for products, whose page titles do not mention products.
 */
export const postGroup = {
  title: 'post.title',
  path: '/:city/post',
  icon: 'pi pi-user-plus',
} satisfies MenuGroup;
export const userGroup = {
  title: 'users.title',
  path: '/:city/user',
  icon: 'pi pi-users',
} satisfies MenuGroup;
export const passGroup = {
  title: 'pass.title',
  path: '/:city/pass',
  icon: 'pi pi-wallet',
} satisfies MenuGroup;
export const menuItemGroup = {
  title: 'menu.title',
  path: '/:city/menu',
  icon: 'pi pi-book',
} satisfies MenuGroup;
export const productGroup = { title: 'product.title', icon: 'pi pi-shopping-bag' } satisfies MenuGroup;
export const lockerGroup = {
  title: 'locker.title',
  path: '/:city/locker',
  icon: 'pi pi-lock',
} satisfies MenuGroup;
