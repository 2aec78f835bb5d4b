import { COMPANIES } from '#mocks/seed/places/companies';

/** Where a row was seen. */
export interface Place {
  /** A city's slug; null where the call names none. */
  city: string | null;
  company: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** A field that holds the id of a row of another table, or a list of them (`genre[]`, `target_ads[].advertisement`). */
export interface Reference {
  field: string;
  /** People are in three tables: those of a city, those of companies, and the accounts of the demo. */
  table: string;
  /** The field beside it with the name of that row. */
  named?: string;
  /** Without a city the row cannot be added: the reference is dropped if the file does not have the row. */
  isCityUnknown?: true;
  /** The values without which it could not be referred to. */
  as?: Values;
}

interface TableFacts {
  references?: readonly Reference[];
  /** The fields that no answer has, and without which no list would show the row. */
  hidden?: (place: Place, values: Values) => Values;
}

const companyOf = ({ company }: Place): Values => ({ company });
const townOf = ({ city }: Place): Values => ({ town: city ?? '', city: null });
const PERSON = { pass_types: [], favourite_ads: [], password_hash: '', identity_image: null };

const advertisement = { field: 'advertisement', table: 'advertisements', named: 'advertisement_name' };
const staff = {
  field: 'staff_id',
  table: 'company_people',
  named: 'staff',
  as: { permission: 'staff_shop' },
};
const advertiser = {
  field: 'advertiser',
  table: 'users',
  named: 'advertiser_name',
  as: { permission: 'Advertiser' },
};

/** The tables with rows of a HAR, in the order in which names are given: people first, then what carries their names. */
export const TABLE_FACTS: Readonly<Record<string, TableFacts>> = {
  users: {
    hidden: ({ city }, { permission }) => ({
      ...PERSON,
      cities: city === null ? [] : [city],
      permission: permission ?? 'Member',
    }),
  },
  company_people: {
    references: [{ field: 'shop_area', table: 'areas' }],
    hidden: ({ company }, { permission }) => ({
      ...PERSON,
      permission: permission ?? 'owner_shop',
      company_slug: company,
      company_name: COMPANIES.find(({ slug }) => slug === company)?.name ?? null,
    }),
  },
  genres: { references: [{ field: 'parent', table: 'genres' }] },
  categories: {},
  areas: { hidden: companyOf },
  passports: {},
  lockers: {},
  advertisements: {
    references: [
      { field: 'category', table: 'categories', named: 'category_name' },
      { field: 'genres[]', table: 'genres' },
      advertiser,
    ],
  },
  combos: { hidden: companyOf },
  'menu-items': { hidden: companyOf },
  scenes: {},
  packages: {},
  coupons: { references: [advertisement] },
  time_sales: {
    references: [
      { field: 'target_ads[].advertisement', table: 'advertisements', named: 'advertisement_name' },
    ],
  },
  // the shop is known by its name alone
  reserves: {
    references: [{ field: 'locker', table: 'lockers' }],
    hidden: () => ({ advertisement: null }),
  },
  vouchers: { references: [{ field: 'pass', table: 'passports', named: 'pass_name' }] },
  flyers: { references: [advertiser] },
  combo_histories: {
    references: [{ field: 'combo_id', table: 'combos', named: 'name' }],
    hidden: companyOf,
  },
  purchases: { hidden: companyOf },
  'qr-codes': {
    references: [
      { field: 'area', table: 'areas' },
      { field: 'locker', table: 'lockers', isCityUnknown: true },
    ],
    hidden: ({ company }, { image }) => ({ company, drawn: typeof image === 'string' }),
  },
  invoices: { hidden: companyOf },
  timecards: { references: [staff], hidden: companyOf },
  work_schedules: { references: [staff], hidden: companyOf },
  csv_imports: { hidden: () => ({ blocks: [], imported: 0 }) },
  reviews: { hidden: companyOf },
  matching_posts: { hidden: townOf },
  matching_reports: { hidden: townOf },
  matching_users: {
    hidden: (place, { image }) => ({ ...townOf(place), ...(image ? {} : { document: null }) }),
  },
  notifications: {
    references: [{ field: 'sender_id', table: 'users' }],
    // sent to everyone: the answers do not say to whom
    hidden: ({ company }) => ({ company, by_operator: true, criteria: {}, receiver_ids: null, opened: 0 }),
  },
  articles: { references: [{ field: 'genre[]', table: 'genres' }] },
  documents: {},
  events: {},
  jobs: { hidden: () => ({ author: null }) },
  news: {},
  timeline: { references: [{ field: 'author_id', table: 'users', named: 'author' }] },
};

export const referencesOf = (table: string): readonly Reference[] => TABLE_FACTS[table]?.references ?? [];
