import type { RecordMode } from '#machines/record-editor/record-editor.setup';

/** Which record is open, as the address says it: `?new`, `?edit=12`, `?view=12`, `?copy=12`. */
export type OpenRecord = { mode: 'create'; id: null } | { mode: Exclude<RecordMode, 'create'>; id: number };

const MODES = ['view', 'edit', 'copy'] as const;

/**
 * Changes for `ListState.href` that leave the list and close the record. `show`, `detail-page` and `detail-search` say
 * where one is inside the open record.
 */
export const NO_RECORD = {
  new: null,
  view: null,
  edit: null,
  copy: null,
  show: null,
  'detail-page': null,
  'detail-search': null,
};

/** `known`: the modes this list has; the address of any other opens nothing. */
export function recordOf(
  parameters: URLSearchParams,
  known: readonly RecordMode[] = ['create', ...MODES],
): OpenRecord | null {
  if (parameters.has('new') && known.includes('create')) return { mode: 'create', id: null };
  for (const mode of MODES.filter((one) => known.includes(one))) {
    const id = Number(parameters.get(mode));
    if (Number.isInteger(id) && id > 0) return { mode, id };
  }
  return null;
}

export const recordKey = (record: OpenRecord): string =>
  record.id === null ? 'new' : record.mode === 'copy' ? `copy-${record.id}` : String(record.id);
