import { useState } from 'react';
import type { Page } from '#api/http/shapes';

/** A response, and whether it belongs to the current query. */
interface PageResponse {
  data: Page<unknown> | undefined;
  /** The data belongs to another query. */
  isPlaceholderData: boolean;
}

/**
 * Rows per page: `requested`, until a response shows that the server returns fewer per request. Then that number
 * counts the pages, so that every row is reached. Call `follow` with each response during render.
 */
export function usePageSize(requested: number) {
  const [servedSize, setServedSize] = useState<number | null>(null);
  const size = servedSize ?? requested;
  return {
    size,
    follow({ data, isPlaceholderData }: PageResponse, offset: number) {
      if (data === undefined || isPlaceholderData) return;
      const nextSize = sizeOf(data, offset, size);
      if (nextSize !== size) setServedSize(nextSize);
    },
  };
}

/** The server's `limit` if it is lower, else the rows received if more exist; a last page proves nothing. */
function sizeOf(
  { content, total_length: total, limit, page_length: pageLength, taken = 0 }: Page<unknown>,
  offset: number,
  requested: number,
) {
  if (limit != null && limit > 0 && limit < requested) return limit;
  // unreadable rows were received too; but some backends mean the number of pages by `page_length`
  const received = content.length + taken;
  const rowCount = pageLength != null && pageLength <= requested ? Math.max(received, pageLength) : received;
  return rowCount > 0 && rowCount < requested && offset + rowCount < total + taken ? rowCount : requested;
}
