import { FormattedMessage } from 'react-intl';
import { users } from '#api/people/users';
import type { FieldProblem } from '#domain/base/problems';
import { requiredProblems } from '#domain/base/rules';
import { GENDERS } from '#domain/people/account';
import type { User } from '#domain/people/user';
import { confirmationProblems } from '#domain/recruitment/matching-user';
import { useScope } from '#kit/context/scope';
import { SelectField } from '#kit/field/SelectField';
import { IdentityPicture } from '#kit/files/IdentityPicture';
import { ActionForm } from '#kit/form/ActionForm';
import { userName } from './user-columns';

interface Decision {
  verdict: string;
  gender: string;
}

interface ConfirmationFormProps {
  user: User;
  onDone: () => void;
  onCancel: () => void;
}

/** The document that somebody has sent in; confirms who somebody is, with the gender they showed, or rejects it (R-GEN-10, A-115). */
export function ConfirmationForm({ user, onDone, onCancel }: ConfirmationFormProps) {
  const { call } = useScope();
  if (user.confirmed !== null) {
    return (
      <p className="records-note">
        <FormattedMessage id="people.confirm.nothing" />
      </p>
    );
  }
  const stated = GENDERS.find((gender) => gender === user.gender) ?? '';
  return (
    <ActionForm<Decision, unknown>
      initial={{ verdict: '', gender: stated }}
      problemsOf={decisionProblems}
      submit="record.save"
      send={(draft, signal) =>
        call(users.confirm, { params: { id: user.id }, body: bodyOf(draft), signal, quiet: true })
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      <IdentityPicture source={user.identity_image} name={userName(user)} />
      <SelectField
        name="verdict"
        label="people.confirm.verdict"
        required
        options={[
          { value: 'confirm', label: 'identity.confirm' },
          { value: 'reject', label: 'identity.reject' },
        ]}
      />
      <SelectField
        name="gender"
        label="identity.genderShown"
        options={GENDERS.map((value) => ({ value, label: `profile.gender.${value}` }))}
      />
    </ActionForm>
  );
}

const bodyOf = ({ verdict, gender }: Decision) =>
  verdict === 'confirm' ? { confirmed: true, gender } : { confirmed: false };

const decisionProblems = (draft: Decision): FieldProblem[] => [
  ...requiredProblems('verdict', draft.verdict),
  ...confirmationProblems(bodyOf(draft)),
];
