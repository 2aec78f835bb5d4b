import { useQuery } from '@tanstack/react-query';
import type { profileOf } from '#api/people/profile-queries';
import { AccountDraft, accountOf } from '#domain/people/account';
import { GENDERS } from '#domain/people/gender';
import type { Profile } from '#domain/people/profile';
import { DateField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import { PictureField } from '#kit/files/PictureField';
import { AddressField } from '#kit/form/AddressField';
import { FreshState } from '#kit/page/FreshState';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';
import type { UploadActor } from '#machines/upload/upload.react';

interface ProfileFormProps {
  recordController: RecordController<AccountDraft>;
  /** Query options of the user's own profile. */
  profileQuery: ReturnType<typeof profileOf>;
  avatar: UploadActor;
}

/** R-VAL-PROFILE-01 to 07. */
export default function ProfileForm({ profileQuery, ...props }: ProfileFormProps) {
  const query = useQuery(profileQuery);
  return <FreshState query={query}>{(profile) => <ProfileFields {...props} profile={profile} />}</FreshState>;
}

function ProfileFields({
  recordController,
  profile,
  avatar,
}: Omit<ProfileFormProps, 'profileQuery'> & { profile: Profile }) {
  return (
    <RecordForm
      recordController={recordController}
      initial={accountOf(profile)}
      edited={{ row: profile, valuesOf: accountOf, sources: { avatar: avatarField(profile) } }}
      rules={AccountDraft}
      submit="record.save"
    >
      <PictureField
        name="avatar"
        label="profile.avatar"
        upload={avatar}
        stored={accountOf(profile).avatar}
        onStop={() => recordController.editor.send({ type: 'stop' })}
      />
      <FieldPair>
        <TextField name="lastname" label="profile.lastname" autoComplete="family-name" />
        <TextField name="firstname" label="profile.firstname" autoComplete="given-name" />
      </FieldPair>
      <FieldPair>
        <TextField name="name" label="profile.name" autoComplete="nickname" />
        <SelectField
          name="gender"
          label="profile.gender"
          options={GENDERS.map((value) => ({ value, label: `profile.gender.${value}` }))}
        />
      </FieldPair>
      <FieldPair>
        <DateField name="birthday" label="profile.birthday" autoComplete="bday" />
        <TextField name="phone" label="profile.phone" type="tel" autoComplete="tel" />
      </FieldPair>
      <AddressField name="address" label="profile.address" autoComplete="street-address" />
      <TextField name="introduction" label="profile.introduction" rows={4} />
    </RecordForm>
  );
}

/** Some backends have another name for the avatar. */
const avatarField = ({ avatar, icon }: Profile) => (avatar === undefined && icon != null ? 'icon' : 'avatar');
