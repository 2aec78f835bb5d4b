import { REFUSAL, type ResourceScreen } from './screen';

const PASSWORD = 'kissa2036';
const ACCOUNT_VALUES = {
  名前: '新しい店員',
  ユーザー名: 'atarashii',
  メールアドレス: 'atarashii@example.jp',
};
const ACCOUNT_BODY = { name: '新しい店員', username: 'atarashii', email: 'atarashii@example.jp' };
const PASSWORD_VALUES = { パスワード: PASSWORD, 'パスワード（確認）': PASSWORD };

/** The screens of accounts. Passwords are sent only when an account is created. */
export const ACCOUNT_SCREENS: readonly ResourceScreen[] = [
  {
    path: '/akashi/staff',
    noun: 'スタッフ',
    call: '/company/:company/users/staff',
    table: 'staff',
    rowCount: 4,
    firstTitle: '店員4',
    formValues: { ...ACCOUNT_VALUES, ...PASSWORD_VALUES },
    nameField: 'name',
    createBody: { ...ACCOUNT_BODY, password: PASSWORD, confirm_password: PASSWORD },
    updateBody: ACCOUNT_BODY,
    refusal: ['メールアドレス', { email: [REFUSAL] }],
  },
  {
    path: '/akashi/user/index?tab=company',
    dependsOnTables: true,
    noun: '店舗管理者',
    call: '/company/:company/shops/admin',
    createPath: '/company/:company/users/admin',
    table: 'shopAdmins',
    rowCount: 3,
    firstTitle: '店舗担当3',
    formValues: { ...ACCOUNT_VALUES, ...PASSWORD_VALUES, 担当エリア: '1' },
    nameField: 'name',
    createBody: { ...ACCOUNT_BODY, password: PASSWORD, confirm_password: PASSWORD, area: 1 },
    updateBody: { ...ACCOUNT_BODY, area: 1 },
    refusal: ['担当エリア', { area: [REFUSAL] }],
  },
];

/** The staff screen of a user without a company. */
export const RECRUITMENT_STAFF_SCREEN: ResourceScreen = {
  path: '/akashi/staff',
  noun: 'スタッフ',
  call: '/api/matching/staff/',
  table: 'matchingStaff',
  rowCount: 4,
  firstTitle: '募集係4',
  formValues: { ...ACCOUNT_VALUES, ...PASSWORD_VALUES },
  nameField: 'name',
  createBody: { ...ACCOUNT_BODY, password: PASSWORD, confirm_password: PASSWORD },
  updateBody: ACCOUNT_BODY,
  refusal: ['メールアドレス', { email: [REFUSAL] }],
};

/** The screens that an Operator manages for a company. */
export const OPERATOR_SCREENS: readonly ResourceScreen[] = [
  {
    path: '/akashi/menu/list-menu',
    noun: 'メニュー',
    call: '/manager/menu_items/',
    table: 'menuItems',
    rowCount: 3,
    firstTitle: '料理3',
    formValues: { メニュー名: '明石焼', 説明: '15個入り', '価格（円）': '１，２００' },
    nameField: 'name',
    createBody: { name: '明石焼', description: '15個入り', price: 1200 },
    refusal: ['説明', { description: [REFUSAL] }],
  },
  {
    path: '/akashi/locker/list-locker',
    noun: 'ロッカー',
    call: '/:city/manager/lockers/',
    table: 'lockers',
    rowCount: 3,
    firstTitle: 'ロッカー3',
    formValues: { ロッカー名: '東口 91番', 設置場所の住所: '大明石町1-1' },
    nameField: 'name',
    createBody: { name: '東口 91番', address: '大明石町1-1' },
    refusal: ['設置場所の住所', { address: [REFUSAL] }],
  },
];
