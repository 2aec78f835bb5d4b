import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { isRole } from '#domain/roles';
import type { Staff, StaffDraft } from '#domain/staff';
import { timestampText } from '#kit/dates';
import type { Column } from '#kit/RecordTable';
import type { RecordEditing } from '#kit/record-editing';
import { shortText } from '#kit/short-text';

/** How somebody is called in questions and buttons. */
export const staffName = ({ id, name, username }: Staff): string =>
  shortText(name ?? '') || shortText(username ?? '') || `#${id}`;

/** Owners are listed with the staff and changed as shop admins. */
export const isOwner = ({ permission }: Staff): boolean => permission === 'owner_shop';

/** In the user's language, or as the server says it. */
export const RoleName = ({ permission }: Pick<Staff, 'permission'>) =>
  permission && isRole(permission) ? <FormattedMessage id={`user.role.${permission}`} /> : permission || '–';

export function useStaffColumns(editing: RecordEditing<StaffDraft>): readonly Column<Staff>[] {
  return [
    {
      id: 'name',
      title: 'staff.name',
      kind: 'main',
      cell: (row) => (
        <>
          <Link className="clamp" href={editing.hrefs.view(row.id)}>
            {staffName(row)}
          </Link>
          <span className="clamp quiet">{row.username}</span>
        </>
      ),
    },
    {
      id: 'email',
      title: 'profile.email',
      kind: 'wide',
      cell: ({ email }) => <span className="clamp">{email || '–'}</span>,
    },
    {
      id: 'permission',
      title: 'profile.role',
      cell: (row) => <RoleName permission={row.permission} />,
    },
    {
      id: 'created_at',
      title: 'userIndex.created_at',
      kind: 'wide',
      cell: ({ created_at: at }) => (at ? <time dateTime={at}>{timestampText(at)}</time> : '–'),
    },
  ];
}
