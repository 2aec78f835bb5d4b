import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  confirmationProblems,
  type MatchingUser,
  type MatchingUserConfirmation,
} from '#domain/recruitment/matching-user';
import { GenderText } from '#kit/column/GenderText';
import { IdentityPicture } from '#kit/files/IdentityPicture';
import { IdentityVerdict } from '#kit/form/IdentityVerdict';
import { Details } from '#kit/record/Details';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordEditing } from '#kit/record/record-editing';
import { timestampText } from '#kit/services/dates';
import { identityName } from './columns';
import './identities.css';

interface IdentityFormProps {
  user: MatchingUser;
  editing: RecordEditing<MatchingUserConfirmation>;
}

/** The picture, the stated data, and the two decisions. */
export default function IdentityForm({ user, editing }: IdentityFormProps) {
  const { content, gender, image, created_at: at } = user;
  useSettled(user, editing);
  const busy = useSelector(editing.editor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className="identity-form">
      <IdentityPicture source={image} name={identityName(user)} />
      <Details
        entries={[
          { title: 'identity.name', value: user.name },
          { title: 'identity.content', value: content, prose: true },
          { title: 'profile.gender', value: <GenderText gender={gender} /> },
          { title: 'identity.created_at', value: at ? timestampText(at) : null },
        ]}
      />
      {user.confirmed == null ? (
        <RecordForm
          editing={editing}
          initial={valuesOf()}
          edited={{ row: user, valuesOf }}
          problemsOf={confirmationProblems}
          submit="identity.confirm"
        >
          <IdentityVerdict busy={busy} onReject={() => editing.save({ confirmed: false })} />
        </RecordForm>
      ) : (
        <p className="records-note">
          <FormattedMessage id={user.confirmed ? 'identity.confirmed' : 'identity.rejected'} />
        </p>
      )}
    </div>
  );
}

/** If another user decides meanwhile, their decision is adopted, and nothing is left to decide. */
function useSettled({ confirmed }: MatchingUser, { editor }: Pick<IdentityFormProps, 'editing'>['editing']) {
  const conflicted = useSelector(editor, (snapshot) => snapshot.matches('conflicted'));
  useEffect(
    function takeTheirs() {
      if (conflicted && confirmed != null) editor.send({ type: 'adopt' });
    },
    [conflicted, confirmed, editor],
  );
}

/** The stated gender proves nothing about the document: the user selects the gender that it shows. */
const valuesOf = (): MatchingUserConfirmation => ({ confirmed: true, gender: '' });
