import { useState } from 'react';
import type { Page } from '#api/http/shapes';

/** A response, and whether it belongs to the current query. */
interface Answered {
  data: Page<unknown> | undefined;
  /** The data belongs to another query. */
  isPlaceholderData: boolean;
}

/**
 * Rows per page: `wanted`, until a response shows that the server returns fewer per request. Then that number
 * counts the pages, so that every row is reached. Call `follow` with each response during render.
 */
export function usePageSize(wanted: number) {
  const [given, setGiven] = useState<number | null>(null);
  const size = given ?? wanted;
  return {
    size,
    follow({ data, isPlaceholderData }: Answered, offset: number) {
      if (data === undefined || isPlaceholderData) return;
      const next = sizeOf(data, offset, size);
      if (next !== size) setGiven(next);
    },
  };
}

/** The server's `limit` if it is lower, else the rows received if more exist; a last page proves nothing. */
function sizeOf(
  { content, total_length: total, limit, page_length: came, taken = 0 }: Page<unknown>,
  offset: number,
  wanted: number,
) {
  if (limit != null && limit > 0 && limit < wanted) return limit;
  // unreadable rows were received too; but some backends mean the number of pages by `page_length`
  const given = content.length + taken;
  const rows = came != null && came <= wanted ? Math.max(given, came) : given;
  return rows > 0 && rows < wanted && offset + rows < total + taken ? rows : wanted;
}
