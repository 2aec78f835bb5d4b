import { parseTime } from '#domain/base/japan-time';
import type { Page } from './shapes';
import { type MomentSpan, rowsInParts, type SpanQuery, type SpanRows } from './span';

/**
 * The rows of a span of a list whose newest rows come first, and whose backend may know no filter by time:
 * loaded in parts until a row is older than the span. Of a list in another order all parts are loaded.
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
  const timeOf = (row: Row) => parseTime(momentOf(row) ?? '');
  let isSpanCovered = false;
  let isNewestFirst = true;
  let previousTime = Number.POSITIVE_INFINITY;
  const { rows, isCut } = await rowsInParts<Row>(async (part) => {
    if (isSpanCovered) return { content: [], total_length: 0 };
    const page = await load(part);
    for (const time of page.content.map(timeOf)) {
      isNewestFirst &&= !(time > previousTime);
      previousTime = time;
    }
    isSpanCovered = isNewestFirst && page.content.some((row) => timeOf(row) < from);
    return page;
  });
  return {
    rows: rows.filter((row) => timeOf(row) >= from && timeOf(row) < to),
    isCut: isCut && !isSpanCovered,
  };
}
