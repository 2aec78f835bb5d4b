import { useIntl } from 'react-intl';
import { localDate } from '#kit/services/dates';

/** The date of an instant, a calendar day or a month in the user's language. */
export const LocalDate = ({ at }: { at: string | number }) => localDate(useIntl(), at);
