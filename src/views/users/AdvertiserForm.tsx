import { type AdvertiserDraft, advertiserProblems, EMPTY_REGISTRATION } from '#domain/people/registration';
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
      <TextField name="username" label="profile.username" autoComplete="off" autoCapitalize="none" required />
      <TextField name="email" label="profile.email" type="email" autoComplete="off" required />
      <TextField name="name" label="profile.name" autoComplete="off" required />
      <PasswordField name="password" label="login.password" autoComplete="new-password" required />
      <PasswordField
        name="confirm_password"
        label="account.passwordAgain"
        autoComplete="new-password"
        repeats="password"
        required
      />
      <TextField name="phone" label="profile.phone" type="tel" autoComplete="off" />
      <TextField name="address" label="profile.address" autoComplete="off" />
    </RecordForm>
  );
}
