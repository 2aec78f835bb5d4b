import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Staff, StaffDraft } from '#domain/staff';
import { Details } from '#kit/Details';
import { timestampText } from '#kit/dates';
import { RoleName } from '#kit/RoleName';
import type { RecordEditing } from '#kit/record-editing';
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
  const edit = intl.formatMessage({ id: 'people.editNamed' }, { name });
  const remove = intl.formatMessage({ id: 'record.deleteNamed' }, { name });
  return (
    <>
      <Link className="icon-button" href={editing.hrefs.edit(row.id)} aria-label={edit} title={edit}>
        <span className="pi pi-pencil" aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={remove}
        title={remove}
        onClick={() => editing.remove(row.id, name)}
      >
        <span className="pi pi-trash" aria-hidden="true" />
      </button>
    </>
  );
}
