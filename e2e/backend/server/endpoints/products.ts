import { amountField, booleanField, numberField, requiredTextField, textField } from '../fields';
import { dataReply } from '../reply';
import { create, crudViews, list, type Resource, writeViews } from '../resource';
import { protectedRoutes, type Route, type View } from '../routes';
import { pagedReply } from '../rows';
import { serialize } from '../serializer';
import type { Row } from '../tables/tables';

const combos: Resource = {
  table: (tables) => tables.combos,
  fields: {
    name: requiredTextField(200),
    description: textField(),
    price: amountField(),
    is_draft: booleanField(),
    supported: booleanField(),
  },
  filters: ['is_draft'],
  undeletableReason: ({ supported }) => (supported === true ? '対応商品から外してください。' : null),
};

/** The published products that satisfy the predicate. */
const publishedProducts =
  (predicate: (row: Row) => boolean): View =>
  (context) => {
    const products = context.tables.combos.filter((row) => row.is_draft !== true && predicate(row));
    return pagedReply(context, products, (row) => serialize(combos.fields, row));
  };

const histories: Resource = {
  table: (tables) => tables.comboHistories,
  fields: {},
  filters: ['supported'],
};

const menuItems: Resource = {
  table: (tables) => tables.menuItems,
  fields: { name: requiredTextField(200), description: textField(), price: amountField() },
};

const PURCHASE_FIELDS = { amount: amountField() };

const lockers: Resource = {
  table: (tables) => tables.lockers,
  fields: { name: requiredTextField(200), address: textField() },
  defaults: () => ({ status: null }),
  undeletableReason: ({ id }, { reserves }) =>
    reserves.some(({ locker }) => locker === id) ? '予約で使われています。' : null,
};

const qrCodes: Resource = {
  table: (tables) => tables.qrCodes,
  fields: {
    name: requiredTextField(200),
    content: requiredTextField(),
    area: numberField(),
    locker: numberField(),
  },
  defaults: () => ({ image: null }),
};

const COMBOS = '/company/:company/combos';
const MENU = '/manager/menu_items';
const LOCKERS = '/:city/manager/lockers';

/** Products, menus and their purchases, lockers, QR codes. */
export const productViews = (): Route[] =>
  protectedRoutes({
    ...crudViews(`${COMBOS}/owner`, combos),
    [`GET ${COMBOS}`]: publishedProducts(() => true),
    [`GET ${COMBOS}/unsupported`]: publishedProducts(({ supported }) => supported !== true),
    [`GET ${COMBOS}/supported`]: publishedProducts(({ supported }) => supported === true),
    [`GET ${COMBOS}/histories`]: list(histories),
    [`GET ${COMBOS}/histories/supported`]: (context) =>
      pagedReply(
        context,
        context.tables.comboHistories.filter(({ supported }) => supported === true),
      ),

    [`GET ${MENU}/`]: list(menuItems),
    [`GET ${MENU}`]: list(menuItems),
    ...writeViews(`${MENU}/`, menuItems),
    'GET /manager/purchases': (context) =>
      pagedReply(context, context.tables.purchases, (row) => serialize(PURCHASE_FIELDS, row)),
    'GET /manager/purchases/total/'({ tables: { purchases } }) {
      const sum = (field: string) => purchases.reduce((total, row) => total + Number(row[field]), 0);
      return dataReply({
        total_amount: sum('amount').toFixed(2),
        total_quantity: sum('quantity'),
        count: purchases.length,
        days: null,
      });
    },

    [`GET ${LOCKERS}/`]: list(lockers),
    [`GET ${LOCKERS}`]: list(lockers),
    [`GET ${LOCKERS}/list/`]: list(lockers),
    ...writeViews(`${LOCKERS}/`, lockers),
    'GET /company/:company/qrcodes': list(qrCodes),
    'POST /company/:company/qrcodes': create(qrCodes),
  });
