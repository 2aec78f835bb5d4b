import { lockerGroup, menuItemGroup, passGroup, postGroup, userGroup } from '#kit/context/menu-groups';
import { defineRedirect, type MenuGroup, type Screen } from '#kit/context/screen';
import { offers } from './offers';
import { office } from './office';
import { people } from './people';

/** The address of a group of the menu leads to the first of its pages that the user may enter. */
const parentOf = ({ path, title }: Pick<MenuGroup, 'title'> & { path: string }, ...children: Screen[]) =>
  defineRedirect({ path, title, children });

/** Addresses of the specification without a page of their own and outside the menu. */
export const redirects = {
  user: parentOf(userGroup, people.userIndex),
  userWithoutCity: defineRedirect({
    path: '/user/index',
    title: userGroup.title,
    entry: ['Administrator'],
    redirect: people.userIndex.path,
  }),
  post: parentOf(postGroup, people.postReports, people.identities, people.postList),
  menu: parentOf(menuItemGroup, offers.menuSettings, offers.purchases),
  locker: parentOf(lockerGroup, office.lockerSettings, office.lockerList),
  pass: parentOf(passGroup, offers.passes, offers.vouchers, offers.packages),
  invoice: parentOf({ path: '/:city/invoice', title: 'invoice.title' }, office.invoices),
};
