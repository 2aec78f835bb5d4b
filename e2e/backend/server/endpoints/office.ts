import {
  file,
  moment,
  number,
  requiredAmount,
  requiredMoment,
  requiredStructure,
  requiredText,
} from '../fields';
import { data } from '../reply';
import { create, list, type Resource, resource } from '../resource';
import { closed, type Route, type SignedIn } from '../routes';
import type { Row, Tables } from '../tables/tables';

const invoices: Resource = {
  table: (tables) => tables.invoices,
  fields: { title: requiredText(200), amount: requiredAmount(), due_date: moment() },
  filters: ['status'],
  created: () => ({ status: 'unpaid', lines: null }),
};

const nameOfStaff = ({ staff_id }: Row, { accounts, staff }: Tables) => ({
  staff: [...accounts, ...staff].find(({ id }) => id === staff_id)?.name ?? null,
});

const timecards: Resource = {
  table: (tables) => tables.timecards,
  fields: { clock_in: requiredMoment(), clock_out: moment(), staff_id: number() },
  filters: ['staff_id'],
  created: ({ session }) => ({ staff_id: session.account.id }),
  joined: nameOfStaff,
};

const workSchedules: Resource = {
  table: (tables) => tables.workSchedules,
  fields: { times: requiredStructure(), weekdays: requiredStructure(), staff_id: number() },
  joined: nameOfStaff,
};

const csvImports: Resource = {
  table: (tables) => tables.csvImports,
  fields: { file: { ...file(), shown: nameOfFile } },
  created: () => ({ status: 'processing', counts: { total: 0, success: 0, failure: 0 } }),
};

function nameOfFile(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

const figures = ({ request }: SignedIn) =>
  data({
    bar: { labels: ['広告', 'クーポン'], series: [{ key: 'count', values: [2, 3] }] },
    line: { labels: [request.query.get('start') ?? '2026-03-01'], series: [] },
    totals: [{ key: 'users', value: 24 }],
  });

/** Invoices, timecards, work schedules, imports and figures. */
export const officeViews = (): Route[] =>
  closed({
    'GET /invoices/': list(invoices),
    'POST /invoices/': create(invoices),
    ...resource('/company/:company/timecards', timecards),
    ...resource('/company/:company/work-schedules', workSchedules),
    'GET /:city/api/csv-imports/': list(csvImports),
    'POST /:city/api/csv-imports/': create(csvImports),
    'GET /:city/api/dashboard/': figures,
    'GET /:city/api/premium-stats/': figures,
  });
