import { OF_ADVERTISERS, RESOURCES } from './list-cases';
import type { Scenario } from './scenario';

/** A form: its address in Akashi, and the user who may fill it in. */
export interface FormCase extends Pick<Scenario, 'role' | 'company' | 'seed'> {
  path: string;
  /** The name of a row's link to follow: the seed may number the record differently. */
  opens?: RegExp;
  /** The selector that is visible when the page is ready; the default is a form. */
  ready?: string;
}

const ADMINISTRATOR: readonly string[] = [
  ...RESOURCES.map(({ path }) => `${path}?new=1`),
  '/akashi/notification?new=1',
  '/akashi/notification?tab=school&school=3',
  '/akashi/user/index?new=1',
  '/akashi/user/index?edit=50003',
  '/akashi/user/index?password=50003',
  '/akashi/user/index?tab=company&new=1',
  '/akashi/manage-supported-products?edit=128',
  '/akashi/staff?new=1',
  '/akashi/timeline?new=1',
  '/akashi/timeline?edit=73',
  '/akashi/qrcode?new=1',
  '/akashi/qrcode?labels=page',
  '/akashi/city-info?edit=1',
  '/akashi/profile?edit=1',
  '/akashi/profile?password=1',
  '/akashi/profile?email=1',
];

const OF_SOME_RECORD: readonly FormCase[] = [
  { path: '/akashi/user/index?tab=company', opens: /のパスワードを再設定$/ },
  { path: '/akashi/reserve?state=accepted', opens: /を編集$/ },
].map((formCase) => ({ role: 'Administrator', ...formCase }));

const NOBODY = [
  '/login',
  '/login?type=store',
  '/login?mode=register',
  '/login?mode=forgot',
  '/login?mode=verify',
  '/add_teacher/',
];

/** Every form of the console. The address of a form for a record opens this record. */
export const FORMS: readonly FormCase[] = [
  ...ADMINISTRATOR.map((path) => ({ path, role: 'Administrator' })),
  ...OF_SOME_RECORD,
  ...OF_ADVERTISERS.map(({ path }) => ({ path: `${path}?new=1`, role: 'Advertiser' })),
  { path: '/akashi/timecard', role: 'owner_shop' },
  { path: '/akashi/timecard?new=1', role: 'owner_shop' },
  { path: '/akashi/timecard?tab=schedule&new=1', role: 'owner_shop' },
  { path: '/akashi/invoice/list-invoice?new=1', role: 'Administrator', company: 'nbnb' },
  ...NOBODY.map((path) => ({ path, role: 'none' })),
];

/** Pages without a form, whose head or foot stays fixed while they scroll. */
export const READ: readonly FormCase[] = [
  { path: '/akashi/notification', ready: 'table[aria-busy=false] tbody tr' },
  { path: '/akashi/notification?view=120', ready: '.receiver-list li' },
  { path: '/akashi/advertisement?view=1', ready: 'dl.details' },
  { path: '/akashi/reserve?tab=week', ready: '.week[aria-busy=false]' },
  { path: '/akashi/event?tab=month', ready: '.month[aria-busy=false]' },
].map((formCase) => ({ role: 'Administrator', ...formCase }));
