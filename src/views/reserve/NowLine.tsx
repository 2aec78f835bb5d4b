import { useIntl } from 'react-intl';
import { inJapan } from '#domain/base/japan-time';
import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';
import { timeText } from '#kit/services/dates';

const MINUTE = 60_000;

/** Marks the current minute in its hour of today; renders nothing in any other hour. */
export function NowLine({ hour }: { hour: number }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const minute = Math.floor(clock.now() / MINUTE) * MINUTE;
  const now = useNow([new Date(minute + MINUTE).toISOString()]);
  const inHours = inJapan(now);
  if (inHours.hour() !== hour) return null;
  const text = intl.formatMessage({ id: 'calendar.now' }, { time: timeText(new Date(now).toISOString()) });
  return (
    <span className="week-now" style={{ top: `${(inHours.minute() / 60) * 100}%` }}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
