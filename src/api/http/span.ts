import { parseTime } from '#domain/base/japan-time';
import type { Page } from './shapes';

/** Rows per request, and the maximum of rows shown for a span. */
const ROWS_PER_REQUEST = 100;
export const SPAN_ROWS_MAX = 1_000;

/** Two moments in milliseconds; `to` is excluded. */
export interface MomentSpan {
  from: number;
  to: number;
}

/** The query of one part of a span. */
export interface SpanQuery {
  from: string;
  to: string;
  offset: number;
  limit: number;
}

interface SpanRowsSource<Row> {
  load: (query: SpanQuery) => Promise<Page<Row>>;
  /** Whether the row lies in the span: a backend that does not know `from` and `to` returns more. */
  isIn: (row: Row) => boolean;
  /** The time of a row; rows are sorted by it, then by id. */
  momentOf: (row: Row) => string;
}

/**
 * All rows of a span, loaded in parts; `isCut`: there are more. A row is returned once, even when new rows
 * shift the parts.
 */
export async function rowsOfSpan<Row extends { id: number }>(
  span: MomentSpan,
  { load, isIn, momentOf }: SpanRowsSource<Row>,
): Promise<SpanRows<Row>> {
  const { rows, isCut } = await rowsInParts<Row>((part) => load({ ...spanQuery(span), ...part }));
  return {
    rows: rows
      .filter(isIn)
      .toSorted((one, other) => parseTime(momentOf(one)) - parseTime(momentOf(other)) || one.id - other.id),
    isCut,
  };
}

/** A span as the query of a list has it. */
export const spanQuery = ({ from, to }: MomentSpan) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

export interface SpanRows<Row> {
  rows: Row[];
  isCut: boolean;
}

interface ListRows<Row> extends SpanRows<Row> {
  /** Number of rows that could not be read. */
  unreadable: number;
}

/** All rows of a list, loaded in parts, in the list's own order. */
export async function rowsInParts<Row extends { id: number }>(
  loadPart: (part: Pick<SpanQuery, 'offset' | 'limit'>) => Promise<Page<Row>>,
): Promise<ListRows<Row>> {
  const loadedRows: Row[] = [];
  let unreadable = 0;
  let total = 1;
  while (loadedRows.length + unreadable < Math.min(total, SPAN_ROWS_MAX)) {
    const page = await loadPart({ offset: loadedRows.length + unreadable, limit: ROWS_PER_REQUEST });
    total = page.total_length;
    loadedRows.push(...page.content);
    unreadable += page.unreadable_rows ?? 0;
    if (page.content.length === 0 && !page.unreadable_rows) break;
  }
  const rows = [...new Map(loadedRows.map((row) => [row.id, row])).values()];
  return { rows, unreadable, isCut: loadedRows.length + unreadable < total };
}
