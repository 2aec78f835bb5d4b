import {
  fileField,
  momentField,
  numberField,
  requiredAmountField,
  requiredMomentField,
  requiredStructureField,
  requiredTextField,
} from '../fields';
import { dataReply } from '../reply';
import { create, crudViews, list, type Resource } from '../resource';
import { protectedRoutes, type Route, type SignedIn } from '../routes';
import type { Row, Tables } from '../tables/tables';

const invoices: Resource = {
  table: (tables) => tables.invoices,
  fields: { title: requiredTextField(200), amount: requiredAmountField(), due_date: momentField() },
  filters: ['status'],
  defaults: () => ({ status: 'unpaid', lines: null }),
};

const withStaffName = ({ staff_id }: Row, { accounts, staff }: Tables) => ({
  staff: [...accounts, ...staff].find(({ id }) => id === staff_id)?.name ?? null,
});

const timecards: Resource = {
  table: (tables) => tables.timecards,
  fields: { clock_in: requiredMomentField(), clock_out: momentField(), staff_id: numberField() },
  filters: ['staff_id'],
  defaults: ({ session }) => ({ staff_id: session.account.id }),
  joinedFields: withStaffName,
};

const workSchedules: Resource = {
  table: (tables) => tables.workSchedules,
  fields: { times: requiredStructureField(), weekdays: requiredStructureField(), staff_id: numberField() },
  joinedFields: withStaffName,
};

const csvImports: Resource = {
  table: (tables) => tables.csvImports,
  fields: { file: { ...fileField(), toRepresentation: fileNameOf } },
  defaults: () => ({ status: 'processing', counts: { total: 0, success: 0, failure: 0 } }),
};

function fileNameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

const chartData = ({ request }: SignedIn) =>
  dataReply({
    bar: { labels: ['広告', 'クーポン'], series: [{ key: 'count', values: [2, 3] }] },
    line: { labels: [request.query.get('start') ?? '2026-03-01'], series: [] },
    totals: [{ key: 'users', value: 24 }],
  });

/** Invoices, timecards, work schedules, imports and figures. */
export const officeViews = (): Route[] =>
  protectedRoutes({
    'GET /invoices/': list(invoices),
    'POST /invoices/': create(invoices),
    ...crudViews('/company/:company/timecards', timecards),
    ...crudViews('/company/:company/work-schedules', workSchedules),
    'GET /:city/api/csv-imports/': list(csvImports),
    'POST /:city/api/csv-imports/': create(csvImports),
    'GET /:city/api/dashboard/': chartData,
    'GET /:city/api/premium-stats/': chartData,
  });
