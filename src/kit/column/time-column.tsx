import { Moment } from '#kit/date/Moment';
import { timestampText } from '#kit/services/dates';
import type { Column } from './column';

/** An instant; in files with its seconds. */
export const timeColumn = <Field extends string>(
  id: Field,
  title: string,
  kind?: 'wide',
): Column<Partial<Record<Field, string | null>>> => ({
  id,
  title,
  width: 'time',
  ...(kind ? { kind } : {}),
  sort: id,
  cell: (row) => <Moment at={row[id]} />,
  text(row) {
    const moment = row[id];
    return moment ? timestampText(moment) : null;
  },
});
