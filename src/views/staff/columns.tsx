import type { Staff, StaffDraft } from '#domain/people/staff';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { roleColumn } from '#kit/column/role-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import type { RecordEditing } from '#kit/record/record-editing';
import { shortText } from '#kit/services/short-text';

/** How somebody is called in questions and buttons. */
export const staffName = ({ id, name, username }: Staff): string =>
  shortText(name ?? '') || shortText(username ?? '') || `#${id}`;

/** Owners are listed with the staff and changed as shop admins. */
export const isOwner = ({ permission }: Staff): boolean => permission === 'owner_shop';

export const staffColumns = ({ hrefs }: RecordEditing<StaffDraft>): readonly Column<Staff>[] => [
  nameColumn({ id: 'name', title: 'people.staff.name' }, staffName, hrefs.view),
  textColumn('username', 'profile.username', { width: 'medium' }),
  textColumn('email', 'profile.email', { width: 'long' }),
  roleColumn(),
  timeColumn('created_at', 'people.created_at', 'wide'),
];
