import type { Staff, StaffDraft } from '#domain/people/staff';
import type { Column } from '#kit/column';
import { nameColumn } from '#kit/name-column';
import type { RecordEditing } from '#kit/record-editing';
import { roleColumn } from '#kit/role-column';
import { shortText } from '#kit/short-text';
import { textColumn } from '#kit/text-column';
import { timeColumn } from '#kit/time-column';

/** How somebody is called in questions and buttons. */
export const staffName = ({ id, name, username }: Staff): string =>
  shortText(name ?? '') || shortText(username ?? '') || `#${id}`;

/** Owners are listed with the staff and changed as shop admins. */
export const isOwner = ({ permission }: Staff): boolean => permission === 'owner_shop';

export const staffColumns = ({ hrefs }: RecordEditing<StaffDraft>): readonly Column<Staff>[] => [
  nameColumn({ id: 'name', title: 'people.staff.name' }, staffName, hrefs.view),
  textColumn('username', 'profile.username'),
  textColumn('email', 'profile.email'),
  roleColumn(),
  timeColumn(
    { id: 'created_at', title: 'people.created_at', kind: 'wide', sort: 'created_at' },
    ({ created_at: at }) => at,
  ),
];
