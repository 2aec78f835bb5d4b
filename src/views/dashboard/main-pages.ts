import type { RoleWithScreens } from '#domain/people/roles';
import type { QuickLink } from '#kit/context/quick-links';

const OFFICE = [
  'notification.title',
  'userIndex.title',
  'advertisement.title',
  'news.title',
  'event.title',
  'coupon.title',
  'flyer.title',
  'csvImport.title',
];
const SHOP = [
  'reserve.title',
  'chat.title',
  'product.title',
  'coupon.title',
  'timeSale.title',
  'timecard.title',
  'staff.title',
  'job.title',
];

/** The usual pages of each role, most used first: titles of screens. */
const USUAL: Record<RoleWithScreens, readonly string[]> = {
  Administrator: OFFICE,
  Operator: OFFICE,
  owner_shop: SHOP,
  staff_shop: SHOP,
  Advertiser: [
    'advertisement.title',
    'coupon.title',
    'timeSale.title',
    'flyer.title',
    'reserve.title',
    'chat.title',
    'menuItem.title',
    'purchase.title',
  ],
};

/** The usual pages of this role that are offered here, most used first; the menu has all other pages. */
export const mainPages = (role: RoleWithScreens, pages: readonly QuickLink[]): QuickLink[] =>
  USUAL[role].flatMap((title) => pages.filter((page) => page.title === title));
