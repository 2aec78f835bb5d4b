import type { ResponseChange } from './fault-answer';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The data of a response after a fault that changes it: without rows, or without some fields of its records.
 */
export function changedData(change: ResponseChange, data: unknown): unknown {
  if (change.kind !== 'wrong') return emptied(data);
  const fields = change.field.split(',');
  const rows = rowsIn(data);
  if (rows === null) return without(fields, data);
  return { ...(data as Fields), [rows.key]: rows.all.map((row) => without(fields, row)) };
}

function emptied(data: unknown): unknown {
  const rows = rowsIn(data);
  if (rows === null) return null;
  const counts = ['total_length', 'page_length'].filter((name) => name in (data as Fields));
  return {
    ...(data as Fields),
    ...Object.fromEntries(counts.map((name) => [name, 0])),
    [rows.key]: [],
  };
}

/** The rows of a list: `content` of the backend's pages, `result` of the open data. */
function rowsIn(data: unknown): { key: string; all: readonly unknown[] } | null {
  if (typeof data !== 'object' || data === null) return null;
  for (const key of ['content', 'result']) {
    const all = (data as Fields)[key];
    if (Array.isArray(all)) return { key, all };
  }
  return null;
}

function without(fields: readonly string[], record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
}
