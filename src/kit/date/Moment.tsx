import { useIntl } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { localMoment, timestampText } from '#kit/services/dates';

interface MomentProps {
  at: string | null | undefined;
  /** For a calendar day, and where the time does not matter. */
  dayOnly?: boolean;
}

/** A moment of a record in a list or a panel, with its timestamp as a tooltip; a dash for none. */
export function Moment({ at, dayOnly }: MomentProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  if (!at) return '–';
  return (
    <time dateTime={at} title={dayOnly ? undefined : timestampText(at)}>
      {localMoment(intl, at, clock.now(), dayOnly)}
    </time>
  );
}
