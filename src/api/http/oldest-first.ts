import type { Page } from './shapes';

/** Rows of one request for the oldest. */
const ROWS = 50;

interface Part {
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
  load: (part: Part) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const part = { offset: 0, limit: ROWS };
  if (canSort) return load({ ...part, ordering: 'created_at' });
  const first = await load(part);
  const offset = first.total_length - first.content.length;
  return first.content.length === 0 || offset <= 0 ? first : load({ ...part, offset });
}
