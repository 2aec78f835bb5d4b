import { useIntl } from 'react-intl';
import { dayAt } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { localMoment, timeText } from '#kit/services/dates';

/** Formats a moment: "today" and its time, else day, weekday and time. */
export function useDayAndTime(): (at: string) => string {
  const intl = useIntl();
  const { clock } = useAppServices();
  return (at) => {
    const now = clock.now();
    const isToday = dayAt(at) === dayAt(now);
    return isToday
      ? `${intl.formatMessage({ id: 'dashboard.today' })} ${timeText(at)}`
      : localMoment(intl, at, now);
  };
}
