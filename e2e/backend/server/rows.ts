import { dataReply, type Reply } from './reply';
import type { Context } from './routes';
import type { Row } from './tables/tables';

const PAGE_SIZE = 20;

export const numberIn = ({ request }: Context, name: string, defaultValue: number): number =>
  Number(request.query.get(name) ?? defaultValue);

/** The number of rows of a page: the request's limit, but never more than the backend's. */
export const limitOf = (context: Context): number =>
  Math.min(numberIn(context, 'limit', PAGE_SIZE), context.pageLimit ?? PAGE_SIZE);

/** A search matches the JSON of a whole row. */
export function pageOf(context: Context, rows: readonly Row[], offset = numberIn(context, 'offset', 0)) {
  const { query } = context.request;
  const filter = query.get('search') ?? query.get('name') ?? '';
  const found = rows.filter((row) => filter === '' || JSON.stringify(row).includes(filter));
  const limit = limitOf(context);
  return { found, offset, limit, content: found.slice(offset, offset + limit) };
}

type Serialize = (row: Row) => unknown;

export function pagedReply(
  context: Context,
  rows: readonly Row[],
  serializeRow: Serialize = (row) => row,
): Reply {
  const { found, content, limit } = pageOf(context, rows);
  return dataReply({ content: content.map(serializeRow), total_length: found.length, limit });
}

export const rowOf = ({ params }: Context, rows: readonly Row[]): Row | undefined =>
  rows.find(({ id }) => id === Number(params.id));

export const nextId = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;
