import { parseTime } from '#domain/base/japan-time';
import type { Page } from './shapes';
import { type MomentSpan, rowsInParts, type SpanQuery, type SpanRows } from './span';

/**
 * The rows of a span of a list without a filter by time, whose newest rows come first: loaded in parts until a
 * row is older than the span.
 */
export async function newestRowsOfSpan<Row extends { id: number }>(
  { from, to }: MomentSpan,
  {
    load,
    momentOf,
  }: {
    load: (part: Pick<SpanQuery, 'offset' | 'limit'>) => Promise<Page<Row>>;
    momentOf: (row: Row) => string | null | undefined;
  },
): Promise<SpanRows<Row>> {
  const isOlder = (row: Row) => parseTime(momentOf(row) ?? '') < from;
  let isOver = false;
  const { rows, isCut } = await rowsInParts<Row>(async (part) => {
    if (isOver) return { content: [], total_length: 0 };
    const page = await load(part);
    isOver = page.content.some(isOlder);
    return page;
  });
  return {
    rows: rows.filter((row) => parseTime(momentOf(row) ?? '') >= from && parseTime(momentOf(row) ?? '') < to),
    isCut: isCut && !isOver,
  };
}
