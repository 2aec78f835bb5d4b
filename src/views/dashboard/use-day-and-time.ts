import { useIntl } from 'react-intl';
import { dayAt } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { localDate, timeText } from '#kit/services/dates';

/** Formats a moment: its day, or "today", and its time. */
export function useDayAndTime(): (at: string) => string {
  const intl = useIntl();
  const { clock } = useAppServices();
  return (at) => {
    const isToday = dayAt(at) === dayAt(clock.now());
    return `${isToday ? intl.formatMessage({ id: 'dashboard.today' }) : localDate(intl, at)} ${timeText(at)}`;
  };
}
