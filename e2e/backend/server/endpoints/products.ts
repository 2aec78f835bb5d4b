import { amount, boolean, number, requiredText, text } from '../fields';
import { data } from '../reply';
import { create, list, type Resource, resource, writes } from '../resource';
import { closed, type Route, type View } from '../routes';
import { page } from '../rows';
import { represented } from '../serializer';
import type { Row } from '../tables/tables';

const combos: Resource = {
  table: (tables) => tables.combos,
  fields: {
    name: requiredText(200),
    description: text(),
    price: amount(),
    is_draft: boolean(),
    supported: boolean(),
  },
  filters: ['is_draft'],
  keptFor: ({ supported }) => (supported === true ? '対応商品から外してください。' : null),
};

/** The published products that satisfy the predicate. */
const published =
  (holds: (row: Row) => boolean): View =>
  (context) => {
    const found = context.tables.combos.filter((row) => row.is_draft !== true && holds(row));
    return page(context, found, (row) => represented(combos.fields, row));
  };

const histories: Resource = {
  table: (tables) => tables.comboHistories,
  fields: {},
  filters: ['supported'],
};

const menuItems: Resource = {
  table: (tables) => tables.menuItems,
  fields: { name: requiredText(200), description: text(), price: amount() },
};

const PURCHASE = { amount: amount() };

const lockers: Resource = {
  table: (tables) => tables.lockers,
  fields: { name: requiredText(200), address: text() },
  created: () => ({ status: null }),
  keptFor: ({ id }, { reserves }) =>
    reserves.some(({ locker }) => locker === id) ? '予約で使われています。' : null,
};

const qrCodes: Resource = {
  table: (tables) => tables.qrCodes,
  fields: { name: requiredText(200), content: requiredText(), area: number(), locker: number() },
  created: () => ({ image: null }),
};

const COMBOS = '/company/:company/combos';
const MENU = '/manager/menu_items';
const LOCKERS = '/:city/manager/lockers';

/** Products, menus and their purchases, lockers, QR codes. */
export const productViews = (): Route[] =>
  closed({
    ...resource(`${COMBOS}/owner`, combos),
    [`GET ${COMBOS}`]: published(() => true),
    [`GET ${COMBOS}/unsupported`]: published(({ supported }) => supported !== true),
    [`GET ${COMBOS}/supported`]: published(({ supported }) => supported === true),
    [`GET ${COMBOS}/histories`]: list(histories),
    [`GET ${COMBOS}/histories/supported`]: (context) =>
      page(
        context,
        context.tables.comboHistories.filter(({ supported }) => supported === true),
      ),

    [`GET ${MENU}/`]: list(menuItems),
    [`GET ${MENU}`]: list(menuItems),
    ...writes(`${MENU}/`, menuItems),
    'GET /manager/purchases': (context) =>
      page(context, context.tables.purchases, (row) => represented(PURCHASE, row)),
    'GET /manager/purchases/total/'({ tables: { purchases } }) {
      const sum = (field: string) => purchases.reduce((total, row) => total + Number(row[field]), 0);
      return data({
        total_amount: sum('amount').toFixed(2),
        total_quantity: sum('quantity'),
        count: purchases.length,
        days: null,
      });
    },

    [`GET ${LOCKERS}/`]: list(lockers),
    [`GET ${LOCKERS}`]: list(lockers),
    [`GET ${LOCKERS}/list/`]: list(lockers),
    ...writes(`${LOCKERS}/`, lockers),
    'GET /company/:company/qrcodes': list(qrCodes),
    'POST /company/:company/qrcodes': create(qrCodes),
  });
