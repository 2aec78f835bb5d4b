import { lockers, menuItems, passes, posts, users } from '#kit/context/menu-groups';
import { type Description, defineScreen, type MenuGroup, type Screen } from '#kit/context/screen';
import { identities } from '#views/identities/screen';
import { invoices } from '#views/invoice/screen';
import { lockerList } from '#views/locker-list/screen';
import { lockerSettings } from '#views/locker-setting/screen';
import { menuSettings } from '#views/menu-item/screen';
import { packages } from '#views/package/screen';
import { passes as passList } from '#views/pass/screen';
import { postList } from '#views/post-list/screen';
import { postReports } from '#views/post-reports/screen';
import { purchases } from '#views/purchase/screen';
import { userIndex } from '#views/users/screen';
import { vouchers } from '#views/voucher/screen';

/** Addresses of the specification that are no page of their own: whoever may enter is sent on. */
const leadingOn = (description: Description): Screen =>
  defineScreen({ ...description, view: async () => ({ default: () => null }) });

/** A parent's address, for whoever may enter one of its pages. */
const parentOf = (
  { path, title }: Pick<MenuGroup, 'title'> & { path: string },
  ...children: readonly Screen[]
): Screen => leadingOn({ path, title, children });

export const user = parentOf(users, userIndex);
export const post = parentOf(posts, postReports, identities, postList);
export const menu = parentOf(menuItems, menuSettings, purchases);
export const locker = parentOf(lockers, lockerSettings, lockerList);
export const pass = parentOf(passes, passList, vouchers, packages);
export const invoice = parentOf({ path: '/:city/invoice', title: 'invoice.title' }, invoices);

const USERS = userIndex.path;

/** The specification once leaves the city out. */
export const userWithoutCity = leadingOn({
  path: '/user/index',
  title: users.title,
  entry: ['Administrator'],
  redirect: USERS,
});

/** The users page, opened at its shop admins: the one redirect with a line of its own in the menu. */
export const company = leadingOn({
  path: '/:city/company',
  title: 'shopAdmin.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-user-edit', under: users },
  feature: 'company',
  redirect: `${USERS}?tab=company`,
});
