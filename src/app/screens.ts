import type { MenuSection, Screen } from '#kit/context/screen';
import { advertisements } from '#views/advertisement/screen';
import { articles } from '#views/article/screen';
import { chat } from '#views/chat/screen';
import { city } from '#views/city/screen';
import { cityInfo } from '#views/city-info/screen';
import { coupons } from '#views/coupon/screen';
import { csvImport } from '#views/csv-import/screen';
import { dashboard } from '#views/dashboard/screen';
import { documents } from '#views/document/screen';
import { events } from '#views/event/screen';
import { flyers } from '#views/flyer/screen';
import { genres } from '#views/genre/screen';
import { identities } from '#views/identities/screen';
import { invoices } from '#views/invoice/screen';
import { jobs } from '#views/job/screen';
import { lockerList } from '#views/locker-list/screen';
import { lockerSettings } from '#views/locker-setting/screen';
import { menuSettings } from '#views/menu-item/screen';
import { news } from '#views/news/screen';
import { notices, operatorNotices } from '#views/notices/screen';
import { notifications } from '#views/notifications/screen';
import { packages } from '#views/package/screen';
import { passes } from '#views/pass/screen';
import { postList } from '#views/post-list/screen';
import { postReports } from '#views/post-reports/screen';
import { premiumStats } from '#views/premium-stats/screen';
import { productHistory } from '#views/product-history/screen';
import { productDrafts } from '#views/products/screen';
import { profile } from '#views/profile/screen';
import { purchases } from '#views/purchase/screen';
import { qrCodes } from '#views/qrcode/screen';
import { reserves } from '#views/reserve/screen';
import { scenes } from '#views/scene/screen';
import { shopReviews } from '#views/shop-reviews/screen';
import { staff } from '#views/staff/screen';
import { supportedProducts } from '#views/supported-products/screen';
import { timeSales } from '#views/time-sale/screen';
import { timecard } from '#views/timecard/screen';
import { timeline } from '#views/timeline/screen';
import { userIndex } from '#views/users/screen';
import { vouchers } from '#views/voucher/screen';
import { openScreens } from './open-screens';
import * as redirects from './routing/redirects';

/** The menu below the dashboard, in its order. */
export const menuSections: readonly MenuSection[] = [
  {
    title: 'section.contact',
    screens: [notifications, notices, chat, reserves],
  },
  {
    title: 'section.people',
    screens: [postReports, identities, postList, userIndex, redirects.company, staff, timecard],
  },
  {
    title: 'section.offers',
    screens: [
      advertisements,
      flyers,
      timeSales,
      coupons,
      passes,
      vouchers,
      packages,
      menuSettings,
      purchases,
      supportedProducts,
      productHistory,
      productDrafts,
    ],
  },
  {
    title: 'section.town',
    screens: [news, events, articles, timeline, jobs, documents],
  },
  {
    title: 'section.office',
    screens: [
      qrCodes,
      lockerSettings,
      lockerList,
      invoices,
      premiumStats,
      genres,
      scenes,
      cityInfo,
      csvImport,
    ],
  },
];

/** The console's table of contents, in menu order. */
export const screens: readonly Screen[] = [
  dashboard,
  ...menuSections.flatMap((section) => section.screens),

  // outside the menu
  operatorNotices,
  shopReviews,
  profile,
  city,
  redirects.user,
  redirects.userWithoutCity,
  redirects.post,
  redirects.menu,
  redirects.locker,
  redirects.pass,
  redirects.invoice,
  ...openScreens,
];
