import { invoiceSource } from '#api/office/invoices';
import type { Clock } from '#domain/base/clock';
import { type InvoiceDraft, type InvoiceValues, invoiceState } from '#domain/office/invoice';
import { moneyColumn } from '#kit/column/number-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { dateText } from '#kit/services/dates';
import { InvoiceDetail } from './InvoiceDetail';
import { InvoiceTag } from './InvoiceTag';
import { invoiceName } from './invoice-name';

/** `company`: the choice of an Operator. No request changes or deletes an invoice. */
export const invoicesOf = (company: string | undefined, clock: Clock) =>
  defineResource({
    title: 'invoice.title',
    empty: 'empty.invoices',
    noun: 'invoice.noun',
    search: 'invoice.search',
    source: invoiceSource(company),
    nameOf: invoiceName,
    columns: [
      { id: 'title', title: 'invoice.subject', sort: 'title', cell: invoiceName },
      { id: 'id', title: 'invoice.id', kind: 'wide', width: 'narrow', sort: 'id', cell: ({ id }) => id },
      moneyColumn('amount', 'invoice.amount'),
      {
        id: 'status',
        title: 'invoice.state',
        width: 'state',
        cell: (row) => <InvoiceTag invoice={row} />,
        text(row, { intl }) {
          const state = invoiceState(row, clock.now());
          return state === null ? (row.status ?? null) : intl.formatMessage({ id: `invoice.state.${state}` });
        },
      },
      {
        id: 'due_date',
        title: 'invoice.due',
        width: 'state',
        sort: 'due_date',
        cell: ({ due_date: day }) => <Moment at={day} dayOnly />,
        text: ({ due_date: day }) => (day ? dateText(day) : null),
      },
      timeColumn('created_at', 'record.created_at', 'wide'),
    ],
    Shown: InvoiceDetail,
    Form: lazyComponent(() => import('./InvoiceForm')),
    draftOf: ({ amount, ...values }: InvoiceValues): InvoiceDraft => ({ ...values, amount: amount ?? 0 }),
  });
