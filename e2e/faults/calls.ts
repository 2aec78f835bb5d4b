import { LISTS, nameOf, OF_ADVERTISERS, RESOURCES, textFieldsOf } from '../list-cases';

/**
 * Calls that fail, and what the user does to send them. tests/views/faults.test.tsx tests each of them; a few
 * journeys test some of them in a browser, and with E2E_WHOLE all of them.
 */
export interface FailingCall {
  name: string;
  path: string;
  /** The role that is signed in; without it an Administrator. */
  role?: 'Operator' | 'Advertiser';
  call: string;
}

export interface Reading extends FailingCall {
  /** The console sends the call at its start, or keeps its response. */
  atStart?: true;
  /** The call loads the first record of the list, which the user opens. */
  opensFirst?: true;
}

export interface Writing extends FailingCall {
  /** The user opens the form of the first record of the list. */
  editsFirst?: true;
  /** Form values by the names of the fields; the server can refuse the first of them. */
  values: Readonly<Record<string, string>>;
  submit: string;
}

export interface Pressing extends FailingCall {
  /** The name of the button; the first button with this name is pressed. */
  button: string | RegExp;
  /** The button of the confirmation, where the action has one. */
  confirm?: string;
  /** Without a confirmation of its own, it asks before it is sent again. */
  needsConfirmation?: true;
}

const NOTIFICATIONS = '/akashi/notification';
const NOTICES = '/akashi/notification-store';
const USERS = '/akashi/user/index';
const SHOP_ADMINS = `${USERS}?tab=company`;
const STAFF = '/akashi/staff';
/** The user who can sign in is the only row of the page, whatever other records the company has. */
const OWNER = `${SHOP_ADMINS}&search=${encodeURIComponent('店舗オーナー')}`;
const MEMBER_OF_STAFF = `${STAFF}?search=staff_shop`;
const HANAKO = {
  email: 'hanako@machi.example.jp',
  name: '明石 花子',
  password: 'hanako12',
  confirm_password: 'hanako12',
};

/** All resources share the same code: each tests one action in turn (E2E_WHOLE tests all actions). */
const inTurn = (action: number) =>
  RESOURCES.filter((_, index) => process.env.E2E_WHOLE || index % 3 === action);

export const READINGS: readonly Reading[] = [
  ...LISTS.flatMap(({ path, list, later, role }): Reading[] => [
    { name: path, path, call: nameOf(list), ...(role ? { role } : {}) },
    ...(later ? [{ name: `a later page of ${path}`, path: `${path}?page=2`, call: nameOf(later) }] : []),
  ]),
  ...OF_ADVERTISERS.map(
    ({ path, list }): Reading => ({ name: path, path, call: nameOf(list), role: 'Advertiser' }),
  ),
  ...inTurn(0).map(
    ({ path, one }): Reading => ({ name: `one of ${path}`, path, call: nameOf(one), opensFirst: true }),
  ),
  { name: 'dashboard, figures', path: '/akashi/dashboard', call: 'GET /:city/api/dashboard/' },
  {
    name: 'premium statistics',
    path: '/akashi/premium-stats?start=2026-01-01&end=2026-02-01',
    call: 'GET /:city/api/premium-stats/',
  },
  { name: 'a notification', path: `${NOTIFICATIONS}?view=1`, call: 'GET /:city/api/notify-operator/:id' },
  {
    name: 'the conditions for receivers',
    path: `${NOTIFICATIONS}?view=3`,
    call: 'GET /api/notification/push_notification_by_condition/:x',
  },
  {
    name: 'a notice of the company',
    path: `${NOTICES}?tab=company&view=2`,
    call: 'GET /company/:company/notifications/users/:id',
  },
  { name: 'operators', path: `${USERS}?filter=operator`, call: 'GET /:city/api/users/operators/' },
  { name: 'a user', path: `${USERS}?view=50001`, call: 'GET /:city/api/users/:id/' },
  { name: 'companies', path: SHOP_ADMINS, call: 'GET /company/', role: 'Operator', atStart: true },
  { name: 'areas', path: `${SHOP_ADMINS}&new=1`, call: 'GET /company/:company/areas', atStart: true },
];

