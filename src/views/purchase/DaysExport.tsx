import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PurchaseStep } from '#domain/offers/purchase';
import type { Column } from '#kit/column/column';
import { Dialog } from '#kit/overlay/Dialog';
import { lazyComponent } from '#kit/page/lazy-component';
import { dateText } from '#kit/services/dates';

const DaysFile = lazyComponent(() => import('./DaysFile'));

/** Exports the daily figures of the charts as a file. */
export function DaysExport({ days }: { days: readonly PurchaseStep[] }) {
  const [isOpen, setOpen] = useState(false);
  if (days.length === 0) return null;
  return (
    <>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        <span className="pi pi-download" aria-hidden="true" />
        <FormattedMessage id="purchase.exportDays" />
      </button>
      {isOpen ? (
        <Dialog title={<FormattedMessage id="purchase.exportDays" />} onClose={() => setOpen(false)}>
          <DaysFile days={days} columns={COLUMNS} />
        </Dialog>
      ) : null}
    </>
  );
}

const COLUMNS: readonly Column<PurchaseStep>[] = [
  { id: 'date', title: 'figures.day', cell: ({ date }) => dateText(date) },
  { id: 'amount', title: 'series.amount', cell: ({ amount }) => amount },
  { id: 'quantity', title: 'series.quantity', cell: ({ quantity }) => quantity },
  { id: 'count', title: 'series.count', cell: ({ count }) => count },
];
