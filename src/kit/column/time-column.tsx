import { timestampText } from '#kit/services/dates';
import type { Column } from './column';

/** An instant with seconds in Japan's time; a dash for null. */
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
  cell(row) {
    const moment = row[id];
    return moment ? <time dateTime={moment}>{timestampText(moment)}</time> : '–';
  },
  text(row) {
    const moment = row[id];
    return moment ? timestampText(moment) : null;
  },
});
