import { type PurchaseFilter, purchases } from '#api/offers/purchases';
import { calendarDay, inJapan, momentInJapan } from '#domain/base/japan-time';
import { listSpanProblems, SPAN_MAX } from '#domain/base/period';
import type { Purchase, PurchaseStep, PurchaseTotals } from '#domain/offers/purchase';
import { answer, type RequestContext, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { requestedCompany } from '#mocks/backend/protocol/requested-company';
import { DAY } from '#mocks/backend/seed/base/seed-times';
import { stepsOf } from '#mocks/backend/services/days';
import { type PurchaseRow, purchaseTable } from '#mocks/backend/tables/offers/purchases';

const ADVERTISERS = { roles: ['Advertiser'] } as const;
const SEARCH_FIELDS = ['user', 'status', 'platform'] as const;

export const purchaseHandlers = [
  answer(
    purchases.list,
    (context) => ({
      status: 200,
      data: pageOf(context.backend.db.of(purchaseTable), context.query, {
        filter: filterOf(context),
        searchFields: SEARCH_FIELDS,
        sort: '-date',
      }),
    }),
    ADVERTISERS,
  ),

  answer(
    purchases.totals,
    (context) => {
      const { search = '', from = '', to = '' } = context.query;
      const { rows } = context.backend.db.of(purchaseTable).list({
        filter: filterOf(context),
        search: { text: search, fields: SEARCH_FIELDS },
        sort: 'date',
      });
      return { status: 200, data: totalsOf(rows, { from, to }) };
    },
    ADVERTISERS,
  ),
];

type PurchaseContext = Pick<RequestContext, 'backend' | 'account'> & { query: PurchaseFilter };

/** Selects the purchases of the caller's company within the requested days, both included. */
function filterOf({ backend, account, query }: PurchaseContext) {
  const { from = '', to = '' } = query;
  refuseProblems(
    listSpanProblems({ start: from, end: to }).map((problem) => ({
      ...problem,
      field: problem.field === 'start' ? 'from' : 'to',
    })),
  );
  const company = requestedCompany(backend, account, query.company);
  const fromTime = from === '' ? Number.NEGATIVE_INFINITY : momentInJapan(from);
  const toTime = to === '' ? Number.POSITIVE_INFINITY : momentInJapan(to) + DAY;
  return ({ company: rowCompany, date }: PurchaseRow) => {
    const boughtAt = Date.parse(date);
    return rowCompany === company && boughtAt >= fromTime && boughtAt < toTime;
  };
}

/**
 * `rows`: oldest first. A missing end of the span is taken from the rows. Both ends are, when the span is
 * longer than the maximum: the months until the end of 9999 would be 95,000.
 */
function totalsOf(rows: readonly Purchase[], { from, to }: { from: string; to: string }): PurchaseTotals {
  const [first, last] = [dayOf(rows[0]), dayOf(rows.at(-1))];
  const requestedSpan = { start: from || first, end: to || last };
  const isTooLong = calendarDay(requestedSpan.end).diff(calendarDay(requestedSpan.start), 'day') >= SPAN_MAX;
  const { start, end } = isTooLong ? { start: first, end: last } : requestedSpan;
  return {
    total_amount: sum(rows.map(({ amount }) => amount)),
    total_quantity: sum(rows.map(({ quantity }) => quantity)),
    count: rows.length,
    days: start === '' || end === '' ? [] : daysOf(rows, { start, end }),
  };
}

function daysOf(rows: readonly Purchase[], span: { start: string; end: string }): PurchaseStep[] {
  const steps = stepsOf(span);
  const amounts = steps.summed(rows.map(({ date, amount }) => ({ time: date, value: amount })));
  const quantities = steps.summed(rows.map(({ date, quantity }) => ({ time: date, value: quantity })));
  const counts = steps.counted(rows.map(({ date }) => date));
  return steps.labels.map((date, index) => ({
    date,
    amount: amounts[index] ?? 0,
    quantity: quantities[index] ?? 0,
    count: counts[index] ?? 0,
  }));
}

const dayOf = (row: Purchase | undefined): string =>
  row === undefined ? '' : inJapan(row.date).format('YYYY-MM-DD');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
