import { idOf } from '#domain/base/id-of';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';

/** The open record in the address: `?new`, `?edit=12`, `?view=12`, `?copy=12`. */
export type OpenRecord = { mode: 'create'; id: null } | { mode: Exclude<RecordMode, 'create'>; id: number };

const MODES_WITH_ID = ['view', 'edit', 'copy'] as const;

/**
 * Changes for `ListState.href` that close the record and keep the list. `new-staff`, `show`, `move`,
 * `detail-page` and `detail-search` are the state within the open record.
 */
export const NO_RECORD = {
  new: null,
  'new-staff': null,
  view: null,
  edit: null,
  copy: null,
  show: null,
  move: null,
  'detail-page': null,
  'detail-search': null,
};

/** `allowedModes`: the modes of this list; a parameter of any other mode is ignored. */
export function recordOf(
  parameters: URLSearchParams,
  allowedModes: readonly RecordMode[] = ['create', ...MODES_WITH_ID],
): OpenRecord | null {
  if (parameters.has('new') && allowedModes.includes('create')) return { mode: 'create', id: null };
  for (const mode of MODES_WITH_ID.filter((one) => allowedModes.includes(one))) {
    const id = idOf(parameters.get(mode));
    if (id !== null) return { mode, id };
  }
  return null;
}

export const recordKey = (record: OpenRecord): string =>
  record.id === null ? 'new' : record.mode === 'copy' ? `copy-${record.id}` : String(record.id);
