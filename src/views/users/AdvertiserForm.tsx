import { AdvertiserDraft, advertiserProblems, EMPTY_REGISTRATION } from '#domain/people/registration';
import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';
import { AccountFields } from '#kit/form/AccountFields';
import { AddressField } from '#kit/form/AddressField';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';

const EMPTY: AdvertiserDraft = { ...EMPTY_REGISTRATION, name: '', phone: '', address: '' };

/** E-012. The values belong to another person: the browser must not fill in the user's own. */
export default function AdvertiserForm({
  recordController,
}: {
  recordController: RecordController<AdvertiserDraft>;
}) {
  return (
    <RecordForm
      recordController={recordController}
      initial={EMPTY}
      rules={AdvertiserDraft}
      problemsOf={advertiserProblems}
      submit="people.create.submit"
      secrets={['password', 'confirm_password']}
    >
      <AccountFields />
      <FieldPair>
        <TextField name="name" label="profile.name" autoComplete="off" />
        <TextField name="phone" label="profile.phone" type="tel" autoComplete="off" />
      </FieldPair>
      <AddressField name="address" label="profile.address" autoComplete="off" />
    </RecordForm>
  );
}
