import { type Account, accounts } from './accounts';

/** A row of any table; chapter 3 fixes few of the fields, and a test may spoil them. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

export interface Tables {
  accounts: Account[];
  cities: Row[];
  notifications: Row[];
  schoolNotifications: Row[];
  reports: Row[];
  posts: Row[];
  shopAdmins: Row[];
  advertisements: Row[];
}

/** What the backend holds when a test begins. */
export const tables = (): Tables => ({
  accounts: accounts(),
  cities: [
    city(1, 'akashi', '明石市', 34.6431, 134.9976),
    city(2, 'kusatsu', '草津市', 35.0132, 135.9597),
    city(3, 'fujisawa', '藤沢市', 35.3389, 139.4906),
  ],
  notifications: rows(47, (id) => ({
    title: `第${id}回 朝市のご案内`,
    description: `${id}回目の朝市を開きます。`,
    operator: '林 久美子',
    read: id % 2 === 0,
    created_at: day(id),
  })),
  schoolNotifications: [],
  reports: rows(12, (id) => ({
    content: `通報${id}: 待ち合わせに来ませんでした。`,
    read: false,
    created_at: day(id),
  })),
  posts: rows(9, (id) => ({ content: `週末に釣りに行く人、${id}人募集`, created_at: day(id) })),
  shopAdmins: rows(3, (id) => ({
    username: `shop${id}`,
    email: `shop${id}@nakamachi.example`,
    name: `店舗担当${id}`,
    area: null,
    created_at: day(id),
  })),
  advertisements: rows(2, (id) => ({
    name: `喫茶${id}号店`,
    advertiser: 11,
    category: 1,
    genres: [1],
    plan: 'A',
    price: 1200,
    image: ['/media/kissa.png'],
    latitude: 34.6,
    longitude: 135,
    opening_hours: [
      { weekday: '2', start: '10:00', end: '19:00' },
      { weekday: '3', start: '10:00', end: '19:00' },
    ],
    youtube_link: null,
    videos: { links: [], thumbnails: [] },
    phone: '078-911-0001',
    address: '兵庫県明石市中町1-2',
    public: false,
    is_top: false,
    created_at: day(id),
  })),
});

const rows = (count: number, fields: (id: number) => Record<string, unknown>): Row[] =>
  // the newest first, as a backend orders them
  Array.from({ length: count }, (_, index) => ({ id: count - index, ...fields(count - index) }));

const day = (id: number): string => new Date(Date.UTC(2026, 0, id, 1)).toISOString();

const city = (id: number, name: string, name_ja: string, lat: number, lng: number): Row => ({
  id,
  name,
  name_ja,
  code_shop: `${name}-0`,
  coordinates: { lat, lng },
});
