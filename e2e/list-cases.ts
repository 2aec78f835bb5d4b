import * as z from 'zod/mini';
import { documents } from '#api/content/documents';
import { events } from '#api/content/events';
import { jobs } from '#api/content/jobs';
import { news } from '#api/content/news';
import { qrCodes } from '#api/content/qr-codes';
import type { Endpoint } from '#api/http/endpoint';
import { companyNotifications } from '#api/messaging/company-notifications';
import { notifications } from '#api/messaging/notifications';
import { schoolNotifications } from '#api/messaging/school-notifications';
import { userNotify } from '#api/messaging/user-notify';
import { advertisements } from '#api/offers/advertisements';
import { categories } from '#api/offers/categories';
import { combos } from '#api/offers/combos';
import { coupons } from '#api/offers/coupons';
import { flyers } from '#api/offers/flyers';
import { genres } from '#api/offers/genres';
import { lockers } from '#api/offers/lockers';
import { menuItems } from '#api/offers/menu-items';
import { packages } from '#api/offers/packages';
import { passports } from '#api/offers/passports';
import { purchases } from '#api/offers/purchases';
import { reserves } from '#api/offers/reserves';
import { scenes } from '#api/offers/scenes';
import { timeSales } from '#api/offers/time-sales';
import { vouchers } from '#api/offers/vouchers';
import { csvImports } from '#api/office/csv-imports';
import { invoices } from '#api/office/invoices';
import { shopAdmins } from '#api/people/shop-admins';
import { staff } from '#api/people/staff';
import { users } from '#api/people/users';
import { companies } from '#api/places/companies';
import { matching } from '#api/recruitment/matching';
import { RESERVE_STATES_WHEN } from '#domain/offers/reserve';

/** A list of the console. Journeys test failures, input methods, layout and accessibility on every list. */
export interface ListCase {
  /** The path with query, in Akashi. */
  path: string;
  /** The role that may enter, where an Administrator may not. */
  role?: 'Operator';
  list: Endpoint;
  /** The endpoint of later pages, where they have their own. */
  later?: Endpoint;
  /** The search parameter in the address; null where the list has no search. */
  search: 'search' | 'detail-search' | null;
  /** Whether the list has a second page. */
  long: boolean;
  /** How many further requests of `list` the page sends, to count rows only. */
  figures: number;
}

/** A kind of record with a description (decision 020): its endpoints determine its actions. */
export interface ResourceCase extends ListCase {
  one: Endpoint;
  create: Endpoint<string, undefined, z.ZodMiniType>;
  update: Endpoint;
  remove: Endpoint;
}

/**
 * One entry for each resource. Playwright cannot import a description, which is JSX and imports styles. The
 * endpoints of a description are plain data, and they name its fields.
 */
export const RESOURCES: readonly ResourceCase[] = [
  resource('/akashi/advertisement', advertisements),
  resource('/akashi/coupon', coupons),
  resource('/akashi/products', combos),
  resource('/akashi/document', documents),
  resource('/akashi/flyer', flyers),
  resource('/akashi/genre', genres, { long: false }),
  resource('/akashi/scene', scenes),
  resource('/akashi/time-sale', timeSales),
  resource('/akashi/pass/list-pass', passports),
  resource('/akashi/pass/list-voucher', vouchers),
  resource('/akashi/pass/list-package', packages),
  resource('/akashi/news', news),
  resource('/akashi/job', jobs),
  resource('/akashi/event', events),
];

const RECEIVERS = '/akashi/notification?view=120';
const SCHOOL = '/akashi/notification?tab=school&school=3';

/** Every list, including the lists of an open record. */
export const LISTS: readonly ListCase[] = [
  list('/akashi/notification', notifications.list, { later: notifications.page }),
  list(RECEIVERS, notifications.receivers, { search: 'detail-search' }),
  list(`${RECEIVERS}&show=confirmations`, userNotify.list, { search: 'detail-search' }),
  list(SCHOOL, schoolNotifications.list, { long: false }),
  list(`${SCHOOL}&show=users`, schoolNotifications.users, { long: false }),
  list('/akashi/notification-store', notifications.mine),
  list('/akashi/notification-store?tab=company', companyNotifications.list),
  list('/akashi/notification-admin', notifications.mine),
  list('/akashi/post/list-post', matching.posts),
  list('/akashi/post/list-report', matching.reports),
  list('/akashi/post/confirm-gender', matching.users, { search: null }),
  list('/akashi/user/index', users.list),
  list('/akashi/user/index?tab=company', shopAdmins.list),
  list('/akashi/staff', staff.list),
  list('/akashi/shop-reviews', companies.reviews),
  list('/akashi/reserve', reserves.list, { figures: RESERVE_STATES_WHEN.upcoming.length }),
  list('/akashi/genre?tab=category', categories.list, { search: null, long: false }),
  list('/akashi/csv-import', csvImports.list),
  list('/akashi/qrcode', qrCodes.list),
  list('/akashi/history-supported-products', combos.histories),
  list('/akashi/history-supported-products?tab=supported', combos.supportedHistories),
  list('/akashi/locker/list', lockers.readOnly),
  list('/akashi/menu/list-purchase', purchases.list, { role: 'Operator' }),
  list('/akashi/invoice/list-invoice', invoices.list, { role: 'Operator' }),
  ...RESOURCES,
];

/** Lists of described records that only an Advertiser may enter. */
export const OF_ADVERTISERS: readonly ListCase[] = [
  list('/akashi/locker/list-locker', lockers.list),
  list('/akashi/menu/list-menu', menuItems.search),
];

/** The name of a call in faults and in the log of calls: `GET /:city/api/coupons/`. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The names of a draft's text fields. A field for a picked record is no text field. */
export const textFieldsOf = ({ create }: ResourceCase): string[] =>
  Object.entries(draftOf(create.body).shape)
    .filter(([, field]) => field instanceof z.ZodMiniString)
    .map(([name]) => name);

/** For a draft with files the schema of the fields is the output of a pipe (`formBody`). */
function draftOf(body: z.core.$ZodType): z.ZodMiniObject {
  if (body instanceof z.ZodMiniPipe) return draftOf(body.def.out);
  if (body instanceof z.ZodMiniObject) return body;
  throw new Error('a draft has fields');
}

type Differing = Partial<Pick<ListCase, 'later' | 'search' | 'long' | 'figures' | 'role'>>;

function list(path: string, endpoint: Endpoint, differing: Differing = {}): ListCase {
  return { path, list: endpoint, search: 'search', long: true, figures: 0, ...differing };
}

function resource(
  path: string,
  calls: Pick<ResourceCase, 'list' | 'one' | 'create' | 'update' | 'remove'>,
  differing?: Differing,
): ResourceCase {
  return { ...calls, ...list(path, calls.list, differing) };
}
