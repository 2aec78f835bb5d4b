import { users } from '#kit/menu-groups';
import { type Description, defineScreen, type Screen } from '#kit/screen';

/** Addresses of the specification that are no page of their own: whoever may enter is sent on. */
const defineRedirect = (description: Description & { redirect: string }): Screen =>
  defineScreen({ ...description, view: async () => ({ default: () => null }) });

const USERS = '/:city/user/index';

export const user = defineRedirect({
  path: '/:city/user',
  title: users.title,
  entry: ['Administrator'],
  redirect: USERS,
});

/** The specification once leaves the city out. */
export const userWithoutCity = defineRedirect({
  path: '/user/index',
  title: users.title,
  entry: ['Administrator'],
  redirect: USERS,
});

/** The users page, opened at its shop admins: the one redirect with a line of its own in the menu. */
export const company = defineRedirect({
  path: '/:city/company',
  title: 'shopAdmin.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-user-edit', under: users },
  feature: 'company',
  redirect: `${USERS}?tab=company`,
});

export const post = defineRedirect({
  path: '/:city/post',
  title: 'post.title',
  redirect: '/:city/post/list-report',
});

export const menu = defineRedirect({
  path: '/:city/menu',
  title: 'menu.title',
  entry: ['Advertiser'],
  redirect: '/:city/menu/list-menu',
});

/** To the child that everyone may see. */
export const locker = defineRedirect({
  path: '/:city/locker',
  title: 'locker.title',
  redirect: '/:city/locker/list',
});

export const pass = defineRedirect({
  path: '/:city/pass',
  title: 'pass.title',
  entry: ['Administrator'],
  redirect: '/:city/pass/list-pass',
});

export const invoice = defineRedirect({
  path: '/:city/invoice',
  title: 'invoice.title',
  entry: ['Administrator'],
  companySet: true,
  redirect: '/:city/invoice/list-invoice',
});
