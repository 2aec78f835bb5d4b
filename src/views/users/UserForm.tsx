import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { userDetail } from '#api/people/user-queries';
import { GENDERS } from '#domain/people/gender';
import { mayChangeUser, permissionsGivenBy, type User, UserDraft } from '#domain/people/user';
import { useScope, useUser } from '#kit/context/scope';
import { DateField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import { AddressField } from '#kit/form/AddressField';
import { NameAndEmailFields } from '#kit/form/NameAndEmailFields';
import { FreshState } from '#kit/page/FreshState';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';

interface UserFormProps {
  id: number;
  recordController: RecordController<UserDraft>;
}

/** E-013. */
export default function UserForm({ id, recordController }: UserFormProps) {
  const { role } = useUser();
  const query = useQuery(userDetail(useScope(), id));
  return (
    <FreshState query={query}>
      {(user) =>
        mayChangeUser(user, role) ? (
          <UserFields user={user} recordController={recordController} />
        ) : (
          <p className="records-note">
            <FormattedMessage id="people.onlyOperators" />
          </p>
        )
      }
    </FreshState>
  );
}

function UserFields({
  user,
  recordController,
}: {
  user: User;
  recordController: RecordController<UserDraft>;
}) {
  const { role } = useUser();
  return (
    <RecordForm
      recordController={recordController}
      initial={draftOf(user)}
      edited={{ row: user, valuesOf: draftOf }}
      rules={UserDraft}
      submit="record.save"
    >
      <NameAndEmailFields />
      <FieldPair>
        <SelectField
          name="permission"
          label="profile.role"
          options={permissionsGivenBy(role).map((value) => ({ value, label: `user.role.${value}` }))}
        />
        <TextField name="name" label="profile.name" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField name="lastname" label="profile.lastname" autoComplete="off" />
        <TextField name="firstname" label="profile.firstname" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <SelectField
          name="gender"
          label="profile.gender"
          options={GENDERS.map((value) => ({ value, label: `profile.gender.${value}` }))}
        />
        <DateField name="birthday" label="profile.birthday" />
      </FieldPair>
      <TextField name="phone" label="profile.phone" type="tel" autoComplete="off" />
      <AddressField name="address" label="profile.address" autoComplete="off" />
      <TextField name="introduction" label="profile.introduction" rows={4} />
    </RecordForm>
  );
}

const draftOf = (user: User): UserDraft => ({
  username: user.username,
  email: user.email ?? '',
  permission: user.permission ?? '',
  name: user.name ?? '',
  lastname: user.lastname ?? '',
  firstname: user.firstname ?? '',
  gender: user.gender ?? '',
  birthday: user.birthday ?? '',
  phone: user.phone ?? '',
  address: user.address ?? '',
  introduction: user.introduction ?? '',
});
