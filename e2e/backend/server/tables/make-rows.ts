import type { Row } from './tables';

/** Rows in descending order of their ids: the newest first. */
export const rows = (count: number, fields: (id: number) => Record<string, unknown>): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: count - index, ...fields(count - index) }));

export const day = (id: number): string => new Date(Date.UTC(2026, 0, id, 1)).toISOString();
