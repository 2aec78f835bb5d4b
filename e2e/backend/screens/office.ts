import { REFUSAL, type ResourceScreen } from './screen';

const SECRET = 'kissa2036';
const PERSON = { 名前: '新しい店員', ユーザー名: 'atarashii', メールアドレス: 'atarashii@example.jp' };
const ACCOUNT = { name: '新しい店員', username: 'atarashii', email: 'atarashii@example.jp' };
const PASSWORDS = { パスワード: SECRET, 'パスワード（確認）': SECRET };

/** The screens of accounts. Passwords are sent only when an account is created. */
export const ACCOUNTS: readonly ResourceScreen[] = [
  {
    path: '/akashi/staff',
    noun: 'スタッフ',
    call: '/company/:company/users/staff',
    table: 'staff',
    rows: 4,
    first: '店員4',
    fill: { ...PERSON, ...PASSWORDS },
    named: 'name',
    sent: { ...ACCOUNT, password: SECRET, confirm_password: SECRET },
    changed: ACCOUNT,
    refused: ['メールアドレス', { email: [REFUSAL] }],
  },
  {
    path: '/akashi/user/index?tab=company',
    noun: '店舗管理者',
    call: '/company/:company/shops/admin',
    create: '/company/:company/users/admin',
    table: 'shopAdmins',
    rows: 3,
    first: '店舗担当3',
    fill: { ...PERSON, ...PASSWORDS, 担当エリア: '1' },
    named: 'name',
    sent: { ...ACCOUNT, password: SECRET, confirm_password: SECRET, area: 1 },
    changed: { ...ACCOUNT, area: 1 },
    refused: ['担当エリア', { area: [REFUSAL] }],
  },
];

/** The staff screen of a user without a company. */
export const RECRUITMENT: ResourceScreen = {
  path: '/akashi/staff',
  noun: 'スタッフ',
  call: '/api/matching/staff/',
  table: 'matchingStaff',
  rows: 4,
  first: '募集係4',
  fill: { ...PERSON, ...PASSWORDS },
  named: 'name',
  sent: { ...ACCOUNT, password: SECRET, confirm_password: SECRET },
  changed: ACCOUNT,
  refused: ['メールアドレス', { email: [REFUSAL] }],
};

/** The screens that an Operator manages for a company. */
export const OFFICE: readonly ResourceScreen[] = [
  {
    path: '/akashi/menu/list-menu',
    noun: 'メニュー',
    call: '/manager/menu_items/',
    table: 'menuItems',
    rows: 3,
    first: '料理3',
    fill: { メニュー名: '明石焼', 説明: '15個入り', '価格（円）': '１，２００' },
    named: 'name',
    sent: { name: '明石焼', description: '15個入り', price: 1200 },
    refused: ['説明', { description: [REFUSAL] }],
  },
  {
    path: '/akashi/locker/list-locker',
    noun: 'ロッカー',
    call: '/:city/manager/lockers/',
    table: 'lockers',
    rows: 3,
    first: 'ロッカー3',
    fill: { ロッカー名: '東口 91番', 設置場所の住所: '大明石町1-1' },
    named: 'name',
    sent: { name: '東口 91番', address: '大明石町1-1' },
    refused: ['設置場所の住所', { address: [REFUSAL] }],
  },
];
