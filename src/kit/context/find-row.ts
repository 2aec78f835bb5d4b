import { problemOfAnswer } from '#api/http/problem';
import type { ListQuery, Page } from '#api/http/shapes';

/** Rows per request, and the maximum of requests: an old address must not load a whole city. */
const ROWS_PER_REQUEST = 100;
const MAX_REQUESTS = 50;

/**
 * Loads a list page by page until it has the record, for records without a request of their own. Counts the
 * rows that arrive, which may be fewer than requested. Rejects as a 404 if the first 5,000 rows lack
 * the record.
 */
export async function findRow<Row>(
  loadPage: (listQuery: ListQuery, signal: AbortSignal) => Promise<Page<Row>>,
  isWantedRow: (row: Row) => boolean,
  signal: AbortSignal,
): Promise<Row> {
  let offset = 0;
  for (let requestIndex = 0; requestIndex < MAX_REQUESTS; requestIndex += 1) {
    // each request starts where the rows of the one before end
    const { content, total_length } = await loadPage({ offset, limit: ROWS_PER_REQUEST }, signal);
    const row = content.find(isWantedRow);
    if (row !== undefined) return row;
    offset += content.length;
    if (content.length === 0 || offset >= total_length) break;
  }
  throw problemOfAnswer('a row of a list', 404, null);
}
