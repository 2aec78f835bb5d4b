import { PAGE_SIZE } from '#domain/base/limits';
import type { ListQuery, Page } from './shapes';

/**
 * A page of the rows that fit a filter of ours. A backend that does not know the filter returns other rows
 * too: then the page is cut from its first 1,000 rows. A row without the filtered field fits: the
 * backend decides.
 */
export async function pageThatFits<Row extends { id: number }, Query extends ListQuery>(
  query: Query,
  load: (query: Query) => Promise<Page<Row>>,
  fits: (row: Row) => boolean,
): Promise<Page<Row>> {
  const answer = await load(query);
  if (answer.content.every((row) => fits(row))) return answer;
  const { rowsInParts } = await import('./span');
  const { rows } = await rowsInParts<Row>(async (part) => load({ ...query, ...part }));
  const fitting = rows.filter((row) => fits(row));
  const [offset, limit] = [Number(query.offset ?? 0), Number(query.limit ?? PAGE_SIZE)];
  return { content: fitting.slice(offset, offset + limit), total_length: fitting.length };
}
