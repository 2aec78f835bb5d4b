import { invoiceSource } from '#api/office/invoices';
import { type Invoice, type InvoiceDraft, type InvoiceWords, invoiceState } from '#domain/office/invoice';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { moneyColumn } from '#kit/column/number-column';
import { timeColumn } from '#kit/column/time-column';
import { later } from '#kit/page/later';
import { defineResource } from '#kit/resource/define-resource';
import { dayText, timestampText } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { InvoiceTag } from './InvoiceTag';

const nameOf = ({ id, title }: Invoice): string => shortText(title ?? '') || `#${id}`;

/** `company`: an Operator's choice. None is changed or deleted: there are no such calls. */
export const invoicesOf = (company: string | undefined) =>
  defineResource({
    title: 'invoice.title',
    noun: 'invoice.noun',
    source: invoiceSource(company),
    nameOf,
    columns: [],
    // the sheet of paper says the rest
    detail: (row: Invoice) => [
      { title: 'record.created_at', value: row.created_at ? timestampText(row.created_at) : null },
    ],
    Form: later(() => import('./InvoiceForm')),
    draftOf: ({ amount, ...words }: InvoiceWords): InvoiceDraft => ({ ...words, amount: amount ?? 0 }),
  });

export const invoiceColumns = (hrefOf: (id: number) => string, now: number): readonly Column<Invoice>[] => [
  nameColumn({ id: 'title', title: 'invoice.subject' }, nameOf, hrefOf),
  { id: 'id', title: 'invoice.id', kind: 'wide', width: 'narrow', sort: 'id', cell: ({ id }) => id },
  moneyColumn('amount', 'invoice.amount'),
  {
    id: 'status',
    title: 'invoice.state',
    width: 'state',
    cell: (row) => <InvoiceTag invoice={row} />,
    text(row, { intl }) {
      const state = invoiceState(row, now);
      return state === null ? (row.status ?? null) : intl.formatMessage({ id: `invoice.state.${state}` });
    },
  },
  {
    id: 'due_date',
    title: 'invoice.due',
    width: 'state',
    sort: 'due_date',
    cell: ({ due_date: day }) => (day ? dayText(day) : '–'),
  },
  timeColumn('created_at', 'record.created_at', 'wide'),
];
