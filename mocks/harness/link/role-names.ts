import type { Role } from '#domain/people/roles';

/** The roles as the console names them (`user.role.…` of the locales), for the lobby, the tours and the panel. */
export const ROLE_NAMES = {
  ja: {
    Administrator: '管理者',
    Operator: 'オペレーター',
    Advertiser: '広告主',
    owner_shop: '店舗オーナー',
    staff_shop: '店舗スタッフ',
    Member: '一般会員',
    Guest: 'ゲスト',
    President: '学校代表',
    Teacher: '教師',
  },
  en: {
    Administrator: 'Administrator',
    Operator: 'Operator',
    Advertiser: 'Advertiser',
    owner_shop: 'Shop owner',
    staff_shop: 'Shop staff',
    Member: 'Member',
    Guest: 'Guest',
    President: 'School representative',
    Teacher: 'Teacher',
  },
} satisfies Record<'ja' | 'en', Record<Role, string>>;
