import {
  amount,
  boolean,
  choice,
  files,
  hours,
  ids,
  moment,
  number,
  picture,
  pictures,
  requiredAmount,
  requiredMoment,
  requiredNumber,
  requiredStructure,
  requiredText,
  structure,
  text,
} from '../fields';
import { action, list, one, type Resource, remove, resource, update, writes } from '../resource';
import { closed, type Route } from '../routes';
import type { Row, Tables } from '../tables/tables';

const nameIn = (rows: readonly Row[], id: unknown): unknown =>
  rows.find((row) => row.id === id)?.name ?? null;

const advertisements: Resource = {
  table: (tables) => tables.advertisements,
  fields: {
    name: requiredText(64),
    plan: choice('A', 'B', 'C', 'D'),
    phone: text(),
    address: text(),
    youtube_link: text(),
    price: amount(),
    category: number(),
    advertiser: number(),
    latitude: number(),
    longitude: number(),
    genres: ids({ required: true }),
    opening_hours: hours(),
    videos: structure({ links: [], thumbnails: [] }),
    is_top: boolean(),
    image: pictures(),
  },
  filters: ['public', 'is_top', 'plan', 'category'],
  created: () => ({ public: false, discount_end: null }),
  joined: (row, { accounts, categories }) => ({
    advertiser_name: nameIn(accounts, row.advertiser),
    category_name: nameIn(categories, row.category),
  }),
  keptFor: ({ id }, { coupons }) =>
    coupons.some(({ advertisement }) => advertisement === id) ? 'クーポンがあるため削除できません。' : null,
};

const categories: Resource = {
  table: (tables) => tables.categories,
  fields: { name: requiredText(200) },
  keptFor: ({ id }, tables) =>
    tables.advertisements.some(({ category }) => category === id) ? '広告で使われています。' : null,
};

const genres: Resource = {
  table: (tables) => tables.genres,
  fields: { name: requiredText(200), parent: number() },
  joined: (row, tables) => ({ path: pathOf(row, tables) }),
  keptFor: ({ id }, { genres: all }) =>
    all.some(({ parent }) => parent === id) ? '下位のジャンルがあるため削除できません。' : null,
};

function pathOf({ name, parent }: Row, tables: Tables): string {
  const above = tables.genres.find(({ id }) => id === parent);
  return above === undefined ? String(name) : `${pathOf(above, tables)}/${String(name)}`;
}

const coupons: Resource = {
  table: (tables) => tables.coupons,
  fields: {
    title: requiredText(200),
    content: requiredText(),
    advertisement: requiredNumber(),
    show_condition: requiredText(),
    use_condition: requiredText(),
    start_date: requiredMoment(),
    end_date: requiredMoment(),
  },
  joined: (row, tables) => ({
    advertisement_name: nameIn(tables.advertisements, row.advertisement),
    discount_end: null,
  }),
};

const timeSales: Resource = {
  table: (tables) => tables.timeSales,
  fields: {
    title: requiredText(200),
    content: text(),
    show_condition: requiredText(),
    use_condition: requiredText(),
    number: requiredNumber(),
    time_range: requiredStructure(),
    coupon_price: amount(),
    initial_number_per_ad: requiredNumber(),
    max_number_per_ad: requiredNumber(),
    target_ads: requiredStructure(),
  },
  joined: ({ target_ads }, tables) => ({
    target_ads: Array.isArray(target_ads)
      ? target_ads.map((target: Row | null) => ({
          taken_count: 0,
          ...target,
          advertisement_name: nameIn(tables.advertisements, target?.advertisement),
        }))
      : target_ads,
  }),
};

const vouchers: Resource = {
  table: (tables) => tables.vouchers,
  fields: {
    name: requiredText(50),
    owner: requiredText(),
    pass: number(),
    number: requiredNumber(),
    start: requiredMoment(),
    end: requiredMoment(),
    image: picture(),
  },
  created: () => ({ shared_number: 0 }),
  joined: (row, tables) => ({ pass_name: nameIn(tables.passports, row.pass) }),
  faultsOf: ({ owner }, { accounts }) =>
    typeof owner === 'string' && !accounts.some(({ username }) => username === owner)
      ? { owner: [`Object with username=${owner} does not exist.`] }
      : {},
};

const packages: Resource = {
  table: (tables) => tables.packages,
  fields: {
    name: requiredText(200),
    price: amount(),
    share_voucher_number: requiredNumber(),
    colour: requiredText(7),
    image: picture(),
    status: choice('on_sale', 'stopped'),
  },
};

const flyers: Resource = {
  table: (tables) => tables.flyers,
  fields: {
    title: requiredText(200),
    comment: requiredText(),
    expiry: moment(),
    advertiser: number(),
    files: files(),
  },
  created: ({ session }) => ({ creator: session.account.name, creation_date: '2026-03-01T10:00:00+09:00' }),
  joined: (row, tables) => ({ advertiser_name: nameIn(tables.accounts, row.advertiser) }),
};

const reserves: Resource = {
  table: (tables) => tables.reserves,
  fields: { date: requiredMoment(), people: requiredNumber(), locker: number() },
  datedBy: { start: 'date', end: 'date' },
  filters: ['status'],
};

const RESERVES = '/:city/api/reserves/';
const CATEGORIES = '/:city/api/categories/';
const ADS = '/:city/api/advertisements/';
const change = (of: Resource, values: Record<string, unknown>) =>
  action(of, (row) => void Object.assign(row, values));

/** Advertisements and the records around them (specification chapter 9, CRUD of content). */
export const offerViews = (): Route[] =>
  closed({
    ...resource(ADS, advertisements),
    [`POST ${ADS}:id/publish/`]: change(advertisements, { public: true }),
    [`POST ${ADS}:id/unpublish/`]: change(advertisements, { public: false, is_top: false }),
    'GET /api/operator-advertisement/': list(advertisements),
    ...resource('/:city/api/genres/', genres),
    ...resource('/:city/api/scenes/', {
      table: (tables) => tables.scenes,
      fields: { name: requiredText(200) },
    }),
    ...resource('/:city/api/flyers/', flyers),
    ...resource('/:city/api/time-sales/', timeSales),
    ...resource('/:city/api/coupons/', coupons),
    [`GET ${CATEGORIES}`]: list(categories),
    ...writes(CATEGORIES, categories),
    ...resource('/:city/api/passports/', {
      table: (tables) => tables.passports,
      fields: { name: requiredText(20), price: requiredAmount() },
    }),
    ...resource('/:city/api/vouchers/', vouchers),
    ...resource('/:city/api/packages/', packages),
    [`GET ${RESERVES}`]: list(reserves),
    [`GET ${RESERVES}:id/`]: one(reserves),
    [`PUT ${RESERVES}:id/`]: update(reserves),
    [`DELETE ${RESERVES}:id/`]: remove(reserves),
    [`POST ${RESERVES}:id/accept/`]: change(reserves, { status: 'accepted' }),
    [`POST ${RESERVES}:id/cancel/`]: change(reserves, { status: 'cancelled' }),
    [`POST ${RESERVES}:id/approve_cancel/`]: change(reserves, { status: 'cancelled' }),
  });
