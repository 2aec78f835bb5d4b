import { FormattedMessage } from 'react-intl';
import { isGender } from '#domain/people/gender';

/** A gender in the user's language. A value unknown to the console is shown as the server sends it. */
export const GenderText = ({ gender }: { gender: string | null | undefined }) =>
  isGender(gender) ? <FormattedMessage id={`profile.gender.${gender}`} /> : gender || '–';
