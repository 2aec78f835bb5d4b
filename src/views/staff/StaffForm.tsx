import { FormattedMessage } from 'react-intl';
import { type Staff, type StaffDraft, staffChangeProblems, staffProblems } from '#domain/people/staff';
import { FieldPair } from '#kit/form/FieldPair';
import { PasswordField } from '#kit/form/PasswordField';
import { TextField } from '#kit/form/TextField';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordEditing } from '#kit/record/record-editing';
import { isOwner } from './columns';

interface StaffFormProps {
  editing: RecordEditing<StaffDraft>;
  /** Null for someone new. */
  row: Staff | null;
}

const EMPTY: StaffDraft = { username: '', email: '', name: '', password: '' };

/** E-038, E-039; of recruitment E-051, E-052. A password that is left empty stays as it is. */
export default function StaffForm({ editing, row }: StaffFormProps) {
  if (row && isOwner(row)) {
    return (
      <p className="records-note">
        <FormattedMessage id="people.staff.isOwner" />
      </p>
    );
  }
  const isNew = row === null;
  return (
    <RecordForm
      editing={editing}
      initial={isNew ? EMPTY : wordsOf(row)}
      edited={isNew ? null : { row, wordsOf }}
      problemsOf={isNew ? staffProblems : staffChangeProblems}
      submit={isNew ? 'people.staff.create.submit' : 'record.save'}
      secrets={['password']}
    >
      <FieldPair>
        <TextField
          name="username"
          label="profile.username"
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <TextField name="email" label="profile.email" type="email" autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <TextField name="name" label="people.staff.name" autoComplete="off" required />
        <PasswordField
          name="password"
          label={isNew ? 'login.password' : 'people.staff.newPassword'}
          autoComplete="new-password"
          required={isNew}
        />
      </FieldPair>
    </RecordForm>
  );
}

const wordsOf = ({ username, email, name }: Staff): StaffDraft => ({
  ...EMPTY,
  username: username ?? '',
  email: email ?? '',
  name: name ?? '',
});
