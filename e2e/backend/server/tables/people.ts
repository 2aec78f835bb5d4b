import { day, rows } from './make-rows';
import type { Row } from './tables';

/** The tables of people, cities and companies. */
export const peopleTables = () => ({
  cities: [
    city(1, 'akashi', '明石市', 34.6431, 134.9976),
    city(2, 'kusatsu', '草津市', 35.0132, 135.9597),
    city(3, 'fujisawa', '藤沢市', 35.3389, 139.4906),
    city(4, 'shonan', '湘南', 35.3281, 139.3492),
  ],
  companies: [{ id: 1, slug: 'nakamachi', name: '中町商会' }] as Row[],
  areas: [
    { id: 1, name: '駅前' },
    { id: 2, name: '港' },
  ] as Row[],
  prefectures: [
    { code: '28', name: '兵庫県' },
    { code: '25', name: '滋賀県' },
  ],
  municipalities: [
    { code: '28203', name: '明石市' },
    { code: '28100', name: '神戸市' },
    { code: '25206', name: '草津市' },
  ],
  /** Users of the app, with ids from 1; the console's accounts are in `accounts`. */
  users: rows(24, (id) => ({
    username: `user${id}`,
    permission: id % 3 === 0 ? 'Advertiser' : 'Member',
    name: `利用者${id}`,
    lastname: null,
    firstname: null,
    gender: id % 2 === 0 ? 'female' : null,
    birthday: null,
    email: `user${id}@example.jp`,
    phone: null,
    address: '兵庫県明石市中町1-2',
    avatar: id % 2 === 0 ? `/media/user-${id}.png` : null,
    introduction: null,
    suspended: false,
    confirmed: null,
    total_review: 0,
    created_at: day(id),
    last_modified: day(id),
  })),
  shopAdmins: rows(3, (id) => ({
    username: `shop${id}`,
    email: `shop${id}@nakamachi.example`,
    name: `店舗担当${id}`,
    area: null,
    created_at: day(id),
  })),
  staff: staffRows('店員'),
  matchingStaff: staffRows('募集係'),
  reviews: rows(8, (id) => ({
    user: `利用者${id}`,
    shop: `喫茶${id}号店`,
    rating: id % 5,
    comment: id % 2 === 0 ? 'また来ます。' : null,
    created_at: day(id),
  })),
  reports: rows(12, (id) => ({
    content: `通報${id}: 待ち合わせに来ませんでした。`,
    read: false,
    created_at: day(id),
  })),
  posts: rows(9, (id) => ({ content: `週末に釣りに行く人、${id}人募集`, created_at: day(id) })),
  identities: rows(5, (id) => ({
    content: `本人確認${id}`,
    name: `利用者${id}`,
    gender: 'female',
    image: `/media/identity-${id}.png`,
    city: null,
    confirmed: null,
    created_at: day(id),
  })),
});

const staffRows = (title: string): Row[] =>
  rows(4, (id) => ({
    username: `staff${id}`,
    email: `staff${id}@nakamachi.example`,
    name: `${title}${id}`,
    permission: 'staff_shop',
    created_at: day(id),
  }));

const city = (id: number, name: string, name_ja: string, lat: number, lng: number): Row => ({
  id,
  name,
  name_ja,
  code_shop: `${name}-0`,
  coordinates: { lat, lng },
});
