import { FormattedMessage } from 'react-intl';
import { GENDERS } from '#domain/people/gender';
import { SelectField } from '#kit/field/SelectField';

interface IdentityVerdictProps {
  busy: boolean;
  /** A rejection needs nothing that is filled in. */
  onReject: () => void;
}

/** The two answers to a document: what it shows, which the form sends to confirm, or no. */
export const IdentityVerdict = ({ busy, onReject }: IdentityVerdictProps) => (
  <>
    <SelectField
      name="gender"
      label="identity.genderShown"
      required
      options={GENDERS.map((value) => ({ value, label: `profile.gender.${value}` }))}
    />
    <button type="button" className="button danger-text identity-reject" disabled={busy} onClick={onReject}>
      <span className="pi pi-ban" aria-hidden="true" />
      <FormattedMessage id="identity.reject" />
    </button>
  </>
);
