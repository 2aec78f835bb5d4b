import type { Purchase } from '#domain/offers/purchase';
import type { Column } from '#kit/column/column';
import { moneyColumn, numberColumn } from '#kit/column/number-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';

/** All that is told of a purchase (R-ENT-22). */
export const purchaseColumns: readonly Column<Purchase>[] = [
  { id: 'id', title: 'purchase.id', width: 'narrow', sort: 'id', cell: ({ id }) => id },
  { id: 'user', title: 'purchase.user', kind: 'main', sort: 'user', cell: ({ user }) => user || '–' },
  moneyColumn('amount', 'purchase.amount'),
  numberColumn('quantity', 'purchase.quantity'),
  textColumn('status', 'purchase.status', { width: 'short', card: 'meta' }),
  textColumn('platform', 'purchase.platform', { width: 'medium', card: 'meta' }),
  timeColumn('date', 'purchase.date'),
];
