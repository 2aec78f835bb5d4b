import { inJapan, momentInJapan } from '#domain/base/japan-time';
import { invoiceProblems, invoiceState } from '#domain/office/invoice';
import { DAY } from '#mocks/backend/seed/base/seed-times';
import { type InvoiceRow, invoiceTable } from '#mocks/backend/tables/office/invoices';
import type { StateChange, TargetState, WantedTable } from './wanted-table';

export const wantedInvoices: WantedTable<InvoiceRow> = {
  table: invoiceTable,
  sort: '-created_at',
  rulesFor: (viewer) => {
    const now = viewer.clock.now();
    return {
      isListed: ({ company }) => company === viewer.company,
      stateOf: (row) => invoiceState(row, now),
      // a due date has no time
      isAtMoment: ({ due_date }, at) => due_date === dayOf(at),
      statesListedWith: (state) => [state],
      newRow: () => ({ status: 'unpaid' }),
      changeToState: (row, target) => stateChangeOf(row, target, now),
    };
  },
};

const dayOf = (moment: number) => inJapan(moment).format('YYYY-MM-DD');

/** The accounting outside the console pays and cancels; a paid or cancelled invoice stays so. */
function stateChangeOf(
  row: InvoiceRow,
  { state, at }: TargetState,
  now: number,
): StateChange<InvoiceRow> | null {
  const from = invoiceState(row, now);
  if (from !== 'unpaid' && from !== 'overdue') return null;
  if (state === 'paid' || state === 'cancelled') return { steps: 1, changes: { status: state } };
  const due_date = dayOf(at ?? (state === 'overdue' ? now - DAY : now + 30 * DAY));
  // The due date was chosen on that day or before.
  const validation = { now: Math.min(now, momentInJapan(due_date)) };
  const { title, amount } = row;
  if (invoiceProblems({ title: title ?? '', amount: amount ?? null, due_date }, validation).length > 0)
    return null;
  const changedRow = { ...row, status: 'unpaid', due_date };
  return invoiceState(changedRow, now) === state
    ? { steps: 1, changes: { status: 'unpaid', due_date } }
    : null;
}
