import { FormattedMessage } from 'react-intl';
import { isOwner, type Staff, StaffDraft, staffChangeProblems, staffProblems } from '#domain/people/staff';
import { TextField } from '#kit/field/TextField';
import { NameAndEmailFields } from '#kit/form/NameAndEmailFields';
import { PasswordTwice } from '#kit/form/PasswordTwice';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: StaffDraft = { username: '', email: '', name: '', password: '', confirm_password: '' };

/** E-038, E-039; for the staff of recruitment E-051, E-052. */
export default function StaffForm(props: ResourceFormProps<Staff, StaffDraft>) {
  const { row, mode } = props;
  if (row && isOwner(row)) {
    return (
      <p className="records-note">
        <FormattedMessage id="people.staff.isOwner" />
      </p>
    );
  }
  const isNewStaff = mode !== 'edit';
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={valuesOf}
      rules={StaffDraft}
      problemsOf={isNewStaff ? staffProblems : staffChangeProblems}
      secrets={['password', 'confirm_password']}
    >
      <NameAndEmailFields />
      <TextField name="name" label="people.staff.name" autoComplete="off" />
      <PasswordTwice replaces={!isNewStaff} optional={!isNewStaff} />
    </ResourceForm>
  );
}

const valuesOf = ({ username, email, name }: Staff): StaffDraft => ({
  ...EMPTY,
  username: username ?? '',
  email: email ?? '',
  name: name ?? '',
});
