import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';
import { ROLES, type Role } from '#domain/people/roles';
import { User } from '#domain/people/user';
import { hash } from '#mocks/backend/seed/base/hash';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';

const numbers = z.optional(z.nullable(z.array(z.number())));

/** A person in the backend: the fields of responses, and the backend's internal fields. */
export const Account = z.extend(User, {
  /** Empty: an account without a role. */
  permission: z.enum([...ROLES, '']),
  /** Slugs of the cities the account may enter. */
  cities: z.array(z.string()),
  /** Empty: the account cannot sign in before a password is set. */
  password_hash: z.string(),
  // The fields for criteria of notifications: part of the town, position, ids of ads and passes.
  area: maybeText,
  latitude: maybeNumber,
  longitude: maybeNumber,
  favourite_ads: numbers,
  pass_types: numbers,
  /** The id of the company's area that a shop admin manages. */
  shop_area: maybeNumber,
});
export type Account = z.infer<typeof Account>;

/** The password of every seeded account. */
export const PASSWORD = 'machi2026';
/** The shop code of every seeded account. */
export const SHOP_CODE = 'machi001';

/** Sufficient for a fake: the password itself is not stored. */
export const passwordHash = (password: string): string => hash(`machi\n${password}`);

/** For accounts with access to these cities only, to show the message for a refused city. */
const FEW_CITIES = ['akashi', 'kusatsu', 'shonan'];
const ALL_CITIES = CITIES.map(({ name }) => name);

/** One account for each role, and an administrator for each company with its own set of routes. */
export const ACCOUNTS: readonly Account[] = [
  seededAccount('administrator', 'Administrator', '管理者'),
  seededAccount('operator', 'Operator', '運営担当'),
  seededAccount('advertiser', 'Advertiser', '広告主', { cities: FEW_CITIES, total_review: 18 }),
  seededAccount('owner_shop', 'owner_shop', '店舗オーナー', { total_review: 42 }),
  seededAccount('staff_shop', 'staff_shop', '店舗スタッフ', { cities: FEW_CITIES }),
  seededAccount('member', 'Member', '一般会員'),
  seededAccount('guest', 'Guest', 'ゲスト'),
  seededAccount('president', 'President', '学校代表', { school: 3 }),
  seededAccount('teacher', 'Teacher', '教員', { school: 3, group: 2, classes: '2年1組' }),
  ...COMPANIES.filter(({ slug }) => slug !== 'machi').map(({ slug, name }) =>
    seededAccount(`administrator_${slug}`, 'Administrator', `${name.replaceAll(' ', '')} 管理者`, {
      company: slug,
    }),
  ),
].map((account, index) => ({ id: index + 1, ...account }));

interface AccountOverrides
  extends Partial<Pick<Account, 'cities' | 'school' | 'group' | 'classes' | 'total_review'>> {
  company?: string;
}

function seededAccount(
  username: string,
  permission: Role,
  name: string,
  overrides: AccountOverrides = {},
): Omit<Account, 'id'> {
  const { company = 'machi', cities = ALL_CITIES, ...rest } = overrides;
  const employer = COMPANIES.find(({ slug }) => slug === company);
  return {
    username,
    permission,
    company_slug: company,
    company_name: employer?.name ?? company,
    slug: username.replaceAll('_', '-'),
    school: null,
    group: null,
    classes: null,
    code_shop: SHOP_CODE,
    name,
    avatar: null,
    icon: null,
    introduction: 'デモ用のアカウントです。実在の人物・団体とは関係ありません。',
    firstname: '担当',
    lastname: name.split(' ').at(-1) ?? name,
    email: `${username.replaceAll('_', '.')}@machi.example.jp`,
    gender: 'other',
    birthday: '1990-04-01',
    address: '兵庫県明石市中崎1丁目',
    phone: '078-000-0000',
    verify_code: null,
    total_review: 0,
    created_at: '2024-04-01T00:00:00.000Z',
    last_modified: '2026-04-01T00:00:00.000Z',
    ...rest,
    cities: [...cities],
    password_hash: passwordHash(PASSWORD),
  };
}
