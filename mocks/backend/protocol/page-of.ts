import { PAGE_SIZE } from '#domain/base/limits';
import type { Row } from '#mocks/backend/db/define-table';
import { parsedOrder } from '#mocks/backend/db/sort-rows';
import type { ListOptions, Table } from '#mocks/backend/db/table';
import { Refusal } from './refusal';

/** A request for more rows is refused: the console that sends it does not page. */
const LIMIT_MAX = 1_000;

export interface PageQuery {
  search?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  ordering?: string | undefined;
}

interface PageOptions<R extends Row> extends Omit<ListOptions<R>, 'search' | 'offset' | 'limit'> {
  /** The fields that a search covers. */
  searchFields?: readonly (keyof R & string)[];
  /** The order without `ordering`. */
  sort: string | ((one: R, other: R) => number);
}

/** One page of a table as the list calls return it: the first 20 rows, unless the query has other values. */
export function pageOf<R extends Row>(
  table: Pick<Table<R>, 'list' | 'fields'>,
  query: PageQuery,
  { searchFields = [], sort, ...selection }: PageOptions<R>,
) {
  const { search = '', offset = 0, limit = PAGE_SIZE, ordering = '' } = query;
  refuseFieldErrors({
    limit: limit < 1 || limit > LIMIT_MAX ? `1から${LIMIT_MAX}までの整数を指定してください。` : null,
    ordering: parsedOrder(ordering).every(({ field }) => table.fields.includes(field))
      ? null
      : `並べ替えに使えない項目です: ${ordering}`,
  });
  const { rows, total } = table.list({
    ...selection,
    search: { text: search, fields: searchFields },
    // The id is the last key: equal rows must keep their order across two pages.
    sort:
      ordering === '' && typeof sort === 'function' ? thenNewestId(sort) : `${ordering || String(sort)},-id`,
    offset,
    limit,
  });
  return { content: rows, total_length: total, limit, offset };
}

const thenNewestId =
  <R extends Row>(compare: (one: R, other: R) => number) =>
  (one: R, other: R): number =>
    compare(one, other) || other.id - one.id;

function refuseFieldErrors(textByField: Readonly<Record<string, string | null>>): void {
  const errors = Object.entries(textByField).flatMap(([field, text]) =>
    text === null ? [] : [[field, [text]]],
  );
  if (errors.length > 0) throw new Refusal(400, { errors: Object.fromEntries(errors) });
}
