import type { ListState } from '#kit/list/list-state';
import { NO_RECORD } from '#kit/record/record-address';
import type { RecordController } from '#kit/record/use-record-controller';

/** Addresses of the actions on one user. */
export type UserHrefs = ReturnType<typeof userHrefs>;

/** Changes for `ListState.href` that close the dialogs besides the record's form. */
export const NO_DIALOG = { confirm: null, password: null };

export const userHrefs = (list: ListState, { hrefs }: Pick<RecordController<never>, 'hrefs'>) => ({
  ...hrefs,
  confirm: (id: number) => list.href({ ...NO_RECORD, ...NO_DIALOG, confirm: id }),
  password: (id: number) => list.href({ ...NO_RECORD, ...NO_DIALOG, password: id }),
});
