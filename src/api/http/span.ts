import { parseTime } from '#domain/base/japan-time';
import type { Page } from './shapes';

/** Rows asked for at once, and how many of a span are shown at most. */
const PART = 100;
export const SPAN_ROWS_MAX = 1_000;

/** From one moment to before another, in milliseconds. */
export interface MomentSpan {
  from: number;
  to: number;
}

/** What a list is asked for a part of its span. */
interface SpanQuery {
  from: string;
  to: string;
  offset: number;
  limit: number;
}

interface Reading<Row> {
  load: (query: SpanQuery) => Promise<Page<Row>>;
  /** A backend that does not know the span tells more. */
  isIn: (row: Row) => boolean;
  /** When it is: rows come in this order, then by their ids. */
  momentOf: (row: Row) => string;
}

/** All rows of a span, part by part; `isCut`: there are more. One may be told twice where others came meanwhile. */
export async function rowsOfSpan<Row extends { id: number }>(
  { from, to }: MomentSpan,
  { load, isIn, momentOf }: Reading<Row>,
): Promise<SpanRows<Row>> {
  const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const { rows, isCut } = await rowsInParts<Row>((part) => load({ ...span, ...part }));
  return {
    rows: rows
      .filter(isIn)
      .toSorted((one, other) => parseTime(momentOf(one)) - parseTime(momentOf(other)) || one.id - other.id),
    isCut,
  };
}

interface SpanRows<Row> {
  rows: Row[];
  isCut: boolean;
}

/** The same of a whole list, in its own order. */
export async function rowsInParts<Row extends { id: number }>(
  load: (part: Pick<SpanQuery, 'offset' | 'limit'>) => Promise<Page<Row>>,
): Promise<SpanRows<Row>> {
  const loaded: Row[] = [];
  let total = 1;
  while (loaded.length < Math.min(total, SPAN_ROWS_MAX)) {
    const { content, total_length } = await load({ offset: loaded.length, limit: PART });
    total = total_length;
    if (content.length === 0) break;
    loaded.push(...content);
  }
  return { rows: [...new Map(loaded.map((row) => [row.id, row])).values()], isCut: loaded.length < total };
}
