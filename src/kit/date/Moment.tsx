import { useIntl } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { localMoment, timestampText } from '#kit/services/dates';

/** A moment of a record in a list or a panel, with its timestamp as a tooltip; a dash for none. */
export function Moment({ at }: { at: string | null | undefined }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  if (!at) return '–';
  return (
    <time dateTime={at} title={timestampText(at)}>
      {localMoment(intl, at, clock.now())}
    </time>
  );
}
