import { timestampText } from '#kit/services/dates';
import type { Column } from './column';

type Shape<Row> = Pick<Column<Row>, 'id' | 'title' | 'kind' | 'sort'>;

/** A moment, to the second, in Japan's time; a dash where there is none. */
export const timeColumn = <Row,>(
  shape: Shape<Row>,
  at: (row: Row) => string | null | undefined,
): Column<Row> => ({
  ...shape,
  cell(row) {
    const moment = at(row);
    return moment ? <time dateTime={moment}>{timestampText(moment)}</time> : '–';
  },
  text(row) {
    const moment = at(row);
    return moment ? timestampText(moment) : null;
  },
});
