import { data, detail, type Reply } from './reply';
import type { At } from './routes';
import type { Row } from './tables';

const PAGE = 20;

export const numberIn = ({ asked }: At, name: string, otherwise: number): number =>
  Number(asked.query.get(name) ?? otherwise);

/** The rows of a page: what was asked for, but never more than this backend gives. */
export const limitOf = (at: At): number => Math.min(numberIn(at, 'limit', PAGE), at.pageLimit ?? PAGE);

export function cut(at: At, all: readonly Row[], offset = numberIn(at, 'offset', 0)) {
  const wanted = at.asked.query.get('search') ?? '';
  const found = all.filter((row) => wanted === '' || JSON.stringify(row).includes(wanted));
  const limit = limitOf(at);
  return { found, offset, limit, content: found.slice(offset, offset + limit) };
}

export function page(at: At, all: readonly Row[]): Reply {
  const { found, content } = cut(at, all);
  return data({ content, total_length: found.length });
}

export const rowOf = ({ params }: At, all: readonly Row[]): Row | undefined =>
  all.find(({ id }) => id === Number(params.id));

export function one(at: At, all: readonly Row[]): Reply {
  const row = rowOf(at, all);
  return row ? data(row) : detail(404, 'Not found.');
}

export function remove(at: At, all: Row[]): Reply {
  const row = rowOf(at, all);
  if (!row) return detail(404, 'Not found.');
  all.splice(all.indexOf(row), 1);
  return { status: 204 };
}
