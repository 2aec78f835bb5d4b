import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Staff, StaffDraft } from '#domain/people/staff';
import { RoleName } from '#kit/column/RoleName';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import { Details } from '#kit/record/Details';
import type { RecordEditing } from '#kit/record/record-editing';
import { timestampText } from '#kit/services/dates';
import { isOwner, staffName } from './columns';

interface StaffDetailProps {
  row: Staff;
  /** Null for those who may only look. */
  editing: RecordEditing<StaffDraft> | null;
}

export function StaffDetail({ row, editing }: StaffDetailProps) {
  const { created_at: at } = row;
  return (
    <>
      <Details
        entries={[
          { title: 'people.staff.name', value: row.name },
          { title: 'profile.username', value: row.username },
          { title: 'profile.email', value: row.email },
          { title: 'profile.role', value: <RoleName permission={row.permission} /> },
          { title: 'people.created_at', value: at ? timestampText(at) : null },
        ]}
      />
      {editing === null || isOwner(row) ? null : (
        <footer className="form-footer">
          <button
            type="button"
            className="button danger-text"
            onClick={() => editing.remove(row.id, staffName(row))}
          >
            <FormattedMessage id="record.delete" />
          </button>
          <Link className="button primary" href={editing.hrefs.edit(row.id)}>
            <FormattedMessage id="people.staff.edit" />
          </Link>
        </footer>
      )}
    </>
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