export const WRITINGS: readonly Writing[] = [
  ...inTurn(1).map(
    (resource): Writing => ({
      name: `saving one of ${resource.path}`,
      path: resource.path,
      call: nameOf(resource.update),
      editsFirst: true,
      values: { [textFieldsOf(resource)[0] ?? '']: '届かない言葉' },
      submit: '保存する',
    }),
  ),
  {
    name: 'saving the city',
    path: '/akashi/city-info?edit=1',
    call: 'PATCH /api/city/:city/',
    values: { name_ja: '明石', code_shop: 'machi901' },
    submit: '保存する',
  },
  {
    name: 'creating an advertiser',
    path: `${USERS}?new=1`,
    call: 'POST /:city/api/users/create_advertiser/',
    values: {
      username: 'takoyaki',
      email: 'honten@takoyaki.example.jp',
      name: 'たこ焼き本店',
      password: 'takoyaki1',
      confirm_password: 'takoyaki1',
    },
    submit: '登録する',
  },
  {
    name: 'saving a user',
    path: `${USERS}?edit=50001`,
    call: 'PUT /:city/api/users/:id/',
    values: { name: '明石 花子', introduction: '商店街のそばに住んでいます。' },
    submit: '保存する',
  },
  {
    name: 'resetting a user’s password',
    path: `${USERS}?password=50001`,
    call: 'POST /:city/users/reset_password',
    values: { new_password: 'abcd1234', confirm_password: 'abcd1234' },
    submit: 'パスワードを再設定',
  },
  {
    name: 'creating a shop admin',
    path: `${SHOP_ADMINS}&new=1`,
    call: 'POST /company/:company/users/admin',
    values: {
      username: 'uonotana',
      email: 'honten@uonotana.example.jp',
      name: '魚の棚本店',
      password: 'uonotana1',
      confirm_password: 'uonotana1',
    },
    submit: '登録する',
  },
  {
    name: 'saving a shop admin',
    path: `${OWNER}&edit=4`,
    call: 'PUT /company/:company/shops/admin/:id',
    values: { name: '魚の棚本店', email: 'honten@uonotana.example.jp', area: '1' },
    submit: '保存する',
  },
  {
    name: 'a shop admin’s password',
    path: `${OWNER}&password=4`,
    call: 'POST /company/:company/users/admin/change-password',
    values: { password: 'nigouten2', confirm_password: 'nigouten2' },
    submit: 'パスワードを再設定',
  },
  {
    name: 'creating staff',
    path: `${STAFF}?new=1`,
    call: 'POST /company/:company/users/staff',
    values: { username: 'hanako', ...HANAKO },
    submit: '登録する',
  },
  {
    name: 'saving staff',
    path: `${MEMBER_OF_STAFF}&edit=5`,
    call: 'PUT /company/:company/users/staff/:id',
    values: HANAKO,
    submit: '保存する',
  },
  {
    name: 'changing a reservation',
    path: '/akashi/reserve?state=waiting',
    call: 'PUT /:city/api/reserves/:id/',
    editsFirst: true,
    values: { people: '7' },
    submit: '保存する',
  },
];

export const DELETIONS: readonly FailingCall[] = [
  ...inTurn(2).map(({ path, remove }) => ({ name: `deleting one of ${path}`, path, call: nameOf(remove) })),
  { name: 'deleting', path: NOTIFICATIONS, call: 'DELETE /:city/notifications/:id/' },
  { name: 'deleting a post', path: '/akashi/post/list-post', call: 'DELETE /api/matching/:id/' },
  { name: 'deleting a shop admin', path: SHOP_ADMINS, call: 'DELETE /company/:company/shops/admin/:id' },
  { name: 'deleting staff', path: MEMBER_OF_STAFF, call: 'DELETE /company/:company/users/staff/:id' },
  {
    name: 'deleting a reservation',
    path: '/akashi/reserve?state=cancelled',
    call: 'DELETE /:city/api/reserves/:id/',
  },
];

export const PRESSINGS: readonly Pressing[] = [
  {
    name: 'sending again',
    path: NOTIFICATIONS,
    call: 'POST /api/notification/resend_notification/:id',
    button: /を再送$/,
    confirm: '再送する',
  },
  {
    name: 'reminding a receiver',
    path: `${NOTIFICATIONS}?view=120&show=confirmations`,
    call: 'POST /api/notification/user-notify/',
    button: /に再通知$/,
    needsConfirmation: true,
  },
  { name: 'reading', path: NOTICES, call: 'PUT /api/notification/list-notify/:id/', button: /を既読にする$/ },
  {
    name: 'reading all',
    path: NOTICES,
    call: 'PUT /:city/notifications/users/read_all/',
    button: 'すべて既読にする',
  },
  {
    name: 'confirming a notice',
    path: `${NOTICES}?view=18`,
    call: 'PUT /api/notification/user-notify/:id/',
    button: '確認済みにする',
  },
];

/**
 * The screen of the staff for a user without a company, with calls of its own. The journeys create
 * this user, in the view tests it is an Advertiser.
 */
export const STAFF_OF_RECRUITMENT: {
  readings: readonly Reading[];
  writings: readonly Writing[];
  deletions: readonly FailingCall[];
} = {
  readings: [
    { name: 'staff of recruitment', path: STAFF, call: 'GET /api/matching/staff/', role: 'Advertiser' },
  ],
  writings: [
    {
      name: 'creating staff of recruitment',
      path: `${STAFF}?new=1`,
      role: 'Advertiser',
      call: 'POST /api/matching/staff/',
      values: { username: 'hanako', ...HANAKO },
      submit: '登録する',
    },
    {
      name: 'saving staff of recruitment',
      path: STAFF,
      role: 'Advertiser',
      call: 'PUT /api/matching/staff/:id/',
      editsFirst: true,
      values: { name: '明石 花子', email: 'hanako@machi.example.jp' },
      submit: '保存する',
    },
  ],
  deletions: [
    {
      name: 'deleting staff of recruitment',
      path: STAFF,
      role: 'Advertiser',
      call: 'DELETE /api/matching/staff/:id/',
    },
  ],
};
