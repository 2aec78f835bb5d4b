import { lockers, menuItems, passes, posts, users } from '#kit/context/menu-groups';
import { defineRedirect, type MenuGroup, type Screen } from '#kit/context/screen';
import { offers } from './offers';
import { office } from './office';
import { people } from './people';

/** The address of a group of the menu leads to the first of its pages that the user may enter. */
const parentOf = ({ path, title }: Pick<MenuGroup, 'title'> & { path: string }, ...children: Screen[]) =>
  defineRedirect({ path, title, children });

/** Addresses of the specification without a page of their own and outside the menu. */
export const redirects = {
  user: parentOf(users, people.userIndex),
  userWithoutCity: defineRedirect({
    path: '/user/index',
    title: users.title,
    entry: ['Administrator'],
    redirect: people.userIndex.path,
  }),
  post: parentOf(posts, people.postReports, people.identities, people.postList),
  menu: parentOf(menuItems, offers.menuSettings, offers.purchases),
  locker: parentOf(lockers, office.lockerSettings, office.lockerList),
  pass: parentOf(passes, offers.passes, offers.vouchers, offers.packages),
  invoice: parentOf({ path: '/:city/invoice', title: 'invoice.title' }, office.invoices),
};
