import { type AdvertiserDraft, advertiserProblems, EMPTY_REGISTRATION } from '#domain/people/registration';
import { FieldPair } from '#kit/form/FieldPair';
import { PasswordField } from '#kit/form/PasswordField';
import { TextField } from '#kit/form/TextField';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordEditing } from '#kit/record/record-editing';

const EMPTY: AdvertiserDraft = { ...EMPTY_REGISTRATION, name: '', phone: '', address: '' };

/** E-012. What is typed is about somebody else: the browser fills in nothing of one's own. */
export default function AdvertiserForm({ editing }: { editing: RecordEditing<AdvertiserDraft> }) {
  return (
    <RecordForm
      editing={editing}
      initial={EMPTY}
      problemsOf={advertiserProblems}
      submit="people.create.submit"
      secrets={['password', 'confirm_password']}
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
        <PasswordField name="password" label="login.password" autoComplete="new-password" required />
        <PasswordField
          name="confirm_password"
          label="account.passwordAgain"
          autoComplete="new-password"
          repeats="password"
          required
        />
      </FieldPair>
      <FieldPair>
        <TextField name="name" label="profile.name" autoComplete="off" required />
        <TextField name="phone" label="profile.phone" type="tel" autoComplete="off" />
      </FieldPair>
      <TextField name="address" label="profile.address" autoComplete="off" />
    </RecordForm>
  );
}
