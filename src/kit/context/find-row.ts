import { problemOfAnswer } from '#api/http/problem';
import type { ListQuery, Page } from '#api/http/shapes';

/** Rows a call, and calls at most: whoever opens an old address does not read a whole city for it. */
const STEP = 100;
const CALLS = 50;

/**
 * Walks a list that no call gives one record of, from its beginning, until the record is met. By what the server
 * gives, which may be less than was asked. Rejects as a 404 where it is not among the first 5,000.
 */
export async function findRow<Row>(
  load: (listQuery: ListQuery, signal: AbortSignal) => Promise<Page<Row>>,
  isMeant: (row: Row) => boolean,
  signal: AbortSignal,
): Promise<Row> {
  let offset = 0;
  for (let call = 0; call < CALLS; call += 1) {
    // each call depends on how much the one before gave
    const { content, total_length } = await load({ offset, limit: STEP }, signal);
    const row = content.find(isMeant);
    if (row !== undefined) return row;
    offset += content.length;
    if (content.length === 0 || offset >= total_length) break;
  }
  throw problemOfAnswer('a row of a list', 404, null);
}
