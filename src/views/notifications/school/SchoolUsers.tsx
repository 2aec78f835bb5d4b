import { schoolUserList } from '#api/messaging/school-queries';
import { displayName } from '#domain/people/profile';
import type { User } from '#domain/people/user';
import type { Column } from '#kit/column/column';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { SchoolHead, type SchoolListProps } from './SchoolHead';

/** Users of a school (E-067): the receivers of a notification to it. */
export function SchoolUsers({ school, tabs, choice }: SchoolListProps) {
  const scope = useScope();
  const records = useRecordList((listQuery) => schoolUserList(scope, school, listQuery));
  return (
    <>
      <SchoolHead part="users" list={records.list} tabs={tabs} />
      <RecordTable
        {...records}
        caption="audience.school.users"
        beside={choice}
        search="audience.searchUsers"
        columns={COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const COLUMNS: readonly Column<User>[] = [
  {
    id: 'name',
    title: 'audience.school.name',
    kind: 'main',
    sort: 'name',
    text: (row) => displayName(row),
    cell: (row) => <span className="clamp">{displayName(row)}</span>,
  },
  {
    id: 'username',
    title: 'audience.school.username',
    kind: 'wide',
    sort: 'username',
    cell: ({ username }) => username,
  },
  { id: 'group', title: 'audience.school.group', sort: 'group', cell: ({ group }) => group ?? '–' },
  { id: 'classes', title: 'audience.school.classes', sort: 'classes', cell: ({ classes }) => classes ?? '–' },
];
