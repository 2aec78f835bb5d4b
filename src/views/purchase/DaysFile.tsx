import type { PurchaseStep } from '#domain/offers/purchase';
import type { Column } from '#kit/column/column';
import { CsvExport } from '#kit/list/csv/CsvExport';

interface DaysFileProps {
  days: readonly PurchaseStep[];
  columns: readonly Column<PurchaseStep>[];
}

/** All days are loaded: the export sends no request. */
export default function DaysFile({ days, columns }: DaysFileProps) {
  const pageOf = (from: number, limit: number) => ({
    content: days.slice(from, from + limit),
    total_length: days.length,
  });
  return (
    <CsvExport
      caption="purchase.days"
      columns={{ shown: columns }}
      list={{ search: '', query: {} }}
      page={pageOf(0, days.length)}
      rowKey={({ date }) => Number(date.replaceAll('-', ''))}
      load={({ offset = 0, limit = days.length }) => Promise.resolve(pageOf(Number(offset), Number(limit)))}
    />
  );
}
