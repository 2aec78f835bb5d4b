import { data, type Reply } from './reply';
import type { Context } from './routes';
import type { Row } from './tables/tables';

const PAGE = 20;

export const numberIn = ({ request }: Context, name: string, otherwise: number): number =>
  Number(request.query.get(name) ?? otherwise);

/** The number of rows of a page: the request's limit, but never more than the backend's. */
export const limitOf = (context: Context): number =>
  Math.min(numberIn(context, 'limit', PAGE), context.pageLimit ?? PAGE);

/** A search matches the JSON of a whole row. */
export function pageOf(context: Context, all: readonly Row[], offset = numberIn(context, 'offset', 0)) {
  const { query } = context.request;
  const filter = query.get('search') ?? query.get('name') ?? '';
  const found = all.filter((row) => filter === '' || JSON.stringify(row).includes(filter));
  const limit = limitOf(context);
  return { found, offset, limit, content: found.slice(offset, offset + limit) };
}

type Shown = (row: Row) => unknown;

export function page(context: Context, all: readonly Row[], shown: Shown = (row) => row): Reply {
  const { found, content, limit } = pageOf(context, all);
  return data({ content: content.map(shown), total_length: found.length, limit });
}

export const rowOf = ({ params }: Context, all: readonly Row[]): Row | undefined =>
  all.find(({ id }) => id === Number(params.id));

export const nextId = (all: readonly Row[]): number => Math.max(0, ...all.map(({ id }) => id)) + 1;
