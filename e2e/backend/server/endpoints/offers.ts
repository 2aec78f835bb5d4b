import {
  amountField,
  booleanField,
  choiceField,
  filesField,
  idsField,
  momentField,
  numberField,
  openingHoursField,
  pictureField,
  picturesField,
  requiredAmountField,
  requiredMomentField,
  requiredNumberField,
  requiredStructureField,
  requiredTextField,
  structureField,
  textField,
} from '../fields';
import { action, crudViews, list, type Resource, remove, retrieve, update, writeViews } from '../resource';
import { protectedRoutes, type Route } from '../routes';
import type { Row, Tables } from '../tables/tables';

const nameById = (rows: readonly Row[], id: unknown): unknown =>
  rows.find((row) => row.id === id)?.name ?? null;

const advertisements: Resource = {
  table: (tables) => tables.advertisements,
  fields: {
    name: requiredTextField(64),
    plan: choiceField('A', 'B', 'C', 'D'),
    phone: textField(),
    address: textField(),
    youtube_link: textField(),
    price: amountField(),
    category: numberField(),
    advertiser: numberField(),
    latitude: numberField(),
    longitude: numberField(),
    genres: idsField({ required: true }),
    opening_hours: openingHoursField(),
    videos: structureField({ links: [], thumbnails: [] }),
    is_top: booleanField(),
    image: picturesField(),
  },
  filters: ['public', 'is_top', 'plan', 'category'],
  defaults: () => ({ public: false, discount_end: null }),
  joinedFields: (row, { accounts, categories }) => ({
    advertiser_name: nameById(accounts, row.advertiser),
    category_name: nameById(categories, row.category),
  }),
  undeletableReason: ({ id }, { coupons }) =>
    coupons.some(({ advertisement }) => advertisement === id) ? 'クーポンがあるため削除できません。' : null,
};

const categories: Resource = {
  table: (tables) => tables.categories,
  fields: { name: requiredTextField(200) },
  undeletableReason: ({ id }, tables) =>
    tables.advertisements.some(({ category }) => category === id) ? '広告で使われています。' : null,
};

const genres: Resource = {
  table: (tables) => tables.genres,
  fields: { name: requiredTextField(200), parent: numberField() },
  joinedFields: (row, tables) => ({ path: genrePath(row, tables) }),
  undeletableReason: ({ id }, { genres: all }) =>
    all.some(({ parent }) => parent === id) ? '下位のジャンルがあるため削除できません。' : null,
};

function genrePath({ name, parent }: Row, tables: Tables): string {
  const parentGenre = tables.genres.find(({ id }) => id === parent);
  return parentGenre === undefined ? String(name) : `${genrePath(parentGenre, tables)}/${String(name)}`;
}

const coupons: Resource = {
  table: (tables) => tables.coupons,
  fields: {
    title: requiredTextField(200),
    content: requiredTextField(),
    advertisement: requiredNumberField(),
    show_condition: requiredTextField(),
    use_condition: requiredTextField(),
    start_date: requiredMomentField(),
    end_date: requiredMomentField(),
  },
  joinedFields: (row, tables) => ({
    advertisement_name: nameById(tables.advertisements, row.advertisement),
    discount_end: null,
  }),
};

const timeSales: Resource = {
  table: (tables) => tables.timeSales,
  fields: {
    title: requiredTextField(200),
    content: textField(),
    show_condition: requiredTextField(),
    use_condition: requiredTextField(),
    number: requiredNumberField(),
    time_range: requiredStructureField(),
    coupon_price: amountField(),
    initial_number_per_ad: requiredNumberField(),
    max_number_per_ad: requiredNumberField(),
    target_ads: requiredStructureField(),
  },
  joinedFields: ({ target_ads }, tables) => ({
    target_ads: Array.isArray(target_ads)
      ? target_ads.map((target: Row | null) => ({
          taken_count: 0,
          ...target,
          advertisement_name: nameById(tables.advertisements, target?.advertisement),
        }))
      : target_ads,
  }),
};

