import { FormattedMessage } from 'react-intl';
import { GENDERS } from '#domain/people/gender';
import { SelectField } from '#kit/field/SelectField';

interface IdentityVerdictProps {
  busy: boolean;
  /** A rejection needs no form values. */
  onReject: () => void;
}

/** The two verdicts on a document: the form confirms with the gender that it shows, the button rejects. */
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
