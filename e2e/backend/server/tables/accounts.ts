/** An account with the fields of chapter 3. A missing value is null, as in a database. */
export interface Account {
  id: number;
  username: string;
  permission: string;
  company_slug: string | null;
  company_name: string | null;
  code_shop: string | null;
  [field: string]: unknown;
}

export const PASSWORD = 'correct horse 9';
/** The shop code of the owner's shop. */
export const SHOP_CODE = 'naka-7';

export const accounts = (): Account[] => [
  account(11, 'hayashi', 'Administrator', '林 久美子', {
    company_slug: 'nakamachi',
    company_name: '中町商会',
  }),
  account(12, 'ota', 'Operator', '太田 進', {}),
  account(13, 'mori', 'owner_shop', '森 はるか', {
    company_slug: 'nakamachi',
    company_name: '中町商会',
    code_shop: SHOP_CODE,
  }),
  account(14, 'abe', 'Member', '阿部 翔', {}),
  account(15, 'nishi', 'staff_shop', '西 亮太', {
    company_slug: 'nakamachi',
    company_name: '中町商会',
  }),
  account(16, 'fujii', 'Advertiser', '藤井 翠', {
    company_slug: 'nakamachi',
    company_name: '中町商会',
  }),
  account(17, 'oka', 'Advertiser', '岡 真由', {}),
];

function account(
  id: number,
  username: string,
  permission: string,
  name: string,
  rest: Partial<Account>,
): Account {
  const [lastname, firstname] = name.split(' ');
  return {
    id,
    username,
    permission,
    name,
    lastname,
    firstname,
    company_slug: null,
    company_name: null,
    code_shop: null,
    slug: username,
    school: null,
    group: null,
    classes: null,
    // an address without a host, as with Django's MEDIA_URL
    avatar: `/media/avatar-${id}.png`,
    introduction: null,
    email: `${username}@nakamachi.example`,
    gender: 'female',
    birthday: '1984-05-17',
    address: '兵庫県明石市中町1-2',
    phone: '078-000-0000',
    verify_code: null,
    total_review: 0,
    created_at: '2023-04-01T09:00:00+09:00',
    last_modified: '2025-10-02T18:30:00+09:00',
    ...rest,
  };
}
