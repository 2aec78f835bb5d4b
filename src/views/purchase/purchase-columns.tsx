import { FormattedMessage } from 'react-intl';
import { type Purchase, purchaseState } from '#domain/offers/purchase';
import type { Column } from '#kit/column/column';
import { moneyColumn, numberColumn } from '#kit/column/number-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';

/** All data of a purchase (R-ENT-22). */
export const purchaseColumns: readonly Column<Purchase>[] = [
  { id: 'id', title: 'purchase.id', width: 'narrow', sort: 'id', cell: ({ id }) => id },
  { id: 'user', title: 'purchase.user', kind: 'main', sort: 'user', cell: ({ user }) => user || '–' },
  moneyColumn('amount', 'purchase.amount'),
  {
    ...numberColumn('quantity', 'purchase.quantity'),
    onCard: ({ quantity }) =>
      quantity == null ? null : <FormattedMessage id="purchase.pieces" values={{ count: quantity }} />,
  },
  {
    ...textColumn('status', 'purchase.status', { width: 'short', card: 'meta' }),
    text: ({ status }, { intl }) => {
      const state = purchaseState(status);
      return state === null ? status : intl.formatMessage({ id: `purchase.status.${state}` });
    },
    cell: ({ status }) => <Status status={status} />,
  },
  textColumn('platform', 'purchase.platform', { width: 'medium', card: 'meta' }),
  timeColumn('date', 'purchase.date'),
];

function Status({ status }: { status: string }) {
  const state = purchaseState(status);
  return (
    <span className="clamp">
      {state === null ? status || '–' : <FormattedMessage id={`purchase.status.${state}`} />}
    </span>
  );
}
