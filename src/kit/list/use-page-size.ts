import { useState } from 'react';
import type { Page } from '#api/http/shapes';

/** An answer, and what was asked for it. */
interface Answered {
  data: Page<unknown> | undefined;
  /** The data is of another question. */
  isPlaceholderData: boolean;
}

/**
 * Rows a page: as many as are asked for, until an answer shows that the server gives fewer at once. Then pages are
 * counted by that, so that every row is reached. `follow` is handed each answer while it is rendered.
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

/** The server's own word where it is less, else what came where more was to come; a last page tells nothing by its length. */
function sizeOf(
  { content, total_length: total, limit, page_length: came, taken = 0 }: Page<unknown>,
  offset: number,
  wanted: number,
) {
  if (limit != null && limit > 0 && limit < wanted) return limit;
  // rows that could not be read came all the same; but a backend may mean by it how many pages there are
  const given = content.length + taken;
  const rows = came != null && came <= wanted ? Math.max(given, came) : given;
  return rows > 0 && rows < wanted && offset + rows < total + taken ? rows : wanted;
}
