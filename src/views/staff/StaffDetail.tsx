import { useIntl } from 'react-intl';
import type { Staff, StaffDraft } from '#domain/people/staff';
import { RoleName } from '#kit/column/RoleName';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { RecordEditing } from '#kit/record/record-editing';
import { timestampText } from '#kit/services/dates';
import { isOwner, staffName } from './columns';

interface StaffDetailProps {
  row: Staff;
  /** Null for those who may only look. */
  editing: RecordEditing<StaffDraft> | null;
}

export function StaffDetail({ row, editing }: StaffDetailProps) {
  const intl = useIntl();
  const { created_at: at } = row;
  const writing = isOwner(row) ? null : editing;
  return (
    <RecordFrame
      name={staffName(row)}
      tags={<RoleName permission={row.permission} />}
      {...(writing && {
        primary: { label: intl.formatMessage({ id: 'people.staff.edit' }), href: writing.hrefs.edit(row.id) },
        actions: [
          {
            label: intl.formatMessage({ id: 'record.delete' }),
            danger: true,
            onSelect: () => writing.remove(row.id, staffName(row)),
          },
        ],
      })}
    >
      <Details
        entries={[
          { title: 'people.staff.name', value: row.name },
          { title: 'profile.username', value: row.username },
          { title: 'profile.email', value: row.email },
          { title: 'people.created_at', value: at ? timestampText(at) : null },
        ]}
      />
    </RecordFrame>
  );
}

export function StaffActions({ row, editing }: { row: Staff; editing: RecordEditing<StaffDraft> }) {
  const intl = useIntl();
  if (isOwner(row)) return null;
  const name = staffName(row);
  const label = (id: string) => intl.formatMessage({ id }, { name });
  return (
    <>
      <IconLink href={editing.hrefs.edit(row.id)} label={label('record.editNamed')} icon="pi pi-pencil" />
      <IconButton
        label={label('record.deleteNamed')}
        icon="pi pi-trash"
        onClick={() => editing.remove(row.id, name)}
      />
    </>
  );
}
