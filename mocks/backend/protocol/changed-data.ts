import type { ResponseChange } from './fault-answer';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The data of a response after a fault that changes it: without rows, or without some fields of its records.
 */
export function changedData(change: ResponseChange, data: unknown): unknown {
  if (change.kind !== 'wrong') return withoutRows(data);
  const fields = change.field.split(',');
  const rows = rowsIn(data);
  if (rows === null) return withoutFields(fields, data);
  return { ...(data as Fields), [rows.key]: rows.records.map((row) => withoutFields(fields, row)) };
}

function withoutRows(data: unknown): unknown {
  const rows = rowsIn(data);
  if (rows === null) return null;
  const countFields = ['total_length', 'page_length'].filter((name) => name in (data as Fields));
  return {
    ...(data as Fields),
    ...Object.fromEntries(countFields.map((name) => [name, 0])),
    [rows.key]: [],
  };
}

/** The rows of a list: `content` of the backend's pages, `result` of the open data. */
function rowsIn(data: unknown): { key: string; records: readonly unknown[] } | null {
  if (typeof data !== 'object' || data === null) return null;
  for (const key of ['content', 'result']) {
    const records = (data as Fields)[key];
    if (Array.isArray(records)) return { key, records };
  }
  return null;
}

function withoutFields(fields: readonly string[], record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
}
