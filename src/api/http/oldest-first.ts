import type { Page } from './shapes';

/** Rows of one request for the oldest. */
const ROWS_PER_REQUEST = 50;

interface PartQuery {
  offset: number;
  limit: number;
  ordering?: string;
}

/**
 * The oldest rows of a list, in any order. Where the backend cannot sort, a list has its newest row first, so
 * its end is requested; a backend may return fewer rows than requested.
 */
export async function oldestFirst<Row>(
  canSort: boolean,
  loadPage: (part: PartQuery) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const firstQuery = { offset: 0, limit: ROWS_PER_REQUEST };
  if (canSort) return loadPage({ ...firstQuery, ordering: 'created_at' });
  const firstPage = await loadPage(firstQuery);
  const offset = firstPage.total_length - firstPage.content.length;
  return firstPage.content.length === 0 || offset <= 0 ? firstPage : loadPage({ ...firstQuery, offset });
}