const vouchers: Resource = {
  table: (tables) => tables.vouchers,
  fields: {
    name: requiredTextField(50),
    owner: requiredTextField(),
    pass: numberField(),
    number: requiredNumberField(),
    start: requiredMomentField(),
    end: requiredMomentField(),
    image: pictureField(),
  },
  defaults: () => ({ shared_number: 0 }),
  joinedFields: (row, tables) => ({ pass_name: nameById(tables.passports, row.pass) }),
  validate: ({ owner }, { accounts }) =>
    typeof owner === 'string' && !accounts.some(({ username }) => username === owner)
      ? { owner: [`Object with username=${owner} does not exist.`] }
      : {},
};

const packages: Resource = {
  table: (tables) => tables.packages,
  fields: {
    name: requiredTextField(200),
    price: amountField(),
    share_voucher_number: requiredNumberField(),
    colour: requiredTextField(7),
    image: pictureField(),
    status: choiceField('on_sale', 'stopped'),
  },
};

const flyers: Resource = {
  table: (tables) => tables.flyers,
  fields: {
    title: requiredTextField(200),
    comment: requiredTextField(),
    expiry: momentField(),
    advertiser: numberField(),
    files: filesField(),
  },
  defaults: ({ session }) => ({ creator: session.account.name, creation_date: '2026-03-01T10:00:00+09:00' }),
  joinedFields: (row, tables) => ({ advertiser_name: nameById(tables.accounts, row.advertiser) }),
};

const reserves: Resource = {
  table: (tables) => tables.reserves,
  fields: { date: requiredMomentField(), people: requiredNumberField(), locker: numberField() },
  datedBy: { start: 'date', end: 'date' },
  filters: ['status'],
};

const RESERVES = '/:city/api/reserves/';
const CATEGORIES = '/:city/api/categories/';
const ADS = '/:city/api/advertisements/';
const setValues = (resource: Resource, values: Record<string, unknown>) =>
  action(resource, (row) => void Object.assign(row, values));

/** Advertisements and the records around them (specification chapter 9, CRUD of content). */
export const offerViews = (): Route[] =>
  protectedRoutes({
    ...crudViews(ADS, advertisements),
    [`POST ${ADS}:id/publish/`]: setValues(advertisements, { public: true }),
    [`POST ${ADS}:id/unpublish/`]: setValues(advertisements, { public: false, is_top: false }),
    'GET /api/operator-advertisement/': list(advertisements),
    ...crudViews('/:city/api/genres/', genres),
    ...crudViews('/:city/api/scenes/', {
      table: (tables) => tables.scenes,
      fields: { name: requiredTextField(200) },
    }),
    ...crudViews('/:city/api/flyers/', flyers),
    ...crudViews('/:city/api/time-sales/', timeSales),
    ...crudViews('/:city/api/coupons/', coupons),
    [`GET ${CATEGORIES}`]: list(categories),
    ...writeViews(CATEGORIES, categories),
    ...crudViews('/:city/api/passports/', {
      table: (tables) => tables.passports,
      fields: { name: requiredTextField(20), price: requiredAmountField() },
    }),
    ...crudViews('/:city/api/vouchers/', vouchers),
    ...crudViews('/:city/api/packages/', packages),
    [`GET ${RESERVES}`]: list(reserves),
    [`GET ${RESERVES}:id/`]: retrieve(reserves),
    [`PUT ${RESERVES}:id/`]: update(reserves),
    [`DELETE ${RESERVES}:id/`]: remove(reserves),
    [`POST ${RESERVES}:id/accept/`]: setValues(reserves, { status: 'accepted' }),
    [`POST ${RESERVES}:id/cancel/`]: setValues(reserves, { status: 'cancelled' }),
    [`POST ${RESERVES}:id/approve_cancel/`]: setValues(reserves, { status: 'cancelled' }),
  });
